/** The types of instructions, targets and values that a prompt is parsed into. */

/** The kind of an element, as in `the Save button`. */
export type Kind =
  | 'button'
  | 'link'
  | 'checkbox'
  | 'radio'
  | 'field'
  | 'textarea'
  | 'list'
  | 'option'
  | 'tab'
  | 'slider'
  | 'spinner'
  | 'menu'
  | 'icon'
  | 'heading'
  | 'row'
  | 'item'
  | 'cell'
  | 'dialog'
  | 'section'
  | 'switch'
  | 'date'
  | 'word'
  | 'form';

/** A location: `in the row of Anna`, `below Settings`. */
export interface TargetLocation {
  relation: 'in' | 'under' | 'left' | 'right' | 'above' | 'below' | 'near';
  words: string;
  quoted: boolean;
}

/** The description of an element in a prompt. */
export interface Target {
  /** The words of the prompt, for messages. */
  phrase: string;
  /** The name; empty where only kind and location are given. */
  words: string;
  quoted: boolean;
  kind?: Kind;
  /** 1 is the first, -1 the last. */
  ordinal?: number;
  where: TargetLocation[];
  /** `it`, `that`: the element of the previous instruction. */
  again?: boolean;
  /** `both`, `all`, `each`. */
  all?: boolean;
  /** Alternative readings, tried when this one finds nothing. */
  otherwise?: Target[];
}

/** A value: a literal text, or a phrase that names a value on the page. */
export type Value = { text: string } | { read: string };

export type Instruction = { phrase: string } & (
  | { do: 'click' | 'dblclick' | 'rightclick' | 'hover' | 'focus' | 'clear'; target: Target }
  | { do: 'enter'; value: Value; target?: Target; typed?: boolean }
  | { do: 'select'; all?: string; names: string; quoted: string[]; from?: Target }
  | { do: 'tick'; on: boolean; names: string; quoted: string[]; where: TargetLocation[]; kind?: Kind }
  | { do: 'slide'; value: string; target?: Target }
  | { do: 'open' | 'shut'; target: Target; plural: boolean }
  | { do: 'close'; target: Target }
  | { do: 'navigate'; url: string }
  | { do: 'back' | 'forward' | 'reload' }
  | { do: 'search'; words: Value; target?: Target }
  | { do: 'login'; user?: Value; password?: Value }
  | { do: 'submit'; target?: Target }
  | { do: 'press'; key: string; target?: Target }
  | { do: 'scroll'; way?: 'top' | 'bottom' | 'up' | 'down'; target?: Target }
  | {
      do: 'drag';
      target: Target;
      to: Target;
      place: 'onto' | 'before' | 'after' | 'position';
      position?: number;
    }
  | { do: 'wait'; text?: string; ms?: number; gone?: boolean }
  | { do: 'sort'; by: string; descending?: boolean }
  | { do: 'find'; target: Target }
  | { do: 'copy'; from: Target }
  | { do: 'read'; question: string }
  | { do: 'send'; verb: string; value?: Value; to?: Value }
  | { do: 'suggest'; start: string; end: string; from?: Target }
  | { do: 'upload' }
  | { do: 'other'; verb: string; target: Target }
  | { do: 'unknown' }
);
