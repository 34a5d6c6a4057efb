/** Wiring only: what makes Markdown of a page, which the worker puts into a document with its first `markdown`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readMarkdown } from '../dom/read/read-markdown';

export default defineUnlistedScript(() => {
  globalThis.tabrelayMarkdownReader = readMarkdown;
});
