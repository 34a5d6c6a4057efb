/** Finds the `:hover` rules that a script cannot trigger; loaded with the first `hover`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findUnappliedHoverRule } from '../../dom/mouse/hover-rule';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'hover-rules': typeof findUnappliedHoverRule;
  }
}

export default defineUnlistedScript(() => provide('hover-rules', findUnappliedHoverRule));
