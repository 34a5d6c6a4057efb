import { expect, it } from 'vitest';
import { createGuard } from '../../../../relay/autonomy/browse/repetition-guard';

const click = (selector: string) => [{ action: 'click', selector }];

it('warns at the third same act in a row, and stops the task at three more', () => {
  const guard = createGuard();
  const verdicts = Array.from({ length: 6 }, (_, turn) => guard.judge(`page ${turn}`, click('#a')));
  expect(verdicts.map(({ goOn }) => goOn)).toEqual([true, true, true, true, true, false]);
  expect(verdicts.flatMap((one) => ('notice' in one ? [one.notice] : []))).toEqual([
    expect.stringContaining('click on #a'),
  ]);
});

it('warns when the page is the same four times in six decisions', () => {
  const guard = createGuard();
  const pages = ['a', 'b', 'a', 'b', 'a', 'a'];
  const verdicts = pages.map((page, turn) => guard.judge(page, click(`#${turn}`)));
  expect(verdicts.map((one) => 'notice' in one)).toEqual([false, false, false, false, false, true]);
});

it('lets different acts on changing pages pass', () => {
  const guard = createGuard();
  for (let turn = 0; turn < 50; turn += 1) {
    expect(guard.judge(`page ${turn}`, click(`#${turn % 2}`))).toEqual({ goOn: true });
  }
});

it('takes what one decision repeats for meant', () => {
  const guard = createGuard();
  expect(guard.judge('a', Array.from({ length: 10 }, () => click('#plus')).flat())).toEqual({ goOn: true });
});
