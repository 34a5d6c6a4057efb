/** Leaves out of a page what proves nothing there: what the model itself has written into a field. */

/** The value of a field, as in `textbox "Name" = "Ann" [e1]`. */
const fieldValue =
  /(\b(textbox|searchbox|spinbutton|combobox)\b(?: "(?:\\.|[^"\\])*")?[^"\n|=]*?) = "((?:\\.|[^"\\])*)"/g;

/**
 * A text of the page without the values of fields that prove nothing: those that were written and not sent off, and
 * whatever a search was made for.
 * @param fold makes texts comparable
 */
export function withoutUnsaved(
  text: string,
  { unsaved, written, fold }: { unsaved: readonly string[]; written: string; fold(text: string): string },
): string {
  const fresh = new Set(unsaved.map(fold));
  const all = new Set(written.split('\n').map(fold));
  return text.replace(fieldValue, (whole, field: string, role: string, value: string) => {
    const words = fold(value);
    if (words === '') return whole;
    return fresh.has(words) || (role === 'searchbox' && all.has(words)) ? field : whole;
  });
}
