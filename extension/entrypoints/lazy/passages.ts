/** Divides a page into passages; loaded with the first `passages`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readSelectedPassages } from '../../actions/element/finding/selected-passages';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    passages: typeof readSelectedPassages;
  }
}

export default defineUnlistedScript(() => provide('passages', readSelectedPassages));
