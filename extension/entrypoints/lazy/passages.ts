/** Divides a page into passages; loaded with the first `passages`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPassages } from '../../dom/passages/read-passages';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    passages: typeof readPassages;
  }
}

export default defineUnlistedScript(() => provide('passages', readPassages));
