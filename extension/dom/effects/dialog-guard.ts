/** Judges the dialogs that a page opens while an act runs in it, and until the next act begins. In a lazy script. */
import type { EffectKind, Hold } from '../../protocol/effects/consequential';
import { judgeDialog } from '../../protocol/effects/judge-dialog';
import type { ApprovedAct } from '../../protocol/effects/prompt/asks/asks-of-approved';
import type { RelayError } from '../../protocol/errors';
import type { ShadowLookup } from '../tree/walk';
import { bindingOf, bindingWithoutText } from './binding/binding-of';
import { controlFacts } from './facts/control-facts';
import { pageFacts } from './facts/page-facts';
import { rowLines, rowOf } from './facts/place-of';
import { rowsAbove, rowsBeside } from './facts/rows/rows-beside';
import { twinsOf } from './facts/rows/twins';
import { heldDialog } from './held-act';
import { latestLetThrough } from './let-through';

type Answer = 'accept' | 'dismiss' | undefined;

declare global {
  /**
   * In the isolated world of the extension. What a dialog is to be answered, undefined where the session's own policy decides.
   * Set with each act where acts are held; removed when the next one begins, and with the document.
   */
  var tabrelayJudge: ((dialog: { type: string; message: string }) => Answer) | undefined;
}

/** Guards the dialogs of one act. */
export class DialogGuard {
  readonly #action: string;
  readonly #hold: Hold;
  readonly #shadow: ShadowLookup;
  /** The bindings that were approved. */
  readonly #approved: ReadonlySet<string>;
  /** Of these, what was let through. */
  readonly #used = new Set<string>();
  /** What the acts do that were let through. */
  readonly #done: EffectKind[];
  /** What the control of the act is called that was let through last. */
  #name: string | undefined;
  /** What the dialogs do that were approved: none inherits from them, so that each counts once. */
  #accepted: EffectKind | undefined;
  /** The act that a person has approved. */
  #approvedAct: ApprovedAct | undefined;
  /** How often each message was asked. */
  readonly #asked = new Map<string, number>();
  /** The first dialog that was held while the act ran. */
  #held: RelayError | undefined;
  /** What the act presses, or is about. */
  opener: Element;

  constructor(document: Document, shadow: ShadowLookup, action: string, hold: Hold) {
    this.#action = action;
    this.#hold = hold;
    this.#shadow = shadow;
    this.#approved = new Set(hold.approved?.split(' '));
    this.#done = [...(hold.inherits ?? [])];
    this.opener = document.documentElement;
    globalThis.tabrelayJudge = (dialog) => this.#judge(dialog);
  }

  /**
   * Whether what has this binding was approved.
   * @param isBegun the page knows of the act already, and may have changed the text around it
   */
  isApproved(binding: string, isBegun = false): boolean {
    const act = bindingWithoutText(binding);
    const isApproved =
      this.#approved.has(binding) ||
      this.#approved.has(act) ||
      (isBegun && [...this.#approved].some((one) => bindingWithoutText(one) === act));
    if (isApproved) this.#used.add(binding);
    return isApproved;
  }

  /**
   * An act was let through.
   * @param shown what a person was shown of it who has approved it
   * @param name of its control; absent for a dialog that it has opened
   */
  letThrough(effect: EffectKind, shown?: string, name?: string): void {
    if (name !== undefined) this.#name = name;
    if (shown !== undefined) this.#approvedAct = { what: effect, shown };
    this.#done.unshift(effect);
  }

  /** What was let through in this act. @throws RelayError held when a dialog of it was */
  noted(): { effect?: EffectKind; did?: string } {
    if (this.#held) throw this.#held;
    const effect = this.#ownEffect();
    const noted = this.#accepted ?? effect;
    const isOfTask = this.#hold.isOfPlanner && this.#name !== undefined;
    return noted ? { effect: noted, ...(isOfTask && { did: this.#name }) } : {};
  }

  /** What this act does that was let through, and not one before it. */
  #ownEffect(): EffectKind | undefined {
    const inherited = this.#hold.inherits?.length ?? 0;
    return this.#done.slice(0, this.#done.length - inherited)[0];
  }

  #judge({ type, message }: { type: string; message: string }): Answer {
    const known = controlFacts(this.opener, this.#shadow);
    const twins = twinsOf(known.element);
    const own = this.#ownEffect();
    const opener = {
      opened: own ? { what: own, shown: `${known.facts.name} ${known.facts.row ?? ''}` } : latestLetThrough(),
      pressed: known.facts.name,
      around: known.facts.around ?? '',
      row: known.facts.row ?? '',
      isOneOfMany: twins.length > 1,
      page: pageFacts(known.element),
      rowLines: () => rowLines(rowOf(known.element)),
      otherRows: () => rowsBeside(known.element),
      offering: () => rowsBeside(known.element),
      rowsAbove: () => rowsAbove(known.element),
    };
    const { answer, held, accepted } = judgeDialog(
      { type, message },
      this.#hold,
      this.#done,
      opener,
      this.#approvedAct,
    );
    if (accepted) this.letThrough(accepted);
    if (!held) return answer;
    const times = this.#asked.get(message) ?? 0;
    this.#asked.set(message, times + 1);
    const asked = `${this.#action} ${type} ${times} ${message}`;
    // What the page has written since the act began is no part of it.
    const binding = bindingWithoutText(bindingOf(asked, known, twins, this.#shadow));
    if (this.isApproved(binding)) {
      this.#accepted = held;
      return 'accept';
    }
    const all = [...this.#used].map(bindingWithoutText).concat(binding).join(' ');
    this.#held ??= heldDialog(
      this.#action,
      this.#hold,
      known,
      { type, message, what: held, binding: all },
      this.#shadow,
    );
    return answer;
  }
}
