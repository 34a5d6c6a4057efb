/** Keeps which acts of a task were done: what is ordered once is held the next time. */
import * as z from 'zod';
import {
  type DoneAct,
  type EffectKind,
  effectKindSchema,
} from '../../../extension/protocol/effects/consequential';
import type { StepResult } from '../../../extension/protocol/frames/frames';

/** Nothing is asked first, and it has not only opened something. */
const carriedOut = z.looseObject({
  effect: effectKindSchema,
  did: z.string(),
  asks: z.undefined().optional(),
  onlyOpens: z.undefined().optional(),
  changed: z.literal(true).optional(),
});
const maxActs = 100;
/** A confirmation may take some acts, such as typing the name of what is deleted. */
const maxFinishingActs = 4;

/** Of one task. */
export class DoneActs {
  /** What the act that was let through last does, and how many more acts may finish it. */
  #inherited: { effect: EffectKind; acts: number } | undefined;
  /** The latest act that was carried out, until the page has told what became of it. */
  #untold: DoneAct | undefined;
  readonly #done: DoneAct[] = [];

  /** Those of which the page has told that they were done. */
  get carriedOut(): DoneAct[] {
    return [...this.#done];
  }

  /** What the next act may finish. */
  get inherits(): EffectKind[] | undefined {
    return this.#inherited && [this.#inherited.effect];
  }

  /** Counts an act, whether it has consequences or not. */
  count(result: StepResult): void {
    const effect = effectKindSchema.safeParse(typeof result === 'object' && result.effect).data;
    const acts = (this.#inherited?.acts ?? 0) - 1;
    if (effect) this.#inherited = { effect, acts: maxFinishingActs };
    else this.#inherited = this.#inherited && acts > 0 ? { ...this.#inherited, acts } : undefined;
  }

  /** @returns the result without the name of the control, which is for this alone */
  note(result: StepResult): StepResult {
    if (typeof result !== 'object') return result;
    const { data } = carriedOut.safeParse(result);
    if (data) this.#untold = { what: data.effect, name: data.did };
    const { did, ...told } = result;
    return told;
  }

  /** @see AgentSession.confirmDone */
  async confirm(isDone: (act: DoneAct) => Promise<boolean | undefined>): Promise<void> {
    const act = this.#untold;
    const verdict = act && (await isDone(act));
    if (!act || verdict === undefined) return;
    this.#untold = undefined;
    if (verdict && this.#done.length < maxActs) this.#done.push(act);
  }
}
