/** What an action is called, takes and returns: all that the relay, the documentation and the service worker need. */
import type * as z from 'zod/mini';
import type { StepResult } from '../protocol/frames/frames';

/** The specification of an action. Its name is its key in the table; its behaviour is a function of the same file. */
export type ActionSpec = Description & (ReadEffect | ActEffect);

interface Description {
  /** A few words for menus and lists. */
  title: string;
  /** One sentence in the user's words, ending with a full stop. */
  description: string;
  /** Other names that a step may use for it. */
  synonyms: readonly string[];
  /** Whether the action needs an element. `optional` ones accept none, an empty string or a selector. */
  selector: 'required' | 'optional';
  /** The schema decides whether the value may be absent. */
  value: { description: string; schema: z.ZodMiniType };
  /** Of synonyms that mean less than the action does, what they take. */
  narrower?: Readonly<Record<string, { description: string; schema: z.ZodMiniType }>>;
  /** Whether the value carries files or long texts, so that it may have more than a mebibyte. */
  valueMayBeLarge?: true;
  /** Whether `{{name}}` in the value stands for a secret of the caller. */
  takesSecrets?: true;
  /** Whether the value is a selector, so that refs in it are translated as those in `selector` are. */
  valueIsSelector?: true;
  /** Whether the value is a text to match, which may be a pattern. */
  valueMayBePattern?: true;
  /** Whether the value is the address of the page that the action opens. */
  valueIsAddress?: true;
  /** The `type` under which a task's result lists it; default: its name. */
  recordedAs?: string;
  /** Whether a language model that works on a task may use it. */
  offeredToModel: boolean;
  /** The value in a few words, as such a model is told of it; absent where it mostly takes none. */
  brief?: string;
  /** Default deadline in milliseconds, which a step's `timeoutMs` overrides. */
  timeoutMs: number;
  /** How long a value asks the action to last, in milliseconds; the default deadline comes after that. */
  lastsMs?(value: unknown): number;
  /** What the action returns: a string for reading, an object with `success` for the rest. */
  result: z.ZodMiniType<StepResult>;
  /** A step that works on the built-in practice page. */
  example: { selector: string; value?: unknown };
}

/** Never changes anything, and may be repeated. The effect is also the scope that a key needs. */
interface ReadEffect {
  effect: 'read';
  /** Whether it takes the page so little time that it is read ahead of its turn, in one message with the read before it. */
  isShortRead?: true;
}

/** May change something, and is done at most once. The effect is also the scope that a key needs. */
interface ActEffect {
  effect: 'act';
  isShortRead?: never;
  /** Whether it may replace, remove or send something, and not only look or move. */
  destructive: boolean;
  /** Whether doing it again with the same input changes nothing more. */
  idempotent: boolean;
}

/** One step, its value already parsed by the action's schema. */
export interface Step<Value = unknown> {
  selector: string;
  value: Value;
}

/** What an action does. `world` is all it can reach. @throws RelayError with the reason when it cannot be done */
export type Behaviour<World, Value = never> = (world: World, step: Step<Value>) => Promise<StepResult>;

/** The hints of a tool annotation, https://modelcontextprotocol.io/specification/2025-06-18/schema#toolannotations */
export function hintsOf(spec: ActionSpec) {
  const isRead = spec.effect === 'read';
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && spec.destructive,
    idempotentHint: isRead || spec.idempotent,
  };
}
