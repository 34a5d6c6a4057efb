/** Hovers by style sheets too; loaded with the first `hover`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isMoving } from '../../dom/drag/pace';
import { stateAround } from '../../dom/drag/page-state';
import { followHover, unread } from '../../dom/mouse/hover-styles';
import { provide } from '../../page/lazy-scripts';

const parts = { followHover, isMoving, stateAround, unread };

declare global {
  interface LazyScripts {
    'hover-styles': typeof parts;
  }
}

export default defineUnlistedScript(() => provide('hover-styles', parts));
