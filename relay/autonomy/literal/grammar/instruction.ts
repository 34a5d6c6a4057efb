/** What a prompt is read into: clauses, and for each what its words may mean. */
import type { Token } from './token';

/** The words that name an element or a place, in order; marks are left out. */
export type Phrase = readonly Token[];

/** A text to enter, as written. */
export interface Value {
  text: string;
  quoted: boolean;
  /** Whether nothing marks its end but that of the clause: `set the name to Ada`. */
  isOpen: boolean;
  /** Words behind it were left out that may belong to it. */
  isCut?: true;
}

/** What one field of a form is to hold, whose name is not said. */
export interface FormValue {
  value: Value;
  words: Phrase;
  /** A free text, somebody (an address or an option), or an option, a date or a time. */
  takes: 'text' | 'person' | 'option';
  /** What the field is called, where that is said. */
  name?: Phrase;
  /** What the field may be called, where it is a list of the page's own. */
  field?: RegExp;
}

/** What is not to be done. */
export interface Prohibition {
  /** What is not to be done or touched, with and without the verb before it. */
  phrases: readonly Phrase[];
  /** What it has to be already: a box on or off, a field empty. */
  state?: boolean | 'empty';
  /** The phrases are what is not wanted: `no newsletter`. */
  isThing?: true;
}

/** What a clause depends on. */
export interface Condition {
  /** What has to be there. */
  what: Phrase;
  /** What comes after the clause in the same sentence may depend on it, too. */
  isOpen: boolean;
}

export type Instruction =
  | { do: 'click' | 'dblclick' | 'rightclick' | 'hover'; target: Phrase; times: number }
  | { do: 'open' | 'collapse' | 'close' | 'download'; target: Phrase }
  /** The words begin with the name of a control on the page: `Archive the message from Ada`. */
  | { do: 'named'; words: Phrase }
  | { do: 'enter'; value: Value; field: Phrase | undefined; byKeys: boolean }
  /** What a field holds, which the words may name as `the text in Notes`. */
  | { do: 'replace'; value: Value; field: Phrase }
  | { do: 'choose'; option: Phrase; field: Phrase | undefined; isCut?: true }
  /**
   * A field's name and its value side by side: `size L`. `text`: a part of a text field's name counts too. `merged`:
   * there are separators between the words. `isCut`: see `Value`.
   */
  | { do: 'pair'; words: Phrase; text: boolean; merged: boolean; isCut?: true }
  /** Several of them, which only the page's own labels tell apart; separators are kept. */
  | { do: 'pairs'; tokens: readonly Token[]; isCut?: true }
  /** Does nothing but say what comes after is about. */
  | { do: 'point'; target: Phrase }
  /** What the page says of it then, for the answer. */
  | { do: 'tell'; what: Phrase }
  /** The name that a form asks for which the clause before has opened. */
  | { do: 'name'; value: Value }
  /** The menu of the row or card that the words are about. */
  | { do: 'openMenu'; target: Phrase }
  /** A tab that what comes after is in. */
  | { do: 'openTab'; target: Phrase }
  /** Without `on` the other way than now. */
  | { do: 'tick'; on: boolean | undefined; target: Phrase }
  /** By the box that stands for it, where no control says so: `unsubscribe from the newsletter`. */
  | { do: 'tickInstead'; on: boolean; target: Phrase }
  | { do: 'clear'; field: Phrase }
  | { do: 'press'; key: string; target: Phrase | undefined; times: number }
  | { do: 'scroll'; way: 'up' | 'down' | 'top' | 'bottom' }
  | { do: 'scrollTo'; target: Phrase }
  | { do: 'wait'; ms: number }
  | { do: 'waitFor'; text: string; gone: boolean }
  | { do: 'login'; user: Value; password: Value }
  /** `noun`: what kind of item it is, such as `a card`. */
  | { do: 'add'; item: Value; list: Phrase; noun: Phrase }
  | { do: 'search'; text: Value; where: Phrase }
  | { do: 'sort'; what: Phrase; by: Phrase }
  | { do: 'drag'; what: Phrase; to: Phrase }
  /** How many items a list shows at once. */
  | { do: 'perPage'; count: number }
  /** A page of a list, by the field for its number. */
  | { do: 'pageNumber'; number: number }
  /** `dark mode`: an option of what the page calls its mode, theme or view. */
  | { do: 'mode'; option: Phrase; noun: string }
  | { do: 'rate'; stars: number; what: Phrase }
  /** Every item that the words tell: `all messages from Ada`. */
  | { do: 'all'; verb: Token; noun: string; places: Phrase; tail: Phrase }
  /** Opens what is closed and called exactly so, for what comes after. */
  | { do: 'unfold'; target: Phrase }
  | { do: 'navigate'; url: string }
  | { do: 'back' | 'forward' | 'reload' }
  /** The form that was filled in last. */
  | { do: 'submit' }
  /** The page's own question, which was answered with the act that it belongs to. */
  | { do: 'confirmed' }
  /** So many of an item into the cart: `words` say where its button is. */
  | { do: 'amount'; count: number; words: Phrase }
  /** What a form takes that is there, or that one of the openers of the thing opens; the first of them that is there. */
  | {
      do: 'form';
      openers: readonly (readonly string[])[];
      list?: RegExp;
      what: Phrase;
      values: readonly FormValue[];
      /** Only where a heading says so: the conversation that was opened. */
      heading?: Phrase;
    }
  | { do: 'forbid'; prohibition: Prohibition };

/** One part of a clause, such as `Oslo in To`, with what it may mean, the likeliest first. */
export type Part = readonly Instruction[];

/** Parts to be carried out one after another. */
export type Reading = readonly Part[];

/** A clause of the prompt: one verb and what it is about. */
export interface Clause {
  /** As written, for messages. */
  text: string;
  words: Phrase;
  /** What it may mean, the likeliest first; empty where the grammar has nothing for it. */
  readings: readonly Reading[];
  /** It begins with a verb of the grammar. */
  hasVerb: boolean;
  /** Its fields may come with what the clause before it presses: `Compose: To Ada`. */
  mayCome?: true;
  /** What it may mean as two clauses, where it means nothing as one. */
  splits(): readonly (readonly Clause[])[];
  /** Whether its verb asks for a state that the site keeps (`change`, `rename`), not only for what a field holds. */
  changesState: boolean;
  /** It is only meant where this is there. */
  onlyIf?: Condition;
  /** Its verb asks for something new: a form for it is still to be sent. */
  creates: boolean;
}
