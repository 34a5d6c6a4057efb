/** Tells an act that a page asks about first, or that only leads to where it is done, from one that was carried out. */

import { collapse } from '../../protocol/collapse';
import type { EffectKind } from '../../protocol/effects/consequential';
import type { Listens } from '../accessibility/interactive';
import { frontBox } from '../read/boxes/front-box';
import { styleOf } from '../tree/style-of';
import { isVisible, tagOf } from '../tree/visibility';
import { matches, type ShadowLookup } from '../tree/walk';
import { consequenceOf } from './consequence-of';
import { addressOf, leadsToPage } from './facts/address-of';
import { headingIn, labelOf, textOf } from './facts/headings';
import { buttons } from './facts/lines-without-buttons';
import { openDialogs } from './facts/place-of';
import { shortened } from './shortened';

const fields =
  'input:not([type=hidden i], [type=submit i], [type=button i]), select, textarea, [contenteditable=true i]';
const maxParts = 500;
const maxButtons = 4;
/** More is no name of a button. */
const maxButtonChars = 60;
const maxChars = 300;
const maxComparedChars = 2_000;

interface Parts {
  document: Document;
  shadow: ShadowLookup;
  listens: Listens;
}

/** Created before the act. */
export class OpenedQuestion {
  readonly #parts: Parts;
  /** The dialogs that were open, with their texts. */
  readonly #before: ReadonlyMap<Element, Shown>;
  readonly #href: string;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#before = new Map(dialogsOf(parts.document).map((dialog) => [dialog, shownIn(dialog)]));
    this.#href = parts.document.location.href;
  }

  /** The words of a new dialog with a button that does the same as the act. */
  asksFor(effect: EffectKind): string | undefined {
    for (const dialog of this.#opened()) {
      const answers = this.#buttonsIn(dialog).slice(0, maxButtons);
      const judged = answers.map((button) => consequenceOf(button, this.#parts));
      const { title = '', says = '' } =
        judged.find(({ found }) => found?.what === effect)?.known.facts.dialog ?? {};
      const text = collapse(says).includes(title) ? says : `${title} ${says}`;
      if (text.trim()) return shortened(collapse(text), maxChars);
    }
    return undefined;
  }

  /** Whether the act has opened a dialog to fill in, or followed a link that does nothing but to lead somewhere. */
  onlyOpens(control: Element): boolean {
    if (this.#opened().some((dialog) => [...dialog.querySelectorAll(fields)].some(isVisible))) return true;
    if (!matches(control, 'a[href]')) return false;
    if (leadsToPage(control)) return !/^delete |\?delete$/.test(addressOf(control, undefined));
    return this.#parts.document.location.href !== this.#href;
  }

  /** The dialogs that were not there before the act. */
  #opened(): Element[] {
    return dialogsOf(this.#parts.document).filter((one) => !(this.#before.has(one) || this.#isRedrawn(one)));
  }

  /** Its buttons, also those that only look and work like one. */
  #buttonsIn(dialog: Element): Element[] {
    const { listens } = this.#parts;
    const isButton = (one: Element) =>
      matches(one, `${buttons}, [onclick]`) || listens(one) || isPointed(one);
    return [...dialog.querySelectorAll('*')]
      .slice(0, maxParts)
      .filter(
        (one) => isButton(one) && isVisible(one) && (one.textContent ?? '').trim().length <= maxButtonChars,
      );
  }

  /** Whether a page has drawn a dialog anew that was open before, and asks nothing more in it. */
  #isRedrawn(dialog: Element): boolean {
    const { make, title, text } = shownIn(dialog);
    const asked = text.match(/[^.!?]+\?/g) ?? [];
    return [...this.#before].some(
      ([one, before]) =>
        !one.isConnected &&
        before.make === make &&
        before.title === title &&
        asked.every((question) => before.text.includes(question)),
    );
  }
}

/** With a box in front of the page that does not say that it is a dialog. */
function dialogsOf(document: Document): Element[] {
  const front = frontBox(document);
  return [...new Set([...openDialogs(document), ...(front ? [front] : [])])];
}

/** Whether the mouse pointer of a link begins there. */
function isPointed(element: Element): boolean {
  if (styleOf(element)?.cursor !== 'pointer') return false;
  return element.parentElement === null || styleOf(element.parentElement)?.cursor !== 'pointer';
}

interface Shown {
  /** Its tag, its id and its classes. */
  make: string;
  title: string;
  text: string;
}

function shownIn(dialog: Element): Shown {
  return {
    make: tagOf(dialog),
    title: labelOf(dialog) || headingIn(dialog),
    text: textOf(dialog, maxComparedChars),
  };
}
