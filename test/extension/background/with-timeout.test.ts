/** A call that was given up has not happened, also where the browser carries it out after all. */
import { expect, test } from 'vitest';
import { withTimeout } from '../../../extension/background/with-timeout';

test('what comes after its time is undone, and what comes in time is not', async () => {
  let come = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    come = resolve;
  });
  const undone: string[] = [];
  const undo = (late: string) => undone.push(late);
  expect(await withTimeout('open', Promise.resolve('in time'), 5_000, undo)).toBe('in time');
  await expect(withTimeout('open', answer, 1, undo)).rejects.toMatchObject({ code: 'timeout' });
  come('late');
  await answer;
  expect(undone).toEqual(['late']);
});
