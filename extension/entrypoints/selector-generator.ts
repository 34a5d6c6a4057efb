/** Wiring only: what finds selectors for elements, which the worker puts into a document that is asked for them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createSelectorGenerator } from '../page/selector-generator';

export default defineUnlistedScript(() => {
  globalThis.tabrelaySelectorGenerator = createSelectorGenerator;
});
