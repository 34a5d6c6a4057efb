/** Bounds how many tabs the pages of a session open during one act: a person's click would let them open one. */

const maxPerAct = 5;
/** The browser announces a tab a moment after the page opened it. */
const lateMs = 1_000;

interface Act {
  opened: number;
  endedAt?: number;
  over: Promise<void>;
  end: () => void;
}

export class NewTabLimit {
  /** By session id. Written by `actBegins` and `actEnds`; an entry dies a moment after its act, or with the next one. */
  readonly #acts = new Map<string, Act>();

  actBegins(sessionId: string): void {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#acts.set(sessionId, { opened: 0, over, end });
  }

  /** @returns how many tabs its pages opened during the act */
  actEnds(sessionId: string): number {
    const act = this.#acts.get(sessionId);
    if (!act) return 0;
    act.endedAt = Date.now();
    act.end();
    return act.opened;
  }

  /**
   * A page of the session has opened a tab. If the act has opened too many already, resolves when it is over and the tab
   * can be closed: until then a script may still wait for the browser to open it. Outside of acts it was a person, whom
   * nothing bounds.
   */
  excess(sessionId: string): Promise<void> | undefined {
    const act = this.#acts.get(sessionId);
    if (!act) return undefined;
    if (act.endedAt !== undefined && Date.now() - act.endedAt > lateMs) {
      this.#acts.delete(sessionId);
      return undefined;
    }
    act.opened += 1;
    return act.opened > maxPerAct ? act.over : undefined;
  }

  /** The session was closed. */
  forget(sessionId: string): void {
    this.#acts.delete(sessionId);
  }
}

export const tooManyTabs = `The page opened more than ${maxPerAct} tabs for this act. The others are closed.`;
