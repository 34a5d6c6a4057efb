/** Reads HTML; loaded with the first `html`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { outerHtml } from '../../dom/read/text/outer-html';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    html: typeof outerHtml;
  }
}

export default defineUnlistedScript(() => provide('html', outerHtml));
