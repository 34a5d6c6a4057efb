/** Judges what the page itself clicks and submits while an act runs: a card whose listener clicks a button in it. */
import { RelayError } from '../../protocol/errors';

export interface ForwardedJudge {
  /** @throws RelayError held */
  forwardedClick(target: Element): void;
  /** @throws RelayError held */
  forwardedSubmit(form: Element, button: Element | null): void;
}

/** Of one act, from its beginning until it is over. */
export class ForwardedActs {
  readonly #action: string;
  readonly #judge: ForwardedJudge;
  /** The windows that are listened to. */
  readonly #views = new Set<Window>();
  /** The first one that was held. */
  #held: RelayError | undefined;

  constructor(action: string, judge: ForwardedJudge) {
    this.#action = action;
    this.#judge = judge;
  }

  /** Before the first event of the act in a document. */
  watch(view: Window | null): void {
    if (!view || this.#views.has(view)) return;
    this.#views.add(view);
    view.addEventListener('click', this.#clicked, true);
    view.addEventListener('submit', this.#submitted, true);
  }

  /** @throws RelayError held when the page did what has consequences */
  check(): void {
    if (this.#held) throw this.#held;
  }

  stop(): void {
    for (const view of this.#views) {
      view.removeEventListener('click', this.#clicked, true);
      view.removeEventListener('submit', this.#submitted, true);
    }
    this.#views.clear();
  }

  readonly #clicked = (event: Event) => {
    const [target] = event.composedPath();
    // A person's own click.
    if (event.isTrusted || (target as Node | undefined)?.nodeType !== 1) return;
    this.#stopIfHeld(event, () => this.#judge.forwardedClick(target as Element));
  };

  readonly #submitted = (event: Event) => {
    const [form] = event.composedPath();
    const button = (event as SubmitEvent).submitter;
    this.#stopIfHeld(event, () => this.#judge.forwardedSubmit(form as Element, button));
  };

  #stopIfHeld(event: Event, judge: () => void): void {
    try {
      judge();
    } catch (thrown) {
      const { held } = (thrown as RelayError).more ?? {};
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!held) throw thrown;
      this.#held ??= new RelayError(
        'held',
        `${this.#action} was done, and by it the page pressed ${held.element}, which was held: ${held.why}.`,
        { outcome: 'executed', held },
      );
    }
  }
}
