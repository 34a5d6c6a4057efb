/** Puts files into a page; loaded with the first `upload`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { setInputFiles } from '../../dom/set-input-files';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    upload: typeof setInputFiles;
  }
}

export default defineUnlistedScript(() => provide('upload', setInputFiles));
