/** Finds what the page has made anew, and judges acts on it; loaded when an element with a ref has been removed. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { actGuard } from '../../dom/effects/act-guard';
import { rebind } from '../../dom/identity/rebind';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    rebind: { rebind: typeof rebind; actGuard: typeof actGuard };
  }
}

export default defineUnlistedScript(() => provide('rebind', { rebind, actGuard }));
