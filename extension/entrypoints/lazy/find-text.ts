/** Finds text on a page; loaded with the first `find`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findText } from '../../dom/snapshot/find-text';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'find-text': typeof findText;
  }
}

export default defineUnlistedScript(() => provide('find-text', findText));
