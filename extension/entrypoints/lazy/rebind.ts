/** Finds what the page has made anew, and judges acts on it; loaded when an element with a ref has been removed. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { inPlaceOf } from '../../dom/identity/in-place-of';
import { rebind } from '../../dom/identity/rebind';
import { guardRebound } from '../../page/guard-rebound';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    rebind: { rebind: typeof rebind; guardRebound: typeof guardRebound; inPlaceOf: typeof inPlaceOf };
  }
}

export default defineUnlistedScript(() => provide('rebind', { rebind, guardRebound, inPlaceOf }));
