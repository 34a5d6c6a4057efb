/** Reads text in shadow trees, frames and fields, and as a person sees it; loaded with the first such `text`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readText } from '../../dom/read/text/read-text';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    text: typeof readText;
  }
}

export default defineUnlistedScript(() => provide('text', readText));
