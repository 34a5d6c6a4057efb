/** Replaces what an editor holds; loaded when the first one is filled. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { fillCode } from '../../actions/element/filling/fill-code';
import { richText } from '../../dom/keyboard/rich-text';
import { provide } from '../../page/lazy-scripts';

const parts = { ...richText, fillCode };

declare global {
  interface LazyScripts {
    'rich-text': typeof parts;
  }
}

export default defineUnlistedScript(() => provide('rich-text', parts));
