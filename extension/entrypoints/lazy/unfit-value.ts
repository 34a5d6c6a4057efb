/** Explains values that do not fit their field; loaded with the first of them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { unfitValue } from '../../actions/element/filling/unfit-value';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'unfit-value': typeof unfitValue;
  }
}

export default defineUnlistedScript(() => provide('unfit-value', unfitValue));
