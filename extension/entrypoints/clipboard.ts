/** Wiring only: what copies and pastes, which the worker puts into a document with the first key that does. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { clipboard } from '../dom/keyboard/clipboard';

export default defineUnlistedScript(() => {
  globalThis.tabrelayClipboard = clipboard;
});
