/** Checks and unchecks boxes; loaded with the first `check` or `uncheck`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { tickBox } from '../../actions/element/choosing/set-checked';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'set-checked': typeof tickBox;
  }
}

export default defineUnlistedScript(() => provide('set-checked', tickBox));
