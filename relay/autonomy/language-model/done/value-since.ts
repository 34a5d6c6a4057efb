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
  const valuesOf = (name: string, fields: typeof now) =>
    fields.filter((one) => fold(one.name) === fold(name)).map(({ value }) => fold(value));
  return now.find(({ name }) => {
    const [values, others] = [valuesOf(name, cited), valuesOf(name, now)];
    // Of several records each has its own value.
    return values.length > 0 && !values.some((value) => others.includes(value));
  });
}
