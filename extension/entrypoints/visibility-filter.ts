/** Wiring only: what tells what a person can see, which the worker puts into a document that is read for a model. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createVisibilityFilter } from '../dom/read/visibility-filter';

export default defineUnlistedScript(() => {
  globalThis.tabrelayVisibilityFilter = createVisibilityFilter;
});
