import type { ShadowLookup } from '../../tree/walk';
import { composedAncestors, matches } from '../../tree/walk';
import type { KnownControl } from '../facts/control-facts';
import { contentOf } from './content-of';
import { isState } from './is-state';
import { withoutTimes } from './without-times';

/** Made once in each document: no page can guess what a binding is made from. */
const salt = crypto.getRandomValues(new Uint32Array(4)).join('.');

/** Which element an approval is about: one that the page puts in its place is another one. */
const numbers = new WeakMap<Element, number>();
let numbered = 0;

/**
 * A text that is the same as long as the act is: document, element, act and what it does, role and name of the control, its
 * place among others of this name, its row and dialog, where it leads, what the fields, editors and widgets of its form or
 * part hold, and the amounts that are shown there. After a dot follows what is the same as long as all text there is.
 */
export function bindingOf(
  action: string,
  { element, form, facts }: KnownControl,
  twins: readonly Element[],
  shadow: ShadowLookup,
): string {
  const { location, baseURI, body } = element.ownerDocument;
  const { role, name, row, dialog } = facts;
  const above = composedAncestors(element).slice(1);
  const around = (selector: string) => above.find((at) => matches(at, selector));
  const part = form ?? around(dialogs) ?? around(parts) ?? body ?? element;
  const { fields, amounts, text } = contentOf(part, element, shadow);
  const isSmall = form !== undefined || (!matches(part, large) && text.length <= maxPartChars);
  const sent = formTargets.map((attribute) => form?.getAttribute(attribute));
  const leadsTo = [...element.attributes]
    .filter(({ name, value }) => targets.test(name) || (/^data-/.test(name) && !isState(name, value)))
    .map((one) => `${one.name}=${one.value}`);
  const place = [twins.indexOf(element), row, dialog?.title, dialog?.text];
  const act = [numberOf(element), location.href, baseURI, action, role, name, sent, leadsTo, place];
  return [[act, fields, amounts], [facts.form?.title ?? '', isSmall ? text : ''].map(withoutTimes)]
    .map((one) => digest(JSON.stringify([salt, one])))
    .join('.');
}

/** The binding without the text, which may change while the act is done. */
export function bindingWithoutText(binding: string): string {
  return binding.replace(/\..*/, '');
}

const formTargets = ['method', 'action', 'target', 'enctype'];
/** Attributes that say where it leads, or what a script is told. */
const targets =
  /^(?:(?:xlink:)?href|ping|form\w*|name|value|on\w+|(?:data-)?hx-.*|data-(?:.*-)?(?:id|to|url|href|path|method|params?|amount))$/;
/** What a field or an amount belongs to, where there is no form. */
const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';
const parts = 'li, tr, article, section, aside, main';
/** These may be the whole page, with what changes in it all the time. So may others with this much text. */
const large = 'main, body';
const maxPartChars = 5_000;

function numberOf(element: Element): number {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(element, numbered);
  return numbered;
}

/** Twice 53 bits by cyrb53 (https://github.com/bryc/code): a page without https has no other digest. */
function digest(text: string): string {
  return [hash(text, 1), hash(text, 2)].map((part) => part.toString(36)).join('');
}

function hash(text: string, seed: number): number {
  let one = 0xdeadbeef ^ seed;
  let two = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
