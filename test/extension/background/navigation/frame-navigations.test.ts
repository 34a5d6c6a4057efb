/** A click in a frame waits for what becomes of it, and must wait neither for another tab nor for ever. */
import { expect, test } from 'vitest';
import { FrameNavigations } from '../../../../extension/background/navigation/frame-navigations';

const [tab, frame] = [7, 70];
const isTab = (tabId: number) => tabId === tab;
const patience = () => AbortSignal.timeout(5_000);
const aborted = 'net::ERR_ABORTED';

test.each([
  ['a page comes', '', false],
  ['the browser gives it up for a download', aborted, true],
  ['an error page comes', 'net::ERR_CONNECTION_REFUSED', false],
])('a frame that sets out has come to nothing or not when %s', async (_, error, nothing) => {
  const frames = new FrameNavigations();
  const watch = frames.watch(isTab);
  frames.began(tab, frame);
  frames.ended(tab, frame, error);
  expect(await watch.wasAborted(patience())).toBe(nothing);
});

test('frames of other tabs, and those that were on their way before, are not looked at', async () => {
  const frames = new FrameNavigations();
  frames.began(tab, 71);
  const watch = frames.watch(isTab);
  frames.began(8, 80);
  frames.ended(8, 80, aborted);
  frames.ended(tab, 71, aborted);
  frames.began(tab, frame);
  frames.ended(tab, frame);
  expect(await watch.wasAborted(patience())).toBe(false);
});

test('a frame that never gets anywhere is waited for until the signal', async () => {
  const frames = new FrameNavigations();
  const watch = frames.watch(isTab);
  frames.began(tab, frame);
  expect(await watch.wasAborted(AbortSignal.abort())).toBe(false);
});
