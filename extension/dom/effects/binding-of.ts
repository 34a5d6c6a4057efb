import { own } from '../tree/walk';
import type { KnownControl } from './control-facts';

/** Made once in each document: no page can guess what a binding is made from. */
const salt = crypto.getRandomValues(new Uint32Array(4)).join('.');

/** Which element an approval is about: one that the page puts in its place is another one. */
const numbers = new WeakMap<Element, number>();
let numbered = 0;

/**
 * A text that is the same as long as document, element, act, role and name of the control, its place among others of this
 * name, its row and dialog, where it leads, the amounts that are shown with it, and its form with all that is in it are.
 */
export function bindingOf(
  action: string,
  { element, form, facts }: KnownControl,
  twins: readonly Element[],
): string {
  const { href } = element.ownerDocument.location;
  const { role, name, row, dialog } = facts;
  const [method, target] = ['method', 'action'].map((name) => form?.getAttribute(name) ?? '');
  const place = [twins.indexOf(element), row, dialog?.title, dialog?.text];
  const leadsTo = targets.map((attribute) => element.getAttribute(attribute));
  const around =
    form ?? element.closest(dialogs) ?? element.closest(parts) ?? element.ownerDocument.body ?? element;
  const shown = [valuesOf(around), amountsOf(around)];
  return digest(
    JSON.stringify([
      salt,
      numberOf(element),
      href,
      action,
      role,
      name,
      method,
      target,
      leadsTo,
      place,
      shown,
    ]),
  );
}

const targets = [
  'href',
  'formaction',
  'formmethod',
  'name',
  'value',
  'form',
  'data-method',
  'hx-delete',
  'hx-post',
];
/** What an amount or a field belongs to, where there is no form. */
const parts = 'li, tr, article, section, aside, main';
const dialogs = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';
/** What changes by itself in a hidden field. */
const changesByItself = /csrf|xsrf|token|nonce|viewstate|validation|timestamp/i;
/** Of money, with its sign or code on either side. */
const amounts = /(?:\p{Sc}|\b[A-Z]{3})\s?\d[\d.,'\s]*|\d[\d.,']*\s?(?:\p{Sc}|[A-Z]{3}\b)/gu;
const maxTextChars = 50_000;

function numberOf(element: Element): number {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(element, numbered);
  return numbered;
}

/** What the fields hold. */
function valuesOf(around: Element): string[] {
  const fields = [...own(around, 'querySelectorAll')('input, textarea, select')] as HTMLInputElement[];
  const inForm =
    around.localName === 'form' ? ([...(around as HTMLFormElement).elements] as HTMLInputElement[]) : [];
  return [...new Set([...fields, ...inForm])]
    .filter(({ type, name }) => type !== 'hidden' || !changesByItself.test(name))
    .map(({ name, value, checked, files }) => `${name}:${checked}:${value}:${filesOf(files)}`);
}

function filesOf(files: FileList | null | undefined): string {
  return [...(files ?? [])]
    .map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)
    .join('/');
}

function amountsOf(around: Element): string[] {
  return (around.textContent ?? '').slice(0, maxTextChars).match(amounts) ?? [];
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
