/** Tells ending a record of a business from closing a window: "Close claim", as opposed to "Close claim details". */
import { wordSet, wordsOf } from '../../words';
import { fillers } from '../verbs/verb-table';

const closing = wordSet(
  'close schliessen schliesse fermer fermez cerrar cierra chiudere chiudi fechar feche sluiten sluit zamknij',
);
const records = wordSet(
  `claim claims ticket tickets case cases account accounts incident incidents complaint complaints dispute disputes matter vacancy
  tender auction poll position positions deal opportunity loan policy contract order invoice quote enquiry inquiry referral
  application grant campaign store shop till register books period quarter year
  fall schaden schadensfall vorgang dossier sinistre caso reclamacion reclamo pratica processo zaak klacht sprawa`,
);
const filling = wordSet(fillers);
/** What a phrase goes on with behind its noun. */
const goingOn = wordSet(
  'as with without because for von mit ohne als avec sans con sin senza com sem met zonder',
);

/** The verb and what it closes, where that is a record; undefined for all else. */
export function closedRecord(words: readonly string[]): { verb: string; object: string[] } | undefined {
  // German and Dutch verbs come last.
  const isLast = closing.has(words.at(-1) ?? '') && words.length > 1;
  const verb = words.at(isLast ? -1 : 0) ?? '';
  if (!closing.has(verb)) return undefined;
  const rest = isLast ? words.slice(0, -1) : words.slice(1);
  const end = rest.findIndex((word) => goingOn.has(word) || /\d/.test(word));
  const object = (end < 0 ? rest : rest.slice(0, end)).filter((word) => !filling.has(word));
  return records.has(object.at(-1) ?? '') ? { verb, object } : undefined;
}

export function closesRecord(name: string): boolean {
  return closedRecord(wordsOf(name)) !== undefined;
}
