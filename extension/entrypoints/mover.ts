/**
 * Wiring only: what arrow, Home, End and Page keys do, which the worker puts into a document with the first of them.
 */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { moveByKey } from '../dom/keyboard/navigation-keys';

export default defineUnlistedScript(() => {
  globalThis.tabrelayMover = moveByKey;
});
