/** Makes unique CSS selectors; loaded with the first step whose result is to name its element. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provide } from '../../page/lazy-scripts';
import { createSelectorGenerator } from '../../page/selector-generator';

declare global {
  interface LazyScripts {
    'selector-generator': typeof createSelectorGenerator;
  }
}

export default defineUnlistedScript(() => provide('selector-generator', createSelectorGenerator));
