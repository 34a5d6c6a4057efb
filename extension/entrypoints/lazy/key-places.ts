/** Tells what a key has moved; loaded with the first `press`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { placesIn } from '../../dom/keyboard/key-places';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'key-places': typeof placesIn;
  }
}

export default defineUnlistedScript(() => provide('key-places', placesIn));
