/** The content script, which the service worker puts into the documents of session tabs. */
import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startPage } from '../page/start-page';

export default defineUnlistedScript(() =>
  startPage(document, {
    connect: (name) => browser.runtime.connect({ name }),
    openOrClosedShadowRoot: (element) => browser.dom.openOrClosedShadowRoot(element),
  }),
);
