/** Tells what is removed from what it is removed from: "Remove Ada from the team" says nothing of removing the team. */
import { wordSet } from '../../../words';

const from = wordSet('from off aus von de du des del della dello da do uit z');
const determining = wordSet(
  'the my our your this that der dem den meinem unserem la le les mon notre el los mi il lo mio o a meu het mijn',
);
const places = wordSet(
  `team teams group groups project projects folder folders list lists account accounts channel channels organization organisation
  workspace board album playlist database server site library collection category calendar company repository course class
  gruppe projekt ordner liste konto kanal arbeitsbereich kalender
  equipe groupe projet dossier compte canal calendrier
  equipo grupo proyecto carpeta lista cuenta calendario
  squadra gruppo progetto cartella conto canale
  projeto pasta conta groep map kanaal zespol grupa projekt`,
);

/** Where something is taken from: the `team` of "Remove Ada from the team". */
export function placesIn(words: readonly string[]): string[] {
  return words.filter((_, index) => isPlace(words, index));
}

export function withoutPlaces(words: readonly string[]): string[] {
  return words.filter((_, index) => !isPlace(words, index));
}

/** A word for a place, with nothing between "from" and it but an article. */
function isPlace(words: readonly string[], index: number): boolean {
  if (!places.has(words[index] ?? '')) return false;
  const before = determining.has(words[index - 1] ?? '') ? index - 2 : index - 1;
  return before > 0 && from.has(words[before] ?? '');
}
