/** Steps of one session run one after another; those that wait can be looked at. */
import { expect, test } from 'vitest';
import type { StepCommand } from '../../../../extension/background/page-link/step-command';
import { SessionTurns } from '../../../../extension/background/steps/session-turns';

const stepOf = (id: string, effect = 'read') => ({ id, effect }) as StepCommand;
const isRead = ({ effect }: StepCommand) => effect === 'read';

test('work begins when all that came before it is over', async () => {
  const turns = new SessionTurns();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await null;
    log.push(`${name} ends`);
  };
  await Promise.all([turns.take('s', work('one')), turns.take('s', work('two'))]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('the next steps are those that wait, up to the first of another kind', async () => {
  const turns = new SessionTurns();
  const waiting: string[][] = [];
  const look = async () => {
    // All have arrived by then.
    await null;
    waiting.push(turns.nextSteps('s', isRead).map(({ id }) => id));
  };
  const steps = [stepOf('a'), stepOf('b'), stepOf('c', 'act'), stepOf('d')];
  await Promise.all([
    ...steps.map((step) => turns.take('s', look, step)),
    turns.take('s', look),
    turns.take('s', look, stepOf('f')),
  ]);
  // The work without a step is a picture, for example, which no read may come before.
  expect(waiting).toEqual([['b'], [], ['d'], [], ['f'], []]);
  expect(turns.nextSteps('s', isRead)).toEqual([]);
});
