/** Copies, cuts and pastes; loaded with the first key that does. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { clipboard } from '../../dom/keyboard/clipboard';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    clipboard: typeof clipboard;
  }
}

export default defineUnlistedScript(() => provide('clipboard', clipboard));
