/** Tells which of several elements with a text is meant; loaded with the first act on such a text. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { onlyUsable } from '../../dom/effects/only-usable';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'only-usable': typeof onlyUsable;
  }
}

export default defineUnlistedScript(() => provide('only-usable', onlyUsable));
