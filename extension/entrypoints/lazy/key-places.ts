/** Focuses what a key is pressed on, and tells what the key has moved; loaded with the first `press`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { focusForKeys } from '../../actions/element/pressing/focus-for-keys';
import { placesIn } from '../../dom/keyboard/key-places';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'key-places': { placesIn: typeof placesIn; focusForKeys: typeof focusForKeys };
  }
}

export default defineUnlistedScript(() => provide('key-places', { placesIn, focusForKeys }));
