/** What pages say where a question says it otherwise: who "raised" a ticket is its "requester". */
import { stopWords } from './stop-words';
/** Words of questions, and the words and phrases that pages have for them; written from general knowledge of such pages. */
import lists from './wordings.json';
import { stemOf } from './words';

let known: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The words of pages for a word of a question, each phrase as its stems. */
export function wordingsOf(stem: string): readonly (readonly string[])[] {
  known ??= index();
  return known.get(stem) ?? [];
}

/** Made with the first question. */
function index(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const [asked, said] of Object.entries(lists)) {
    const phrases = said
      .split(', ')
      .map((phrase) => phrase.split(/[\s-]+/).filter((word) => !stopWords.has(word)))
      .map((words) => words.map(stemOf));
    for (const stem of asked.split(' ').map(stemOf))
      found.set(stem, [...(found.get(stem) ?? []), ...phrases]);
  }
  return found;
}
