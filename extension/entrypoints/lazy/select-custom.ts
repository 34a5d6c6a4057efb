/** Chooses in lists that are no `select` element; loaded with the first one. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { selectCustom } from '../../actions/element/select-custom';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'select-custom': typeof selectCustom;
  }
}

export default defineUnlistedScript(() => provide('select-custom', selectCustom));
