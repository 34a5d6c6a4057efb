interface Line {
  text: string;
  at: number;
}

const dialogLine = /^(?:- )?(?:alert)?dialog\b/;

/** The lines of dialogs, without the indent of what they stand in. */
export function dialogsIn(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let around: number | undefined;
  for (const { text, at } of lines) {
    const words = text.trimStart();
    const indent = text.length - words.length;
    if (around === undefined || indent <= around) around = dialogLine.test(words) ? indent : undefined;
    if (around !== undefined) found.push({ text: text.slice(around), at });
  }
  return found;
}
