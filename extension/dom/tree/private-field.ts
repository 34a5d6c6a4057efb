/** Recognises fields for passwords, one-time codes and card numbers, and masks their values. */
import { isInput } from './form-field';

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
const privateAutofill = /(^|\s)(current-password|new-password|one-time-code|cc-(?!name|type)[a-z-]+)(\s|$)/;
/** Names of such fields on pages without autofill attributes. */
const privateName =
  /pass(word|wd|code)|(^|[^a-z])(pwd|otp|totp|2fa|mfa|cvc|cvv|cvn|csc)([^a-z]|$)|card-?_?(num|no([^a-z]|$))|one-?_?time-?_?(code|pass)|security-?_?code/;

/** Whether the value of the field is private. A password field that shows its password is still private. */
export function isPrivate(element: Element): boolean {
  if (!isInput(element) || nonTextTypes.has(element.type)) return false;
  if (element.type === 'password') return true;
  if (privateAutofill.test((element.getAttribute('autocomplete') ?? '').toLowerCase())) return true;
  const names = ['name', 'id', 'data-testid'].map((name) => element.getAttribute(name) ?? '');
  return privateName.test(
    names
      .join(' ')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase(),
  );
}

/** Input types without typed text. */
const nonTextTypes = new Set('button submit reset image checkbox radio file range color hidden'.split(' '));

/** The value of a field, masked with one dot per character if the field is private. */
export function maskIfPrivate(element: Element | null, held: string): string {
  return element && isPrivate(element) ? held.replace(/./gsu, '•') : held;
}
