/** Puts files into a page; loaded with the first `upload`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { uploadFiles } from '../../actions/element/filling/upload-files';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    upload: typeof uploadFiles;
  }
}

export default defineUnlistedScript(() => provide('upload', uploadFiles));
