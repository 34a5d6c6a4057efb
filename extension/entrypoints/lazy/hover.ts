/** Hovers, by style sheets too; loaded with the first `hover`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { hoverElement } from '../../actions/element/pointing/hover-element';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    hover: typeof hoverElement;
  }
}

export default defineUnlistedScript(() => provide('hover', hoverElement));
