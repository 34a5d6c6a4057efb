// Why: wiring only: the converter, which the worker puts into a document with its first `markdown`.
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { toMarkdown } from '../dom/markdown';

export default defineUnlistedScript(() => {
  globalThis.tabrelayConverter = toMarkdown;
});
