/** Submits forms; loaded with the first `submit`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { submitForm } from '../../actions/element/submit-form';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'submit-form': typeof submitForm;
  }
}

export default defineUnlistedScript(() => provide('submit-form', submitForm));
