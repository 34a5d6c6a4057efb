import { expect, test } from 'vitest';
import type { SessionRecord } from '../../../../extension/background/sessions/session-record';
import { Drivers } from '../../../../extension/background/user/drivers';

/** One session; its frames answer once the test lets them. */
function oneSession() {
  let record = { id: 's', tabIds: [1] } as unknown as SessionRecord;
  let letAnswer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const drivers = new Drivers({
    sessions: {
      find: () => record,
      get: () => record,
      ofTab: () => record,
      lock: (_, lock) => {
        record = { ...record, lock };
      },
    },
    watchInput: async () => undefined,
    tellFrames: (_, message) =>
      (message as { personActed: boolean }).personActed ? Promise.resolve() : answered,
    changed: () => undefined,
  });
  return { drivers, letAnswer };
}

const question = { sessionId: 's', instructions: 'Type the code.', forMs: 10_000 };

test('a question that comes while the session is handed back is not answered by that', async () => {
  const { drivers, letAnswer } = oneSession();
  await drivers.set('s', 'user', { paused: true });
  const handedBack = drivers.set('s', 'api');
  const asked = drivers.handOff(question, new AbortController().signal);
  letAnswer();
  await handedBack;
  expect(drivers.state('s')).toEqual({ driver: 'user', locked: true, instructions: 'Type the code.' });
  await drivers.set('s', 'api', { success: false });
  expect(await asked).toEqual({ success: false, reason: 'The person refused.' });
});

test('a person who takes the session over while it is handed back keeps it', async () => {
  const { drivers, letAnswer } = oneSession();
  await drivers.set('s', 'user');
  const handedBack = drivers.set('s', 'api');
  await drivers.set('s', 'user', { paused: true });
  letAnswer();
  await handedBack;
  expect(drivers.state('s')).toMatchObject({ driver: 'user', paused: true });
});

test('a question whose caller gives up ends, even if the person takes the session over at that moment', async () => {
  const { drivers, letAnswer } = oneSession();
  const caller = new AbortController();
  const asked = drivers.handOff(question, caller.signal);
  caller.abort();
  await drivers.set('s', 'user');
  letAnswer();
  expect(await asked).toEqual({ success: false, reason: 'Nobody has answered in time.' });
  expect(drivers.state('s')).toMatchObject({ driver: 'user' });
});
