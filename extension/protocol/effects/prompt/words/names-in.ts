/** Finds names by how they are written. */
import { wordsOf } from '../../words';

const quoted = /["“”„«»'‘’]([^"“”„«»'‘’]{1,80})["“”„«»'‘’]/gu;
const capitalised = /(?<=[\p{L}\p{N},;:)"'] )\p{Lu}[\p{L}\p{N}'’-]*/gu;
/** Without what it ends with. */
const file = /[\p{L}\p{N}_-]+(?=\.\p{L}{2,4}(?![\p{L}\p{N}]))/gu;

/** The number of one thing, as opposed to a count or an amount: "order 12". */
const numbered =
  /(?<=\p{L}\s#?)\d{2,}(?![\p{N}.,]*\d)(?!\s*[€$£%])(?!\s+(?!(?:of|from|by|to|for|and|now|in)\b)\p{L})/gu;

/** The words in quotation marks, with a capital letter inside of a sentence, and of files, folded. */
export function namesIn(text: string): string[] {
  return [...quotedIn(text), ...(text.match(capitalised) ?? [])].flatMap(wordsOf).concat(fileNamesIn(text));
}

/** What stands in quotation marks. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(quoted)].map(([, one = '']) => one);
}

/** `report` of "report.pdf". */
export function fileNamesIn(text: string): string[] {
  return (text.match(file) ?? []).flatMap(wordsOf);
}

/** The numbers by which things are told apart. */
export function numbersIn(text: string): string[] {
  return text.match(numbered) ?? [];
}
