/** Wiring only: what has to be done in the page's own world, before the page's scripts where that can be. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { noteClickListeners } from '../page/clicks-heard';
import { emulateDrag } from '../page/emulate-drag';
import { emulateFocus } from '../page/emulate-focus';
import { emulatePointerCapture } from '../page/emulate-pointer-capture';
import { followScriptLinks } from '../page/script-links';

declare global {
  /** Set once this document's world has been prepared; the script may be put there more than once. */
  var tabrelayMainWorld: true | undefined;
}

export default defineUnlistedScript(() => {
  if (globalThis.tabrelayMainWorld) return;
  Object.defineProperty(globalThis, 'tabrelayMainWorld', { value: true });
  emulateFocus(window);
  emulatePointerCapture(window);
  // Before it is noted who listens for clicks: this is not the page.
  followScriptLinks(window);
  noteClickListeners(window);
  emulateDrag(window);
});
