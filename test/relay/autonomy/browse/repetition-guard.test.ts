import { expect, it } from 'vitest';
import { createGuard } from '../../../../relay/autonomy/browse/repetition-guard';
import type { ActOutcome } from '../../../../relay/autonomy/model';

const done = (result: ActOutcome['result'] = { success: true }): ActOutcome[] => [
  { act: { action: 'click', selector: '#a' }, result },
];
const failed: ActOutcome[] = [{ act: { action: 'click', selector: '#a' }, error: 'It is covered.' }];

it('warns after four decisions without anything new, and stops the task after four more', () => {
  const guard = createGuard('page');
  const verdicts = Array.from({ length: 8 }, () => guard.judge('page', done()));
  expect(verdicts.map(({ goOn }) => goOn)).toEqual([true, true, true, true, true, true, true, false]);
  expect(verdicts.map((one) => 'notice' in one)).toEqual([
    ...Array(3).fill(false),
    true,
    ...Array(4).fill(false),
  ]);
});

it('lets the same click pass as long as the page shows something new', () => {
  const guard = createGuard('page');
  for (let more = 0; more < 50; more += 1) {
    expect(guard.judge(`page with ${more} items`, done())).toEqual({ goOn: true });
  }
});

it('takes a reading with new content for progress, and one that was read before for none', () => {
  const guard = createGuard('page');
  const found = (text: string) => 'notice' in guard.judge('page', done(text));
  expect(['a', 'b', 'c', 'd', 'e'].map(found)).toEqual(Array(5).fill(false));
  expect(['a', 'b', 'c', 'd'].map(found)).toEqual([false, false, false, true]);
});

it('takes going to and fro between two pages for no progress', () => {
  const guard = createGuard('a');
  const pages = ['b', 'a', 'b', 'a', 'b'];
  expect(pages.map((page) => 'notice' in guard.judge(page, done()))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('takes a page that changes by itself while every act fails for no progress', () => {
  const guard = createGuard('12:00');
  const clock = ['12:01', '12:02', '12:03', '12:04'];
  expect(clock.map((page) => 'notice' in guard.judge(page, failed))).toEqual([false, false, false, true]);
});

it('warns anew after progress', () => {
  const guard = createGuard('page');
  for (let turn = 0; turn < 4; turn += 1) guard.judge('page', done());
  guard.judge('another page', done());
  const verdicts = Array.from({ length: 4 }, () => guard.judge('page', done()));
  expect(verdicts.every(({ goOn }) => goOn)).toBe(true);
});
