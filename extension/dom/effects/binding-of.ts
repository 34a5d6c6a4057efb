import { own } from '../tree/walk';
import type { KnownControl } from './control-facts';

/** Made once in each document: no page can guess what a binding is made from. */
const salt = crypto.getRandomValues(new Uint32Array(4)).join('.');

/**
 * A text that is the same as long as document, act, role and name of the control, its place among others of this name, its
 * row and dialog, and its form with all that a person has put into it are.
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
  return digest(JSON.stringify([salt, href, action, role, name, method, target, ...place, valuesOf(form)]));
}

/** What the fields hold that a person can see. */
function valuesOf(form: Element | undefined): string[] {
  const fields = form ? [...own(form, 'querySelectorAll')('input, textarea, select')] : [];
  return fields
    .filter((field) => field.getAttribute('type') !== 'hidden')
    .map((field) => {
      const { value, checked } = field as HTMLInputElement;
      return `${checked}:${value}`;
    });
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
