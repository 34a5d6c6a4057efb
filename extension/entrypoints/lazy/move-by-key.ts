/** Does what arrow, Home, End, Page and space keys do; loaded with the first of them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { moveByKey } from '../../dom/keyboard/navigation-keys';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'move-by-key': typeof moveByKey;
  }
}

export default defineUnlistedScript(() => provide('move-by-key', moveByKey));
