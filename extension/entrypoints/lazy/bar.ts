/** The bar that says who drives; the service worker loads it into the documents of sessions when no step waits for it. */
import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { keepOwnNames } from '../../dom/tree/own-names';
import { Bar } from '../../page/bar/bar';
import { provide, provided } from '../../page/lazy-scripts';
import type { ToBar } from '../../protocol/user/bar';

declare global {
  interface LazyScripts {
    bar: Bar;
  }
}

export default defineUnlistedScript(() => {
  if (provided('bar')) return;
  keepOwnNames(globalThis);
  const bar = new Bar(document, (barAct) => {
    // After the extension was reloaded, this fails.
    Promise.resolve()
      .then(() => browser.runtime.sendMessage({ barAct }))
      .catch(() => undefined);
  });
  provide('bar', bar);
  browser.runtime.onMessage.addListener((message: unknown) => {
    const { bar: told } = (message ?? {}) as Partial<ToBar>;
    if (told === 'captured') bar.pictureTaken();
    else if (told) bar.show(told);
  });
});
