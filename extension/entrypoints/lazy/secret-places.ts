/** Judges where a secret may be typed; loaded with the first secret. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { secretPlaces } from '../../dom/secrets/secret-places';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'secret-places': typeof secretPlaces;
  }
}

export default defineUnlistedScript(() => provide('secret-places', secretPlaces));
