/** Drags; loaded with the first `drag`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { dragAndDrop } from '../../dom/drag/drag';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    drag: typeof dragAndDrop;
  }
}

export default defineUnlistedScript(() => provide('drag', dragAndDrop));
