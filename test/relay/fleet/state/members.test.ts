import { expect, it } from 'vitest';
import { Members } from '../../../../relay/fleet/state/members';

function clocked() {
  const clock = { now: 0 };
  const members = new Members(() => clock.now);
  const gone: string[] = [];
  members.onGone((run) => gone.push(run));
  return { clock, members, gone };
}

it('lives as long as its heartbeat is heard, by this clock', () => {
  const { clock, members, gone } = clocked();
  members.heard('a');
  clock.now = 2_900;
  members.check();
  expect([members.isAlive('a'), gone]).toEqual([true, []]);
  clock.now = 3_100;
  members.check();
  members.check();
  expect([members.isAlive('a'), gone]).toEqual([false, ['a']]);
});

it('lives again when it is heard again', () => {
  const { clock, members, gone } = clocked();
  members.heard('a');
  clock.now = 4_000;
  members.check();
  members.heard('a');
  expect(members.isAlive('a')).toBe(true);
  clock.now = 8_000;
  members.check();
  expect(gone).toEqual(['a', 'a']);
});

it('is forgotten after ten seconds', () => {
  const { clock, members } = clocked();
  members.heard('a');
  clock.now = 10_100;
  expect(members.check()).toEqual(['a']);
  expect(members.all()).toEqual([]);
});

it('is not silent while this relay itself heard nobody', () => {
  const { clock, members, gone } = clocked();
  members.heard('a');
  clock.now = 60_000;
  members.heardNothingMeanwhile();
  members.check();
  expect([members.isAlive('a'), gone]).toEqual([true, []]);
});
