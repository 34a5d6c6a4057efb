/** The one shape every action has, so that page, relay and documentation share a single entry. */
import type * as z from 'zod/mini';
import type { StepResult } from '../protocol/frames';

/** One step, its value already parsed by the action's own schema. */
export interface Step<Value> {
  selector: string;
  value: Value;
}

/** An action as a plain object: its words, its input, its result and its behaviour. */
export interface Action<World, Value = unknown> {
  /** One sentence in the user's words, ending with a full stop. */
  summary: string;
  /** Other names people use for it; the first entry of the table that has the name wins. */
  synonyms: readonly string[];
  /** Whether the action needs an element. `optional` ones accept none, an empty string or a selector. */
  selector: 'required' | 'optional';
  /** What `value` means in words; the schema decides whether it may be absent. */
  value: { words: string; schema: z.ZodMiniType<Value> };
  /** `act` may change something and is done at most once; `read` never changes anything. */
  effect: 'act' | 'read';
  /** Default deadline in milliseconds, which a step's `timeoutMs` overrides. */
  timeoutMs: number;
  /** What the action answers with: a plain string for reading, an object with `success` for the rest. */
  result: z.ZodMiniType<StepResult>;
  /** A step that works on the built-in practice page. */
  example: { selector: string; value?: unknown };
  /**
   * Does it. `world` is all it can reach.
   * @throws RelayError with the reason when it cannot be done.
   */
  run(world: World, step: Step<Value>): Promise<StepResult>;
}
