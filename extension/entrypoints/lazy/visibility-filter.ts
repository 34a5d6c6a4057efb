/** Tells what a person can see; loaded with the first step that reads only that. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createVisibilityFilter } from '../../dom/read/visibility-filter';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'visibility-filter': typeof createVisibilityFilter;
  }
}

export default defineUnlistedScript(() => provide('visibility-filter', createVisibilityFilter));
