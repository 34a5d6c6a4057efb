/** What several callers ask of a browser at the same moment reaches it in two messages: the first at once, the others together. */
import { expect, it, onTestFinished } from 'vitest';
import { Deadline } from '../../../../relay/deadline';
import { session } from '../../../support/stand-ins/fake-browsers';
import { connect } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const known = { id: 'browser1', name: 'Fake', secret: 'f'.repeat(32), byHand: true };

it('commands go out together, and replies that come together are taken', async () => {
  const relay = await startSocketRelay({ known: [known] });
  onTestFinished(relay.stop);
  const sessions = ['browser1-a', 'browser1-b', 'browser1-c'].map((id) => session(id));
  const { id: browserId, secret } = known;
  const extension = await connect(relay.url, { browserId, secret, sessions });
  const read = (sessionId: string) =>
    relay.browsers.send(
      { do: 'step', sessionId, action: 'text', selector: '' },
      {
        keyName: 'default',
        commandId: sessionId,
        hasIdempotencyKey: false,
        deadline: Deadline.after(5_000),
        effect: 'read',
        signal: new AbortController().signal,
      },
    );
  const answers = Promise.all(sessions.map(({ id }) => read(id)));
  for (const { id } of sessions) expect(await extension.next()).toMatchObject({ type: 'command', id });
  expect(JSON.parse(extension.messages.at(-1) ?? '')).toHaveLength(2);
  const replies = sessions.map(({ id }) => ({ type: 'reply', id, result: `text of ${id}` }));
  extension.send(JSON.stringify(replies));
  expect(await answers).toEqual(sessions.map(({ id }) => `text of ${id}`));
});

it('a message with one frame that is none closes the socket', async () => {
  const relay = await startSocketRelay({ known: [known] });
  onTestFinished(relay.stop);
  const extension = await connect(relay.url, { browserId: known.id, secret: known.secret });
  extension.send(JSON.stringify([{ type: 'pong' }, { type: 'gibberish' }]));
  expect(await extension.closed).toBe(4400);
});
