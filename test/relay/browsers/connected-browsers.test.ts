import { afterEach, describe, expect, it } from 'vitest';
import type { Session, ToExtension } from '../../../extension/protocol/frames/frames';
import type { Call } from '../../../relay/browsers/browsers';
import { Deadline } from '../../../relay/deadline';
import { type Character, connect, type FakeExtension } from '../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../support/stand-ins/socket-relay';

const known = { id: 'browser01', name: 'Known', secret: 'the lasting secret', byHand: false };
const session: Session = {
  id: 'browser01-a',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-01T00:00:00.000Z',
  keyName: 'default',
  headless: true,
  incognito: false,
};
const step = { do: 'step', sessionId: session.id, action: 'click', selector: '#a' } as const;

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
afterEach(() => relay.stop());

const call = ({ timeoutMs = 5_000, ...change }: Partial<Call> & { timeoutMs?: number } = {}): Call => ({
  keyName: 'default',
  commandId: 'command-1',
  hasIdempotencyKey: false,
  deadline: Deadline.after(timeoutMs),
  effect: 'act',
  signal: new AbortController().signal,
  ...change,
});

async function begin(character: Partial<Character> = {}): Promise<FakeExtension> {
  relay = await startSocketRelay({ known: [known] });
  return join(character);
}

const join = (character: Partial<Character> = {}) =>
  connect(relay.url, { browserId: known.id, secret: known.secret, sessions: [session], ...character });

function commandIn(frame: ToExtension) {
  if (frame.type !== 'command') throw new Error(`Expected a command, got ${frame.type}`);
  return frame;
}

