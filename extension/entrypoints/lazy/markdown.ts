/** Converts a page to Markdown; loaded with the first `markdown`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readMarkdown } from '../../dom/read/text/read-markdown';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    markdown: typeof readMarkdown;
  }
}

export default defineUnlistedScript(() => provide('markdown', readMarkdown));
