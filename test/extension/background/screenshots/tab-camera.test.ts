/** What the camera sees of a tab that moves while it looks. */
import { expect, test } from 'vitest';
import browser from 'webextension-polyfill';
import type { PageLink } from '../../../../extension/background/page-link/page-link';
import { tabCamera } from '../../../../extension/background/screenshots/tab-camera';

const tabId = 5;

/** @param windowIds the window that has the tab each time the browser is asked for it; undefined when it is closed */
function cameraFor(windowIds: (number | undefined)[], open: number[]) {
  Object.assign(browser, {
    tabs: {
      get: async () => {
        const windowId = windowIds.shift();
        if (windowId === undefined) throw new Error('No tab with id: 5.');
        return { id: tabId, windowId, active: true };
      },
    },
    windows: {
      get: async (id: number) => {
        if (!open.includes(id)) throw new Error(`No window with id: ${id}.`);
        return { id, state: 'normal' };
      },
    },
  });
  return tabCamera(
    {} as PageLink,
    () => true,
    () => 0,
    () => undefined,
  );
}

test('a tab that has moved into a new window meanwhile is seen there', async () => {
  const camera = cameraFor([1, 2, 2], [2]);
  expect(await camera.look(tabId)).toEqual({ windowId: 2, active: true, minimised: false });
});

test.each([
  ['with its window', [1, 1]],
  ['just now', [1, undefined, undefined]],
])('a tab that was closed %s is not seen', async (_, windowIds) => {
  expect(await cameraFor(windowIds, []).look(tabId)).toBeUndefined();
});
