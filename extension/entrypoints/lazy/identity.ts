/** Knows elements again that the page makes anew; loaded with the first refs. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Identity } from '../../dom/identity/identity';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    identity: typeof Identity;
  }
}

export default defineUnlistedScript(() => provide('identity', Identity));
