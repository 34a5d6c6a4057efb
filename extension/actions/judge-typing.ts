/** What was typed must stand in its field, except that Enter may send it, and then the field is empty or gone. */
import { fieldValue } from '../dom/tree/field-value';
import { editingHost, isTextArea, isTextField } from '../dom/tree/form-field';

/** Watches a text as it is typed, line by line: each must stand in the field before the Enter that ends it. */
export interface TypingJudge {
  /** Before a character is typed, one task after the last one. */
  before(character: string): void;
  after(character: string, prevented: boolean): void;
  /** Whether all of it arrived, as far as can be seen now. */
  success(): boolean;
}

/** @param standing what stands in the page for the field now, null when it is gone. */
export function judgeTyping(standing: () => Element | null): TypingJudge {
  let start = stateOf(standing());
  let line = '';
  /** The last Enter, as long as nothing has been typed after it. */
  let entered: { held: string; prevented: boolean } | undefined;
  let arrived = true;
  const stands = () => {
    const field = standing();
    if (!field) return false;
    // What keys do to anything but a field is the page's own affair.
    return !isField(field) || addsUp(field, start.held, fieldValue(field) ?? '', line, start.selected);
  };
  return {
    before(character) {
      if (entered) {
        arrived &&= endsLine(standing(), entered, true);
        start = stateOf(standing());
        line = '';
        entered = undefined;
      }
      if (!isLineBreak(character)) return;
      // An Enter with nothing before it replaces what is selected itself.
      if (line !== '') arrived &&= stands();
      entered = { held: stateOf(standing()).held, prevented: false };
    },
    after(character, prevented) {
      if (entered) entered.prevented = prevented;
      else line += character;
    },
    success: () => arrived && (entered ? endsLine(standing(), entered, false) : stands()),
  };
}

export function isField(element: Element): boolean {
  return isTextField(element) || editingHost(element) !== null;
}

export function isLineBreak(character: string): boolean {
  return /^[\r\n]+$/.test(character);
}

function stateOf(field: Element | null): { held: string; selected: string } {
  return { held: (field && fieldValue(field)) ?? '', selected: field ? selectedIn(field) : '' };
}

/** What typing will replace. */
function selectedIn(element: Element): string {
  if (isTextField(element) && element.selectionStart !== null)
    return element.value.slice(element.selectionStart, element.selectionEnd ?? undefined);
  return element.ownerDocument.getSelection()?.toString() ?? '';
}

/**
 * Whether Enter had an effect: a new line, or what the page does instead of one. A line that it leaves as it was would
 * be joined with the next one.
 */
function endsLine(
  field: Element | null,
  { held, prevented }: { held: string; prevented: boolean },
  goesOn: boolean,
): boolean {
  if (!field || !isTextArea(field) || field.value !== held) return true;
  return prevented && (!goesOn || held === '');
}

/** Whether the typed text stands in the field, in addition to all that was there and not replaced. */
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
  // An editor sets its text as it likes, and a hint that stood there goes; but each word typed is one more than before.
  if (bare(typed) === '') return typed === '' || after !== before;
  const count = (held: string) => placesOf(bare(typed), bare(held)).length;
  return count(after) > count(before) || (replaced !== '' && count(after) > 0);
}

/** Where a text stands in another one. */
function placesOf(text: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(text); at >= 0; at = at < whole.length ? whole.indexOf(text, at + 1) : -1)
    places.push(at);
  return places;
}

/** Without white space, which the layout makes as well as the text. */
function bare(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}
