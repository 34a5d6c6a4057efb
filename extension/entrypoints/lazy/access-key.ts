/** Presses access keys; loaded with the first chord with Alt. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pressAccessKey } from '../../dom/keyboard/access-key';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'access-key': typeof pressAccessKey;
  }
}

export default defineUnlistedScript(() => provide('access-key', pressAccessKey));
