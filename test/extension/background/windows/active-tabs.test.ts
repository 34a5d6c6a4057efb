import { expect, test } from 'vitest';
import { ActiveTabs } from '../../../../extension/background/windows/active-tabs';

test('counts the switches of each window, and says which tab it shows', () => {
  const tabs = new ActiveTabs();
  tabs.activated(1, 11);
  tabs.activated(1, 12);
  tabs.activated(2, 21);
  expect([tabs.switchesIn(1), tabs.switchesIn(2), tabs.switchesIn(3)]).toEqual([2, 1, 0]);
  expect([...tabs.snapshot()]).toEqual([
    [1, 12],
    [2, 21],
  ]);
});

test('keeps nothing of a closed window', () => {
  const tabs = new ActiveTabs();
  tabs.activated(1, 11);
  tabs.windowRemoved(1);
  expect([...tabs.snapshot()]).toEqual([]);
});
