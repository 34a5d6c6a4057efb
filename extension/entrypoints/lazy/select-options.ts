/** Chooses options of lists; loaded with the first `select`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { selectOptions } from '../../actions/element/choosing/select-options';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'select-options': typeof selectOptions;
  }
}

export default defineUnlistedScript(() => provide('select-options', selectOptions));