describe('an order', () => {
  it('goes to the browser of its session and brings back the reply', async () => {
    const extension = await begin();
    const answer = relay.browsers.send(step, call());
    const command = commandIn(await extension.next());
    expect(command.order).toEqual(step);
    extension.send({ type: 'reply', id: command.id, result: { success: true } });
    expect(await answer).toEqual({ success: true });
  });

  it('for a session that does not exist is 404 and never sent', async () => {
    await begin({ sessions: [] });
    await expect(relay.browsers.send(step, call())).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('for a session of another key is 404 too', async () => {
    await begin();
    const other = call({ keyName: 'other' });
    await expect(relay.browsers.send(step, other)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('without any browser is refused once the 3 s after the start are over, and says what to do', async () => {
    relay = await startSocketRelay({ known: [known] });
    await expect(relay.browsers.send(step, call())).rejects.toMatchObject({ code: 'no_browser' });
    const startedAt = performance.now();
    await expect(relay.browsers.send(step, call())).rejects.toThrow('npm start');
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('for a browser by a name that none has is a bad request, and for one that is away it is not', async () => {
    const open = {
      do: 'open',
      headless: true,
      incognito: false,
      width: 800,
      height: 600,
      dialogs: 'dismiss',
    } as const;
    const other = { ...known, id: 'browser02' };
    relay = await startSocketRelay({ known: [known, other] });
    await join();
    await expect(relay.browsers.send(open, call({ browser: 'nope' }))).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/"nope".* \(brow\)/),
    });
    const away = relay.browsers.send(open, call({ browser: other.id, timeoutMs: 100 }));
    await expect(away).rejects.toMatchObject({ code: 'no_browser' });
  });

  it('waits for a browser that comes back within 3 s', async () => {
    relay = await startSocketRelay({ known: [known] });
    const answer = relay.browsers.send(step, call());
    const extension = await join();
    const command = commandIn(await extension.next());
    extension.send({ type: 'reply', id: command.id, result: 'read' });
    expect(await answer).toBe('read');
  });

  it('whose page stays silent ends soon after its deadline, outcome unknown', async () => {
    const extension = await begin();
    const silent = expect(relay.browsers.send(step, call({ timeoutMs: 100 }))).rejects.toMatchObject({
      code: 'timeout',
      more: { outcome: 'unknown' },
    });
    await extension.next();
    await silent;
  });

  it.each([
    ['read', 'no_browser'],
    ['act', 'interrupted'],
  ] as const)('that is to %s in a browser that goes away and stays away is %s', async (effect, code) => {
    const extension = await begin();
    const answer = relay.browsers.send(step, call({ effect, timeoutMs: 100 }));
    const refused = expect(answer).rejects.toMatchObject({ code });
    await extension.next();
    extension.close();
    await refused;
  });

  it('whose caller disconnected is cancelled in the browser', async () => {
    const extension = await begin();
    const caller = new AbortController();
    const hungUp = expect(relay.browsers.send(step, call({ signal: caller.signal }))).rejects.toMatchObject({
      code: 'interrupted',
    });
    const command = commandIn(await extension.next());
    caller.abort();
    expect(await extension.next()).toEqual({ type: 'cancel', id: command.id });
    await hungUp;
  });
});

describe('after a lost socket the relay asks what became of a command and', () => {
  async function interrupted(effect: Call['effect'] = 'act', hasIdempotencyKey = false) {
    const before = await begin();
    const answer = relay.browsers.send(step, call({ effect, hasIdempotencyKey }));
    answer.catch(() => undefined);
    const command = commandIn(await before.next());
    before.close();
    return { answer, command };
  }

  async function findings(
    command: { id: string },
    found: {
      state: 'unseen' | 'running' | 'lost' | 'done';
      reply?: { type: 'reply'; id: string; result: unknown };
    },
    character: Partial<Character> = {},
  ) {
    const after = await join(character);
    expect(await after.next()).toEqual({ type: 'resyncRequest', ids: [command.id] });
    after.send({ type: 'resyncResponse', entries: [{ id: command.id, ...found }] });
    return after;
  }

  it('takes the kept reply of one that was done', async () => {
    const { answer, command } = await interrupted();
    await findings(command, {
      state: 'done',
      reply: { type: 'reply', id: command.id, result: { success: true } },
    });
    expect(await answer).toEqual({ success: true });
  });

  it('sends one again that was never seen', async () => {
    const { answer, command } = await interrupted();
    const after = await findings(command, { state: 'unseen' });
    expect(commandIn(await after.next()).id).toBe(command.id);
    after.send({ type: 'reply', id: command.id, result: { success: true } });
    expect(await answer).toEqual({ success: true });
  });

  it('does not send an act again when the journal was born anew: nobody knows what happened', async () => {
    const { answer, command } = await interrupted();
    await findings(command, { state: 'unseen' }, { journalId: 'worker-2', storageId: 'storage-2' });
    await expect(answer).rejects.toMatchObject({ code: 'interrupted', more: { outcome: 'unknown' } });
  });

  it('does not send an act again to another worker: what the last one began is not written down', async () => {
    const { answer, command } = await interrupted();
    await findings(command, { state: 'unseen' }, { journalId: 'worker-2' });
    await expect(answer).rejects.toMatchObject({ code: 'interrupted', more: { outcome: 'unknown' } });
  });

  it('sends one with an Idempotency-Key again to another worker, whose journal would know it', async () => {
    const { answer, command } = await interrupted('act', true);
    const after = await findings(command, { state: 'unseen' }, { journalId: 'worker-2' });
    expect(commandIn(await after.next()).id).toBe(command.id);
    after.send({ type: 'reply', id: command.id, result: { success: true } });
    expect(await answer).toEqual({ success: true });
  });

  it('reads again even then, for reading has no effect', async () => {
    const { answer, command } = await interrupted('read');
    const after = await findings(
      command,
      { state: 'unseen' },
      { journalId: 'worker-2', storageId: 'storage-2' },
    );
    expect(commandIn(await after.next()).id).toBe(command.id);
    after.send({ type: 'reply', id: command.id, result: 'text' });
    expect(await answer).toBe('text');
  });

  it('calls the outcome of a lost one unknown', async () => {
    const { answer, command } = await interrupted();
    await findings(command, { state: 'lost' });
    await expect(answer).rejects.toMatchObject({ code: 'interrupted', more: { outcome: 'unknown' } });
  });

  it('goes on waiting for one that is running', async () => {
    const { answer, command } = await interrupted();
    const after = await findings(command, { state: 'running' });
    after.send({ type: 'reply', id: command.id, result: { success: true } });
    expect(await answer).toEqual({ success: true });
  });
});

describe('the list of sessions', () => {
  it('follows what the browser tells', async () => {
    const extension = await begin({ sessions: [] });
    const signal = new AbortController().signal;
    extension.send({ type: 'event', event: { name: 'session-opened', session } });
    await expect.poll(() => relay.browsers.sessions(signal)).toEqual([session]);
    extension.send({ type: 'event', event: { name: 'session-closed', sessionId: session.id } });
    await expect.poll(() => relay.browsers.sessions(signal)).toEqual([]);
  });

  it('is whole again once a lost browser is back, without a moment in which it seems empty', async () => {
    const before = await begin();
    const signal = new AbortController().signal;
    before.close();
    await expect.poll(() => relay.browsers.list()).toEqual([]);
    const list = relay.browsers.sessions(signal);
    await join();
    expect(await list).toEqual([session]);
  });
});

it('a browser that connects twice keeps its newest socket', async () => {
  const older = await begin();
  const newer = await join();
  expect(await older.closed).toBe(4409);
  const answer = relay.browsers.send(step, call());
  const command = commandIn(await newer.next());
  newer.send({ type: 'reply', id: command.id, result: { success: true } });
  expect(await answer).toEqual({ success: true });
});

describe('a browser that is disconnected', () => {
  it('is told that it is not paired', async () => {
    const extension = await begin();
    relay.browsers.disconnect(known.id);
    expect(await extension.closed).toBe(4401);
    expect(relay.browsers.list()).toEqual([]);
  });

  it('is not waited for', async () => {
    const extension = await begin();
    const answer = expect(relay.browsers.send(step, call({ timeoutMs: 60_000 }))).rejects.toMatchObject({
      code: 'interrupted',
      more: { outcome: 'unknown' },
    });
    await extension.next();
    relay.browsers.disconnect(known.id);
    await answer;
  });
});
