/** Wiring only: what drags, which the worker puts into a document with its first `drag`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { dragAndDrop } from '../dom/drag/drag';

export default defineUnlistedScript(() => {
  globalThis.tabrelayDragger = dragAndDrop;
});
