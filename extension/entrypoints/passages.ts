/** Wiring only: what makes passages of a page, which the worker puts into a document with its first `passages`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPassages } from '../dom/passages/read-passages';

export default defineUnlistedScript(() => {
  globalThis.tabrelayPassageReader = readPassages;
});
