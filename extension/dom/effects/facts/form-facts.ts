/** What is known of the form that a control belongs to. */
import type { FormFacts } from '../../../protocol/effects/control/control-facts';
import { folded } from '../../../protocol/effects/words';
import { isInput, isTextField } from '../../tree/fields/form-field';
import { labelsOf } from '../../tree/fields/labels-of';
import { composedAncestors, matches, own } from '../../tree/walk';
import { headingBefore, headingIn, labelOf, textOf } from './headings';

/** What a person fills in. */
const filledIn =
  'textarea, select, [contenteditable]:not([contenteditable=false i]), input:not([type=hidden i], [type=submit i], [type=button i], [type=image i], [type=reset i])';
const maxLoginFields = 4;
const commands = /action|aktion|accion|azion|acao|acoes|actie|akcj/;
const maxLevels = 8;
const maxChosen = 20;
const maxChosenChars = 80;
const cardNames =
  /card.?(?:no|num|nr)|cc.?(?:no|num|csc|exp)|\bcvv2?\b|\bcvc2?\b|security code|kartennummer|prufnummer|numero (?:de |della )?(?:la )?(?:cart|tarjet)|kaartnummer|numer karty|numero do cartao/;
/** Payment providers keep a card's fields in a frame of their own. */
const cardFrames =
  'iframe[src*="js.stripe.com"], iframe[name^="__privateStripeFrame"], iframe[src*="braintree"], iframe[src*="adyen"]';

/** The form of a control; without one, the part around it that has fields for a payment card. */
export function formAround(control: Element): HTMLFormElement | Element | undefined {
  const own =
    (control as Partial<HTMLInputElement>).form ??
    composedAncestors(control).find((at) => matches(at, 'form'));
  if (own) return own;
  return composedAncestors(control)
    .slice(1, maxLevels)
    .find((at) => !matches(at, 'body, html') && hasCardFields(at));
}

export function formFacts(form: Element): FormFacts {
  const fields = fieldsOf(form);
  return {
    title: labelOf(form) || headingIn(form) || headingBefore(form, 2),
    method: matches(form, 'form') ? (form.getAttribute('method') ?? '').toLowerCase() : '',
    isSearch: isSearch(form, fields),
    isLogin: isLogin(fields),
    hasCardFields: hasCardFields(form),
    hasLongText:
      own(form, 'querySelector')('textarea, [contenteditable]:not([contenteditable=false])') !== null,
    chosen: chosenIn(form),
    isBare: isBareForm(form),
  };
}

/** A form that is there only to send the button in it. */
export function isBareForm(form: Element): boolean {
  return matches(form, 'form') && own(form, 'querySelector')(filledIn) === null;
}

/** What is chosen in its lists and radio buttons, in words. */
function chosenIn(form: Element): string[] {
  const options = 'select option:checked, input[type=radio i]:checked';
  const all = [...(own(form, 'querySelectorAll')(options) as NodeListOf<Element>)];
  const chosen = all.filter((one) => isInput(one) || isCommand(one)).slice(0, maxChosen);
  return chosen.map((one) => {
    const [label] = labelsOf(one);
    return textOf(label ?? one, maxChosenChars);
  });
}

/** An option of a list of commands, "Bulk actions", and not of one of values. */
function isCommand(option: Element): boolean {
  const list = option.closest('select');
  if (!list) return false;
  const names = ['aria-label', 'name', 'id'].map((name) => list.getAttribute(name));
  const labels = labelsOf(list).map(({ textContent }) => textContent);
  return commands.test(folded([...names, ...labels, list.options[0]?.text].join(' ').slice(0, 400)));
}

function fieldsOf(form: Element): HTMLInputElement[] {
  return [...(own(form, 'querySelectorAll')('input') as NodeListOf<HTMLInputElement>)].filter(isInput);
}

function isSearch(form: Element, fields: readonly HTMLInputElement[]): boolean {
  if (matches(form, '[role=search], search *, [role=search] *')) return true;
  const texts = fields.filter(isTextField);
  const isQuery = ({ type, name }: HTMLInputElement) =>
    type === 'search' || /^(?:q|query|s|search\w*|such\w*|keywords?|term)$/i.test(name);
  return (
    texts.length > 0 && texts.length <= 2 && texts.some(isQuery) && !own(form, 'querySelector')('textarea')
  );
}

/** One password, and not a new one. */
function isLogin(fields: readonly HTMLInputElement[]): boolean {
  const passwords = fields.filter(({ type }) => type === 'password');
  const [password] = passwords;
  if (!password || passwords.length > 1 || password.autocomplete === 'new-password') return false;
  return fields.filter(isTextField).length <= maxLoginFields;
}

function hasCardFields(part: Element): boolean {
  if (own(part, 'querySelector')(cardFrames)) return true;
  return fieldsOf(part).some((field) => {
    if (/\bcc-(?:number|csc|exp)/.test(field.getAttribute('autocomplete') ?? '')) return true;
    if (!isTextField(field)) return false;
    const labels = labelsOf(field).map(({ textContent }) => textContent ?? '');
    const names = ['name', 'id', 'placeholder', 'aria-label'].map((name) => field.getAttribute(name) ?? '');
    return [...labels, ...names].some((text) => cardNames.test(folded(text.slice(0, 80))));
  });
}
