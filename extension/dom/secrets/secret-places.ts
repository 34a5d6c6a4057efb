/** Judges into which elements a caller's secrets may be typed: private fields, and those that the caller allows. */

import { RelayError } from '../../protocol/errors';
import { focusedElement } from '../events/focus';
import { editingHost, isInput, isTextField } from '../tree/fields/form-field';
import { labelsOf } from '../tree/fields/labels-of';
import { isPrivate } from '../tree/fields/private-field';
import { isLoginName } from '../tree/fields/private-names';
import { rootOf } from '../tree/root-of';
import { tagOf } from '../tree/visibility';
import type { ShadowLookup } from '../tree/walk';

/** Selectors that the caller allows, by the names of the secrets in the value. */
export type AllowIn = Readonly<Record<string, readonly string[]>>;

/** The most fields that a part of a page without a form has if it is a login. */
const maxLoginFields = 6;

export interface SecretPlaces {
  /** Why the secrets may not be put into an element; null if they may. */
  refusal(element: Element): string | null;
  /**
   * Checks what has the focus: the page may move it between any two characters.
   * @param progress what was typed before, as a sentence; empty if nothing was
   */
  guard(progress: () => string): (document: Document) => void;
  /** The selectors that lead into a frame of another origin, as they go on there. */
  inFrame(frame: Element): Record<string, string[]>;
}

/** @param find the elements that a selector matches; throws where they are in a frame of another origin */
export function secretPlaces(
  allowIn: AllowIn,
  find: (selector: string) => Element[],
  shadow: ShadowLookup,
): SecretPlaces {
  const isAllowed = (element: Element) => (selector: string) => {
    try {
      const [found, another] = find(selector);
      return !another && found !== undefined && fieldOf(found) === fieldOf(element);
    } catch {
      return false;
    }
  };
  const refusal = (element: Element) => {
    const names = Object.keys(allowIn).filter((name) => !allowIn[name]?.some(isAllowed(element)));
    return names.length === 0 ? null : refusalOf(names, element);
  };
  return {
    refusal,
    guard: (progress) => (document) => {
      const focused = focusedElement(document, shadow) ?? rootOf(document);
      const reason = refusal(focused);
      if (!reason) return;
      const typed = progress();
      throw new RelayError('wrong_element', `${typed}The focus is on ${tagOf(focused)}: ${reason}`, {
        outcome: typed ? 'executed' : 'not_executed',
      });
    },
    inFrame: (frame) => {
      const within = (selector: string): string[] => {
        try {
          find(selector);
        } catch (thrown) {
          const entered = thrown as { frame?: Element; selector?: string };
          if (entered.frame === frame && entered.selector !== undefined) return [entered.selector];
        }
        return [];
      };
      return Object.fromEntries(
        Object.entries(allowIn).map(([name, selectors]) => [name, selectors.flatMap(within)]),
      );
    },
  };
}

function refusalOf(names: readonly string[], element: Element): string | null {
  const marks = names.map((name) => `{{${name}}}`).join(', ');
  const advice = `If ${marks} belongs there, allow it: "allowIn": {"${names[0]}": ["a selector of this element alone"]}.`;
  if (!isPrivate(element) && !isLoginField(element))
    return `it is no field for passwords, codes or card numbers, nor one of a login, so the secret was not put in. ${advice}`;
  const form = (fieldOf(element) as Partial<HTMLInputElement>).form;
  if (form?.getAttribute('method')?.toLowerCase() !== 'get' || !element.getAttribute('name')) return null;
  return `its form ${tagOf(form)} sends what it holds in an address (method "get"), so the secret was not put in. ${advice}`;
}

function fieldOf(element: Element): Element {
  const control = (element as Partial<HTMLLabelElement>).control;
  return control ?? editingHost(element) ?? element;
}

/** Whether the field takes the user name or e-mail address of a login. */
function isLoginField(field: Element): boolean {
  if (!isInput(field) || !isTextField(field) || field.type === 'search') return false;
  const autofill = (field.autocomplete ?? '').split(/\s+/);
  if (autofill.includes('username')) return true;
  const names = ['name', 'id', 'data-testid', 'aria-label', 'placeholder', 'autocomplete'];
  const words = [
    ...names.map((name) => field.getAttribute(name) ?? ''),
    ...labelsOf(field).map((label) => label.textContent ?? ''),
  ];
  if (field.type !== 'email' && !words.some(isLoginName)) return false;
  const others = field.form ? [...field.form.elements] : fieldsAround(field);
  return others.some((other) => isInput(other) && isPassword(other));
}

/** The fields of the smallest part of the page with a password and few other fields. */
function fieldsAround(field: Element): Element[] {
  for (let at = field.parentElement; at; at = at.parentElement) {
    const fields = [...at.querySelectorAll('input')].filter(isTextField);
    if (fields.length > maxLoginFields) return [];
    if (fields.some(isPassword)) return fields;
  }
  return [];
}

function isPassword(field: HTMLInputElement): boolean {
  return isTextField(field) && isPrivate(field);
}
