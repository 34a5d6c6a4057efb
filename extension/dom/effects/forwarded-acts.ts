/** Judges what the page itself clicks and submits while an act runs: a card whose listener clicks a button in it. */
import { RelayError } from '../../protocol/errors';
import { frameDocument, matches } from '../tree/walk';

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
  readonly #over = new AbortController();
  /** The first one that was held. */
  #held: RelayError | undefined;

  constructor(action: string, judge: ForwardedJudge) {
    this.#action = action;
    this.#judge = judge;
  }

  /** Before the first event of the act in a document, also for the frames in it, which its scripts reach. */
  watch(document: Document): void {
    const { defaultView: view } = document;
    if (!view || this.#views.has(view)) return;
    this.#views.add(view);
    const { signal } = this.#over;
    view.addEventListener('click', this.#clicked, { capture: true, signal });
    view.addEventListener('submit', this.#submitted, { capture: true, signal });
    view.navigation?.addEventListener('navigate', this.#navigates, { signal });
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe, frame')) {
      const inner = frameDocument(frame);
      if (inner) this.watch(inner);
    }
  }

  /** @throws RelayError held when the page did what has consequences */
  check(): void {
    if (this.#held) throw this.#held;
  }

  stop(): void {
    // Not by the windows: a frame may show another site by now.
    this.#over.abort();
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

  /** `form.submit()` fires no event of its own. */
  readonly #navigates = (event: NavigateEvent) => {
    const { sourceElement: source } = event;
    if (source && matches(source, 'form'))
      this.#stopIfHeld(event, () => this.#judge.forwardedSubmit(source, null));
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
