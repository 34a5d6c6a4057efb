/** A page may have loaded before the dialog that it opened at once was reported. */
import { expect, test, vi } from 'vitest';
import { Dialogs } from '../../../../extension/background/dialogs/dialogs';
import type { SessionRecord } from '../../../../extension/background/sessions/session-record';
import { StepSideEffects } from '../../../../extension/background/sessions/step-side-effects';

const session = { id: 's', dialogs: 'dismiss' } as SessionRecord;

/** Dialogs of a tab whose scripts run when the test lets them. */
function ofTab() {
  const waiting: (() => void)[] = [];
  const sideEffects = new StepSideEffects();
  const dialogs = new Dialogs({
    sessions: { ofTab: () => session },
    sideEffects,
    runInFrame: () => new Promise((resolve) => waiting.push(() => resolve(true as never))),
  });
  return { dialogs, sideEffects, letScriptsRun: () => waiting.splice(0).map((run) => run()) };
}

test('a step waits for what its new document has reported', async () => {
  const { dialogs, sideEffects, letScriptsRun } = ofTab();
  void dialogs.answerIn(1, 0, { isNew: true });
  const replied = dialogs.reported(1).then(() => sideEffects.take('s'));
  await new Promise((resolve) => setImmediate(resolve));
  const report = { dialog: { type: 'alert', message: 'Welcome', preset: '' } };
  dialogs.received(report, { tab: { id: 1 } } as never);
  letScriptsRun();
  expect(await replied).toMatchObject({ dialog: { type: 'alert', message: 'Welcome' } });
});

test('it waits for no document that a dialog holds, nor for another tab', async () => {
  vi.useFakeTimers();
  const { dialogs } = ofTab();
  void dialogs.answerIn(1, 0, { isNew: true });
  await dialogs.reported(2);
  let over = false;
  const waited = dialogs.reported(1).then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await waited;
  vi.useRealTimers();
  expect(over).toBe(true);
});
