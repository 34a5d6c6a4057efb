/** Replaces quoted text by placeholders while a prompt is parsed. */

const marks =
  /"([^"]*)"|“([^“”]*)”|«([^«»]*)»|(?<=^|[\s(:=])'([^']*(?:'\w[^']*){0,9})'(?=$|[\s,.;:!?)])|‘([^‘’]*)’|`([^`]*)`|(\{\{[^{}]*\}\})/g;

/** A text whose quoted parts are replaced by placeholders. */
export interface Quoted {
  text: string;
  /** Replaces placeholders by their texts, with or without quotes. */
  reveal(text: string, marked?: boolean): string;
}

// A number between private-use characters, which occur in no prompt.
const open = '\ue000';

export function hideQuotes(prompt: string): Quoted {
  const hidden: { bare: string; marked: string }[] = [];
  const text = prompt.replace(marks, (marked, ...groups: (string | undefined)[]) => {
    // Groups come before the offset, which is a number.
    const bare = groups.slice(0, 7).find((group) => group !== undefined) ?? '';
    return `${open}${hidden.push({ bare, marked }) - 1}${open}`;
  });
  return {
    text,
    reveal: (part, marked = false) =>
      part.replace(new RegExp(`${open}(\\d+)${open}`, 'g'), (_, index) => {
        const one = hidden[Number(index)];
        return (marked ? one?.marked : one?.bare) ?? '';
      }),
  };
}

/** One quoted part, in a pattern. */
export const quotePattern = `${open}\\d+${open}`;
