/** Wiring only: what puts files into a page, which the worker puts into a document with its first `upload`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { setInputFiles } from '../dom/set-input-files';

export default defineUnlistedScript(() => {
  globalThis.tabrelayUploader = setInputFiles;
});
