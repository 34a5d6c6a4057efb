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

const asProgram = { asProgram: true };

test.each([{}, { paused: true }])('no program hands back what a person has taken over: %j', async (how) => {
  const { drivers } = oneSession();
  await drivers.set('s', 'user', how);
  await drivers.set('s', 'user', asProgram);
  await expect(drivers.set('s', 'api', asProgram)).rejects.toMatchObject({
    code: 'user_driving',
    message: expect.stringContaining('Only the person'),
  });
  expect(drivers.state('s')).toEqual({ driver: 'user', locked: true, ...how });
});

test.each([{}, { success: false }])('no program answers what a person is asked: %j', async (how) => {
  const { drivers, letAnswer } = oneSession();
  const asked = drivers.handOff(question, new AbortController().signal);
  await expect(drivers.set('s', 'api', { ...asProgram, ...how })).rejects.toMatchObject({
    code: 'user_driving',
  });
  letAnswer();
  await drivers.set('s', 'api', { reason: 'Typed.' });
  expect(await asked).toEqual({ success: true, reason: 'Typed.' });
});

test('a program hands back what it took over itself', async () => {
  const { drivers, letAnswer } = oneSession();
  await drivers.set('s', 'user', asProgram);
  expect(drivers.state('s')).toEqual({ driver: 'user', locked: true });
  letAnswer();
  expect(await drivers.set('s', 'api', asProgram)).toEqual({ driver: 'api', locked: false });
});

test('a question that nobody answers leaves the session paused that a person has paused', async () => {
  const { drivers, letAnswer } = oneSession();
  letAnswer();
  await drivers.set('s', 'user', { paused: true });
  const asked = await drivers.handOff({ ...question, forMs: 1 }, new AbortController().signal);
  expect(asked.success).toBe(false);
  expect(drivers.state('s')).toEqual({ driver: 'user', locked: true, paused: true });
});

test('a program that hands back does not interrupt a person who is typing', async () => {
  const { drivers, letAnswer } = oneSession();
  letAnswer();
  drivers.received({ personActed: true }, { tab: { id: 1 } } as never);
  await drivers.set('s', 'user', asProgram);
  expect(await drivers.set('s', 'api', asProgram)).toEqual({ driver: 'user', locked: false });
  expect(await drivers.set('s', 'api')).toEqual({ driver: 'api', locked: false });
});
