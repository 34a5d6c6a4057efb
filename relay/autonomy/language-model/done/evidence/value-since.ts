/** Finds evidence of a field whose value is another one by now. */

const field =
  /\b(?:textbox|searchbox|spinbutton|combobox|slider) "((?:\\.|[^"\\])*)"[^"\n|=]*? = "((?:\\.|[^"\\])*)"/g;
/** `textbox "Fill" = "#1A1A2E"`, `"Fill" ... = "#1A1A2E"`: a name, and the value that it is said to have. */
const claimed = /"((?:\\.|[^"\\])*)"[^"=\n]*= ?"((?:\\.|[^"\\])*)"/g;

/**
 * The field, as it is now, that the evidence cites with a value that none of its name has any more.
 * @param tree the page as it is now
 * @param fold makes texts comparable: words with single spaces
 */
export function valueSince(
  evidence: string,
  tree: string,
  fold: (text: string) => string,
): { name: string; value: string } | undefined {
  const now = [...tree.matchAll(field)].map(([, name = '', value = '']) => ({ name, value }));
  const cited = [...evidence.matchAll(claimed)].map(([, name = '', value = '']) => ({ name, value }));
  const names = new Set(cited.map(({ name }) => fold(name)));
  const meant = now.filter(({ name }) => names.has(fold(name)));
  // Of several records each has its own value.
  const values = new Set(meant.map(keyOf));
  const shown = new Set(cited.filter((one) => values.has(keyOf(one))).map(({ name }) => fold(name)));
  return meant.find(({ name }) => !shown.has(fold(name)));

  function keyOf({ name, value }: { name: string; value: string }): string {
    return JSON.stringify([fold(name), fold(value)]);
  }
}
