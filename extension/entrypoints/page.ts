/** The content script, which the service worker puts into the documents of session tabs. */
import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startPage } from '../page/start-page';

export default defineUnlistedScript(() =>
  startPage(document, {
    connect: () => browser.runtime.connect({ name: 'page' }),
    openOrClosedShadowRoot: (element) => browser.dom.openOrClosedShadowRoot(element),
  }),
);
