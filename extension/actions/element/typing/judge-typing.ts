/** Follows a text while it is typed: where it went, and whether it is there. */
import { editingHost, isTextArea, isTextField } from '../../../dom/tree/fields/form-field';
import { heldBy, selectedIn, withoutProposal } from './held-by';
import { countOf, placesOf } from './places-of';
import { type Trace, took, traceOf } from './typing-trace';

/** A field that took part of a line, as it was before and is now. */
export interface Place {
  typed: string;
  before: string;
  held: string;
  isField: boolean;
  /** Where the caret was in what it held before, and what was selected there; null where that cannot be known. */
  at: number | null;
  selected: string;
}

/** What was typed up to an Enter. */
export interface Line {
  text: string;
  places: Place[];
  /** Whether each field holds what was typed into it, character by character. */
  isThere: boolean;
  /** Where the page moved the focus to a field of another meaning, which took the text: that field. */
  astray: Element | undefined;
  /** Whether an editor took each character, if only to make something else of it, such as a heading of `## `. */
  isTaken: boolean;
}

/** Follows a text line by line: the fields must contain each line before the Enter that ends it. */
export interface TypingJudge {
  /** Before a character is typed, one task after the last one. */
  before(character: string): void;
  after(character: string, prevented: boolean): void;
  /** The lines as they are now; null when an Enter had no effect. */
  lines(): Line[] | null;
}

/** A `Place` while it is typed into. */
interface OpenPlace {
  field: () => Element | null;
  typed: string;
  before: string;
  at: number | null;
  selected: string;
}

/**
 * @param current the element that is meant as it is in the page now, null when it is gone
 * @param focused what has the focus now: pages pass it on while a code is typed, or put a field under the first character
 * @param others fields that were there before and mean something else
 */
export function judgeTyping(
  current: () => Element | null,
  focused: () => Element | null,
  others: ReadonlySet<Element>,
): TypingJudge {
  const known = valuesIn(current()?.ownerDocument);
  const done: Line[] = [];
  let line = startLine(current, focused, known, others);
  /** The last Enter, as long as nothing has been typed after it. */
  let entered: { held: string; prevented: boolean; field: () => Element | null } | undefined;
  let broken = false;
  return {
    before(character) {
      if (entered) {
        broken ||= !endsLine(entered, true);
        // Enter may lead to the next field.
        line = startLine(current, focused, known, new Set());
        entered = undefined;
      }
      line.follow();
      if (!isLineBreak(character)) return;
      // An Enter with nothing before it replaces what is selected itself.
      if (line.text() !== '') done.push(line.read());
      const { field } = line.place();
      entered = { held: heldBy(field()), prevented: false, field };
    },
    after(character, prevented) {
      if (entered) entered.prevented = prevented;
      else line.add(character);
    },
    lines() {
      if (broken || (entered && !endsLine(entered, false))) return null;
      return entered ? done : [...done, line.read()];
    },
  };
}

