/** Replaces what an editor holds; loaded when the first one is filled. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { richText } from '../../dom/keyboard/rich-text';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'rich-text': typeof richText;
  }
}

export default defineUnlistedScript(() => provide('rich-text', richText));
