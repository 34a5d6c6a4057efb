/** Checks that a field contains the text that was typed, unless Enter sent it and the field is empty or gone. */
import { fieldValue } from '../../dom/tree/field-value';
import { editingHost, isTextArea, isTextField } from '../../dom/tree/form-field';

/** Checks a text while it is typed, line by line: the field must contain each line before the Enter that ends it. */
export interface TypingCheck {
  /** Before a character is typed, one task after the last one. */
  before(character: string): void;
  after(character: string, prevented: boolean): void;
  /** Whether the field took all of the text, as far as can be known now. */
  success(): boolean;
}

/** @param current the field as it is in the page now, null when it is gone */
export function checkTyping(current: () => Element | null): TypingCheck {
  let start = stateOf(current());
  let line = '';
  /** The last Enter, as long as nothing has been typed after it. */
  let entered: { held: string; prevented: boolean } | undefined;
  let arrived = true;
  const isComplete = () => {
    const field = current();
    if (!field) return false;
    // What keys do to another element is up to the page.
    return !isField(field) || addsUp(field, start.held, fieldValue(field) ?? '', line, start.selected);
  };
  return {
    before(character) {
      if (entered) {
        arrived &&= endsLine(current(), entered, true);
        start = stateOf(current());
        line = '';
        entered = undefined;
      }
      if (!isLineBreak(character)) return;
      // An Enter with nothing before it replaces what is selected itself.
      if (line !== '') arrived &&= isComplete();
      entered = { held: stateOf(current()).held, prevented: false };
    },
    after(character, prevented) {
      if (entered) entered.prevented = prevented;
      else line += character;
    },
    success: () => arrived && (entered ? endsLine(current(), entered, false) : isComplete()),
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
 * Whether Enter had an effect: a new line, or what the page does instead. Without one, the next line would be joined to
 * this one.
 */
function endsLine(
  field: Element | null,
  { held, prevented }: { held: string; prevented: boolean },
  goesOn: boolean,
): boolean {
  if (!field || !isTextArea(field) || field.value !== held) return true;
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
  const count = (held: string) => placesOf(bare(typed), bare(held)).length;
  return count(after) > count(before) || (replaced !== '' && count(after) > 0);
}

/** Where a text occurs in another one. */
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
