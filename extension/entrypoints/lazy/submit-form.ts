/** Submits forms, and tells why one was not sent; loaded with the first `submit`, or when a form is refused. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { submitForm, whyRefused } from '../../actions/element/forms/submit-form';
import { provide } from '../../page/lazy-scripts';

const parts = { submitForm, whyRefused };

declare global {
  interface LazyScripts {
    'submit-form': typeof parts;
  }
}

export default defineUnlistedScript(() => provide('submit-form', parts));