function startLine(
  current: () => Element | null,
  focused: () => Element | null,
  known: Values,
  others: ReadonlySet<Element>,
) {
  const places: OpenPlace[] = [];
  const isMeant = (field: Element) => {
    const meant = current();
    return meant !== null && (field === meant || field === editingHost(meant));
  };
  let trace: Trace | undefined;
  let last = '';
  let isTaken = true;
  const open = (field: () => Element | null, before?: string): OpenPlace => {
    const element = field();
    const at = element && isTextField(element) ? element.selectionStart : null;
    const held = before ?? heldBy(element);
    const place = { field, typed: '', before: held, at, selected: selectedIn(element) };
    places.push(place);
    return place;
  };
  const first = focused();
  if (first && isField(first) && !isMeant(first)) open(() => first);
  else open(current);
  const place = () => places.at(-1) as OpenPlace;
  const look = () => {
    const now = traceOf(place().field());
    if (last !== '') isTaken &&= trace !== undefined && now !== undefined && took(last, trace, now);
    last = '';
    trace = now;
  };
  return {
    place,
    text: () => places.map(({ typed }) => typed).join(''),
    /** Goes where the focus has gone. */
    follow() {
      look();
      const field = focused();
      if (!field || !isField(field) || field === place().field()) return;
      if (isMeant(field)) {
        if (place().field !== current) open(current);
      } else if (place().field()?.isConnected) open(() => field, known.get(field) ?? '');
      // What is gone was rendered again.
      else place().field = () => field;
      trace = traceOf(field);
    },
    add(character: string) {
      place().typed += character;
      last = character;
    },
    read(): Line {
      const typedOn = place().field();
      // A field that the page has put under the last character.
      if (!typedOn || !isField(typedOn)) this.follow();
      look();
      const astray = astrayIn(places, others);
      const isThere =
        !astray &&
        places.every(({ field, typed, before, selected }) => {
          const now = field();
          return now !== null && isField(now) && addsUp(now, before, withoutProposal(now), typed, selected);
        });
      return {
        text: this.text(),
        isThere,
        astray,
        isTaken,
        places: places.map(({ field, typed, before, at, selected }) => {
          const now = field();
          return { typed, before, at, selected, held: heldBy(now), isField: now !== null && isField(now) };
        }),
      };
    },
  };
}

/** The first field of another meaning that took text before those that had the focus were full, as boxes of a code are. */
function astrayIn(places: OpenPlace[], others: ReadonlySet<Element>): Element | undefined {
  for (const [index, { field, typed }] of places.entries()) {
    const now = field();
    const passed = places.slice(0, index);
    const isFull = (one: OpenPlace) => {
      const left = one.field() as HTMLInputElement | null;
      // As the parts of a date or a telephone number are, which need not be equally long.
      const isPart = /^\d{2,4}$/.test(one.typed) && /^\d+$/.test(typed);
      return left?.maxLength === heldBy(left).length || one.typed.length >= typed.length || isPart;
    };
    if (now && others.has(now) && typed !== '' && (index === 0 || !passed.every(isFull))) return now;
  }
  return undefined;
}

type Values = { get(field: Element): string | undefined };

/** What the fields of the page hold before anything is typed. */
function valuesIn(document: Document | undefined): Values {
  const fields = document?.querySelectorAll('input, textarea') ?? [];
  return new Map([...fields].map((field) => [field, heldBy(field)]));
}

export function isField(element: Element): boolean {
  return isTextField(element) || editingHost(element) !== null;
}

export function isLineBreak(character: string): boolean {
  return /^[\r\n]+$/.test(character);
}

/**
 * Whether Enter had an effect: a new line, or what the page does instead. Without one, the next line would be joined to
 * this one.
 */
function endsLine(
  { held, prevented, field }: { held: string; prevented: boolean; field: () => Element | null },
  goesOn: boolean,
): boolean {
  const now = field();
  if (!now || !isTextArea(now) || now.value !== held) return true;
  return prevented && (!goesOn || held === '');
}

/** Whether the field contains the typed text, in addition to all that it contained and that was not replaced. */
function addsUp(field: Element, before: string, after: string, typed: string, replaced: string): boolean {
  if (isTextField(field)) {
    const rest = before.length - replaced.length;
    return placesOf(typed, after).some(
      (at) =>
        after.length === rest + typed.length &&
        before.startsWith(after.slice(0, at)) &&
        before.endsWith(after.slice(at + typed.length)),
    );
  }
  // An editor changes white space and removes its placeholder, but contains what was typed once more than before.
  if (bare(typed) === '') return typed === '' || after !== before;
  return (
    countOf(bare(typed), bare(after)) > countOf(bare(typed), bare(before)) ||
    (replaced !== '' && bare(after).includes(bare(typed)))
  );
}

/** Without white space, which the layout makes as well as the text. */
function bare(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}
