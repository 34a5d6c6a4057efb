/** Reads a page element by element; loaded with the first `inspect`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { inspectPage } from '../../dom/snapshot/inspect';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    inspect: typeof inspectPage;
  }
}

export default defineUnlistedScript(() => provide('inspect', inspectPage));
