/** Wiring only: what reads a page thing by thing, which the worker puts into a document with its first `inspect`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { inspectPage } from '../dom/snapshot/inspect';

export default defineUnlistedScript(() => {
  globalThis.tabrelayInspector = inspectPage;
});
