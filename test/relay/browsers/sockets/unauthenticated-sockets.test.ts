/** Any program, and another extension, can open a socket; until it has proved itself it costs next to nothing. */
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { protocolVersion } from '../../../../extension/protocol/frames/frames';
import { freshNonce } from '../../../../extension/protocol/pairing/proof';
import { Deadline } from '../../../../relay/deadline';
import { session as sessionOf } from '../../../support/stand-ins/fake-browsers';
import { connect, introduce, openSocket } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const known = { id: 'browser01', name: 'Known', secret: 'the lasting secret', byHand: true };
const mine = { browserId: known.id, secret: known.secret };
const session = sessionOf('browser01-a');

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
afterEach(() => relay.stop());

describe('a socket that has not proved itself', () => {
  it('is closed for a frame over 4 KiB, in one piece or dribbled', async () => {
    relay = await startSocketRelay({ known: [known] });
    const whole = await openSocket(relay.url);
    whole.send(`"${'x'.repeat(4_100)}"`);
    expect(await whole.closed).toBe(1009);
    const endless = await openSocket(relay.url);
    endless.send('x'.repeat(8 * 1024 * 1024));
    expect(await endless.closed).toBe(1009);
  });

  it('is closed when it says something else than its turn is, text or not', async () => {
    relay = await startSocketRelay({ known: [known] });
    for (const frame of [
      '{"type":"pong"}',
      '{"type":"sessions","sessions":[]}',
      '{"type":"reply","id":"a","result":1}',
      Buffer.from([0xff, 0xfe, 0x00]),
      '[]',
      'null',
      '{"type":"hello"}',
    ]) {
      const socket = await openSocket(relay.url);
      socket.send(frame);
      expect(await socket.closed).toBe(4400);
    }
    expect(relay.browsers.list()).toEqual([]);
  });

  it('has to go when eight newer ones came, and the browser still gets in', async () => {
    relay = await startSocketRelay({ known: [known] });
    const oldest = await openSocket(relay.url);
    const others = await Promise.all(Array.from({ length: 7 }, () => openSocket(relay.url)));
    await connect(relay.url, mine);
    expect(await oldest.closed).toBe(4429);
    expect(relay.browsers.list()).toHaveLength(1);
    for (const other of others) other.close();
  });

  it('is cut off where it does not agree to being closed', async () => {
    relay = await startSocketRelay();
    const { port } = new URL(relay.url);
    const stubborn = connectTcp(Number(port), '127.0.0.1');
    stubborn.write(
      [
        'GET /extension HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    );
    stubborn.on('error', () => undefined).resume();
    await once(stubborn, 'close');
  }, 15_000);

  it('learns nothing from the relay that it could use on another connection', async () => {
    relay = await startSocketRelay({ known: [known] });
    const nonce = freshNonce();
    const proofs = new Set<string>();
    for (let times = 0; times < 5; times += 1) {
      const socket = await openSocket(relay.url);
      socket.send({
        type: 'hello',
        protocol: protocolVersion,
        browserId: known.id,
        nonce,
        purpose: 'resume',
      });
      const challenge = await socket.next();
      if (challenge.type !== 'challenge') throw new Error(challenge.type);
      proofs.add(challenge.proof);
      expect(JSON.stringify(challenge)).not.toContain(known.secret);
      socket.close();
    }
    expect(proofs.size).toBe(5);
  });
});

describe('a browser that has proved itself', () => {
  it('may have more sessions than fit into 4 KiB', async () => {
    relay = await startSocketRelay({ known: [known] });
    const sessions = Array.from({ length: 100 }, (_, n) => ({ ...session, id: `browser01-${n}` }));
    await connect(relay.url, { ...mine, sessions });
    expect(relay.browsers.list()).toMatchObject([{ sessions: 100 }]);
  });

  it('is not on the list before it has told its sessions, and is closed for telling anything else', async () => {
    relay = await startSocketRelay({ known: [known] });
    const socket = await openSocket(relay.url);
    await introduce(socket, mine);
    expect((await socket.next()).type).toBe('welcome');
    expect(relay.browsers.list()).toEqual([]);
    socket.send({ type: 'pong' });
    expect(await socket.closed).toBe(4400);
  });

  it('is closed for a frame over 32 MiB and for one that is none, and the other browsers go on', async () => {
    const other = { id: 'browser02', name: 'Other', secret: 'another secret', byHand: true };
    relay = await startSocketRelay({ known: [known, other] });
    const bystander = await connect(relay.url, {
      browserId: other.id,
      secret: other.secret,
      sessions: [{ ...session, id: 'browser02-a' }],
    });
    const reply = relay.browsers.send(
      { do: 'step', sessionId: 'browser02-a', action: 'text', selector: '' },
      {
        keyName: 'default',
        commandId: 'c1',
        hasIdempotencyKey: false,
        deadline: Deadline.after(10_000),
        effect: 'read',
        signal: new AbortController().signal,
      },
    );
    expect(await bystander.next()).toMatchObject({ type: 'command', id: 'c1' });
    for (const [frame, code] of [
      ['x'.repeat(32 * 1024 * 1024 + 1), 1009],
      ['{"type":"reply"}', 4400],
      [Buffer.from([0xc3, 0x28]), 4400],
    ] as const) {
      const socket = await connect(relay.url, mine);
      socket.send(frame);
      expect(await socket.closed).toBe(code);
    }
    bystander.send({ type: 'reply', id: 'c1', result: 'hello' });
    expect(await reply).toBe('hello');
  });

  it('cannot answer for another browser, nor open or close its sessions', async () => {
    const other = { id: 'browser02', name: 'Other', secret: 'another secret', byHand: true };
    relay = await startSocketRelay({ known: [known, other] });
    const owner = await connect(relay.url, { ...mine, sessions: [session] });
    const liar = await connect(relay.url, {
      browserId: other.id,
      secret: other.secret,
      sessions: [{ ...session, id: 'browser01-b' }],
    });
    const reply = relay.browsers.send(
      { do: 'step', sessionId: session.id, action: 'text', selector: '' },
      {
        keyName: 'default',
        commandId: 'c1',
        hasIdempotencyKey: false,
        deadline: Deadline.after(10_000),
        effect: 'read',
        signal: new AbortController().signal,
      },
    );
    await owner.next();
    liar.send({ type: 'event', event: { name: 'session-closed', sessionId: session.id } });
    liar.send({
      type: 'event',
      event: { name: 'session-opened', session: { ...session, id: 'browser01-c' } },
    });
    liar.send({ type: 'reply', id: 'c1', result: 'a lie' });
    owner.send({ type: 'reply', id: 'c1', result: 'the truth' });
    expect(await reply).toBe('the truth');
    const ids = (await relay.browsers.sessions(AbortSignal.abort())).map(({ id }) => id);
    expect(ids).toEqual([session.id]);
  });

  it('takes the place of its older connection, which has no say any more', async () => {
    relay = await startSocketRelay({ known: [known] });
    const older = await connect(relay.url, { ...mine, sessions: [session] });
    const newer = await connect(relay.url, { ...mine, sessions: [session] });
    expect(await older.closed).toBe(4409);
    expect(relay.browsers.list()).toHaveLength(1);
    newer.send({ type: 'event', event: { name: 'session-closed', sessionId: session.id } });
    await expect.poll(() => relay.browsers.list()).toMatchObject([{ sessions: 0 }]);
  });
});
