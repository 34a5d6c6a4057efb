/** Tells whether a page shows a label with a value that it did not show with it before: the natural proof of a setting. */

/** A quoted text, with the role before it and what follows up to the next one. */
const quotedText = /(?:\b([a-z]+) )?"((?:\\.|[^"\\])*)"([^"|\n]*)/g;
const ref = /\[(?:f\d+)?e\d+\]/;
/** The element of the text that follows. */
const refBefore = /\[(?:f\d+)?e\d+\]:\s*$/;
/** What there is to choose, unless it is marked as chosen. */
const choices = /^(?:option|radio|checkbox|switch|tab|menuitem\w*|treeitem)$/;
const chosen = /\b(?:checked|selected|pressed|current)\b/;
/** What was written into a field need not be saved. A list of options that has a value has it by a choice. */
const written =
  /\b(textbox|searchbox|spinbutton|combobox)((?: "(?:\\.|[^"\\])*")?[^"\n]*?) = "(?:\\.|[^"\\])*"(?=([^"\n:]*))/g;
const optionsBelow = /^\s*option /;
/** A setting may have a description between its label and its value. */
const maxBetween = 1;

interface Piece {
  text: string;
  /** It can be acted on. */
  isControl: boolean;
}

/**
 * Whether two of the quotes that follow one another are a label and its value on the page, and the label stood there with
 * another value when it was first shown.
 * @param page.tree the page as it is now
 * @param page.shown what pages said in all turns so far, the oldest first
 * @param page.fold makes texts comparable: words with single spaces
 */
export function showsSetting(
  quotes: readonly string[],
  { tree, shown, fold }: { tree: string; shown: string; fold(text: string): string },
): boolean {
  const [now, before] = [tree, shown].map((text) => piecesOf(text, fold));
  return quotes.slice(1).some((value, index) => {
    const label = quotes[index] ?? '';
    const places = placesOf(label, now ?? []);
    const [first] = placesOf(label, before ?? []);
    return (
      first !== undefined &&
      !hasValue(before ?? [], first, value) &&
      places.some((place) => hasValue(now ?? [], place, value))
    );
  });
}

function piecesOf(text: string, fold: (text: string) => string): Piece[] {
  const saved = text.replace(written, (whole, role: string, name: string, rest: string, at: number) => {
    const below = text.slice(at + whole.length + rest.length).replace(/^:?\s*/, '');
    return role === 'combobox' && optionsBelow.test(below) ? whole : `${role}${name}`;
  });
  return saved.split('\n').flatMap((line) => {
    const found = [...line.matchAll(quotedText)];
    if (found.length === 0) return ref.test(line) ? [{ text: '', isControl: true }] : [];
    return found.flatMap(({ 1: role = '', 2: words = '', 3: after = '', index }) => {
      if (choices.test(role) && !chosen.test(after)) return [];
      const isControl = ref.test(after) || refBefore.test(line.slice(0, index));
      return [{ text: ` ${fold(words)} `, isControl }];
    });
  });
}

function placesOf(words: string, pieces: readonly Piece[]): number[] {
  return [...pieces.entries()].flatMap(([index, { text }]) => (text.includes(` ${words} `) ? [index] : []));
}

/** Whether the value stands with the label or behind it, with no other control and no more than a description between. */
function hasValue(pieces: readonly Piece[], label: number, value: string): boolean {
  const after = pieces.slice(label, label + maxBetween + 2);
  const at = after.findIndex(({ text }) => text.includes(` ${value} `));
  return at >= 0 && after.slice(1, Math.max(at, 1)).every(({ isControl }) => !isControl);
}
