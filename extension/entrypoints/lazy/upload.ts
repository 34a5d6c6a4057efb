/** Puts files into a page; loaded with the first `upload`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { putFiles } from '../../dom/put-files';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    upload: typeof putFiles;
  }
}

export default defineUnlistedScript(() => provide('upload', putFiles));
