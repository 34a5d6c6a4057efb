/** Calls between two relays over a server that loses messages: each is done once at most, and the truth is told. */
import { describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { Deadline } from '../../../../relay/deadline';
import { IncomingCalls } from '../../../../relay/fleet/calls/incoming-calls';
import { OutgoingCalls } from '../../../../relay/fleet/calls/outgoing-calls';
import type { RemoteRequest } from '../../../../relay/fleet/calls/request';
import { Sealing } from '../../../../relay/fleet/calls/sealing';
import { subjectsOf } from '../../../../relay/fleet/names';
import { Members } from '../../../../relay/fleet/state/members';
import { FakeServer } from '../../../support/fleet/fake-bus';
import { until } from '../../../support/until';

const subjects = subjectsOf('test');
const request = {
  operation: 'takeStep' as const,
  input: { action: 'click' },
  caller: { keyName: 'default', scopes: ['act' as const] },
};

/** Two relays; `perform` is what the second one does. */
function pair(perform: (request: RemoteRequest, signal: AbortSignal) => Promise<unknown>) {
  const server = new FakeServer();
  const [asking, holding] = [server.bus(), server.bus()];
  const done: RemoteRequest[] = [];
  const theirs = new Sealing();
  const members = new Members();
  members.heard('holder');
  const incoming = new IncomingCalls({
    bus: holding,
    sealing: theirs,
    perform: (given, signal) => {
      done.push(given);
      return perform(given, signal);
    },
    onError: (error) => {
      throw error;
    },
  });
  const subject = subjects.relay('holder');
  const end = holding.subscribe(subject, (message) => incoming.take(message));
  const calls = new OutgoingCalls({
    bus: asking,
    sealing: new Sealing(),
    members,
    inbox: (id) => subjects.inbox('door', id),
  });
  const target = { run: 'holder', publicKey: theirs.publicKey, subject };
  const abort = new AbortController();
  const call = (limitMs = 10_000, input: unknown = request.input) =>
    calls.call(target, { ...request, input }, { deadline: Deadline.after(limitMs), signal: abort.signal });
  return { server, asking, holding, members, incoming, call, done, abort, end };
}

describe('a call to another relay', () => {
  it('is answered with the value, or with the error', async () => {
    const { call } = pair(async () => ({ success: true }));
    expect(await call()).toEqual({ value: { success: true } });
    const failing = pair(async () => {
      throw new RelayError('element_not_found', 'Nothing there.', { outcome: 'not_executed' });
    });
    const { error } = (await failing.call()) as { error: RelayError };
    expect([error.code, error.message, error.more]).toEqual([
      'element_not_found',
      'Nothing there.',
      { outcome: 'not_executed' },
    ]);
  });

  it('carries how much time is left, and no time of day', async () => {
    const { call, done } = pair(async () => '');
    await call(5_000);
    expect(done[0]?.remainingMs).toBeGreaterThan(4_000);
    expect(done[0]?.remainingMs).toBeLessThanOrEqual(5_000);
  });

  it('is read by nobody between the relays', async () => {
    const seen: string[] = [];
    const { server, call } = pair(async () => 'the-answer');
    server.loses = (subject, data) => {
      seen.push(subject, Buffer.from(data).toString('latin1'));
      return false;
    };
    await call(10_000, { secrets: { password: 'the-secret' } });
    expect(seen.join('\n')).not.toMatch(/the-secret|the-answer|default|takeStep/);
  });

  it('is passed on in parts where it is large, and so is its answer', async () => {
    const { call } = pair(async ({ input }) => input);
    const large = 'x'.repeat(100_000);
    expect(await call(10_000, large)).toEqual({ value: large });
  });

  it('surely did not arrive where nobody listens, and where the server is away', async () => {
    const { call, end, asking } = pair(async () => '');
    end();
    expect(await call()).toEqual({ lost: 'undelivered' });
    asking.connect(false);
    expect(await call()).toEqual({ lost: 'undelivered' });
  });

  it('is sent again when it was lost, and done once', async () => {
    const { server, call, done, asking } = pair(async () => 'done');
    let lost = 0;
    server.loses = (subject) => subject.startsWith('test.relay') && ++lost === 1;
    const answer = call();
    asking.connect(false);
    asking.connect(true);
    expect(await answer).toEqual({ value: 'done' });
    expect(done).toHaveLength(1);
  });

  it('is not done again when its answer was lost', async () => {
    const { server, call, done, asking } = pair(async () => 'done');
    let isLost = true;
    server.loses = (subject) => subject.startsWith('test.inbox') && isLost;
    const answer = call();
    await until('it to be done', () => done.length === 1);
    isLost = false;
    asking.connect(false);
    asking.connect(true);
    expect(await answer).toEqual({ value: 'done' });
    expect(done).toHaveLength(1);
  });

  it('is given up when the other relay falls silent', async () => {
    const { call, members, done } = pair(() => new Promise(() => {}));
    const answer = call();
    await until('it to be begun', () => done.length === 1);
    members.left('holder');
    expect(await answer).toEqual({ lost: 'relay' });
  });

  it('is answered soon after its deadline, and stopped there', async () => {
    const { call, done } = pair(
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const start = performance.now();
    const end = await call(50).catch((error) => error);
    expect(end).toEqual({ lost: 'late' });
    expect(performance.now() - start).toBeGreaterThan(50);
    expect(done).toHaveLength(1);
  });

  it('is stopped at the other relay when the caller is gone', async () => {
    let stopped = false;
    const { call, abort, done } = pair(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(new RelayError('interrupted', 'Stopped.'));
          }),
        ),
    );
    const answer = call();
    await until('it to be begun', () => done.length === 1);
    abort.abort();
    expect(await answer).toMatchObject({ error: { code: 'interrupted' } });
    await until('it to be stopped', () => stopped);
  });
});
