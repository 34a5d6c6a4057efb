/** Wiring only: what looks for `:hover` rules, which the worker puts into a document with its first `hover`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findUnappliedHoverRule } from '../dom/mouse/hover-rule';

export default defineUnlistedScript(() => {
  globalThis.tabrelayHoverRules = findUnappliedHoverRule;
});
