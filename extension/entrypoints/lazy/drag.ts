/** Drags; loaded with the first `drag`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { dragElement } from '../../actions/element/dragging/drag-element';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    drag: typeof dragElement;
  }
}

export default defineUnlistedScript(() => provide('drag', dragElement));
