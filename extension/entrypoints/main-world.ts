/** The script in the page's own world, where possible before the page's scripts. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { announceFileFields } from '../page/main-world/announce-file-fields';
import { noteClickListeners } from '../page/main-world/click-listeners';
import { emulateClipboard } from '../page/main-world/emulate-clipboard';
import { emulateCloseWatcher } from '../page/main-world/emulate-close-watcher';
import { emulateDrag } from '../page/main-world/emulate-drag';
import { emulateFocus } from '../page/main-world/emulate-focus';
import { emulateFocusSelectors } from '../page/main-world/emulate-focus-selectors';
import { emulatePointerCapture } from '../page/main-world/emulate-pointer-capture';
import { openWindowsForSteps } from '../page/main-world/open-windows';
import { followScriptLinks } from '../page/main-world/script-links';
import { tellInternals } from '../page/main-world/tell-internals';

declare global {
  /** Set once this document has been prepared; the script may be put there more than once. */
  var tabrelayMainWorld: true | undefined;
}

export default defineUnlistedScript(() => {
  if (globalThis.tabrelayMainWorld) return;
  Object.defineProperty(globalThis, 'tabrelayMainWorld', { value: true });
  emulateFocusSelectors(window);
  emulateFocus(window);
  emulateCloseWatcher(window);
  emulatePointerCapture(window);
  // Before `noteClickListeners`, which must not count listeners of ours.
  followScriptLinks(window, openWindowsForSteps(window));
  noteClickListeners(window);
  emulateDrag(window);
  emulateClipboard(window);
  announceFileFields(window);
  tellInternals(window);
});
