/** Recognises fields for passwords, one-time codes and card numbers, and masks their values. */
import { isInput } from './form-field';

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
const filledIn = /(^|\s)(current-password|new-password|one-time-code|cc-(?!name|type)[a-z-]+)(\s|$)/;
/** Pages that name no kind of autofill call such fields so. */
const called =
  /pass(word|wd|code)|(^|[^a-z])(pwd|otp|totp|2fa|mfa|cvc|cvv|cvn|csc)([^a-z]|$)|card-?_?(num|no([^a-z]|$))|one-?_?time-?_?(code|pass)|security-?_?code/;

/** Whether what the field holds is for its page alone. One whose password is shown for a while is still such a field. */
export function isPrivate(element: Element): boolean {
  if (!isInput(element) || unsaid.has(element.type)) return false;
  if (element.type === 'password') return true;
  if (filledIn.test((element.getAttribute('autocomplete') ?? '').toLowerCase())) return true;
  const names = ['name', 'id', 'data-testid'].map((name) => element.getAttribute(name) ?? '');
  return called.test(
    names
      .join(' ')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase(),
  );
}

/** These hold nothing that was typed. */
const unsaid = new Set('button submit reset image checkbox radio file range color hidden'.split(' '));

/** What may be told of what a field holds: of a private one only how long it is. */
export function told(element: Element | null, held: string): string {
  return element && isPrivate(element) ? held.replace(/./gsu, '•') : held;
}
