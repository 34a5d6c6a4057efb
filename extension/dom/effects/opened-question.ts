/** Finds what a page asks in a dialog that an act has opened, before it does what the act is for. */

import { collapse } from '../../protocol/collapse';
import type { EffectKind } from '../../protocol/effects/consequential';
import type { Listens } from '../accessibility/interactive';
import { isVisible, tagOf } from '../tree/visibility';
import type { ShadowLookup } from '../tree/walk';
import { consequenceOf } from './consequence-of';
import { headingIn, labelOf, textOf } from './facts/headings';
import { buttons } from './facts/lines-without-buttons';
import { openDialogs } from './facts/place-of';
import { shortened } from './shortened';

const maxButtons = 4;
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

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#before = new Map(openDialogs(parts.document).map((dialog) => [dialog, shownIn(dialog)]));
  }

  /** The words of a new dialog with a button that does the same as the act. */
  asksFor(effect: EffectKind): string | undefined {
    const opened = openDialogs(this.#parts.document).filter(
      (one) => !(this.#before.has(one) || this.#isRedrawn(one)),
    );
    for (const dialog of opened) {
      const answers = [...dialog.querySelectorAll(buttons)].filter(isVisible).slice(0, maxButtons);
      const judged = answers.map((button) => consequenceOf(button, this.#parts));
      const { title = '', says = '' } =
        judged.find(({ found }) => found?.what === effect)?.known.facts.dialog ?? {};
      const text = collapse(says).includes(title) ? says : `${title} ${says}`;
      if (text.trim()) return shortened(collapse(text), maxChars);
    }
    return undefined;
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
