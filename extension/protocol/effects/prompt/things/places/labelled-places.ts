/** Reads where something is brought, held or fetched from lines of a page of their own: "Venue: Corn Exchange, Leeds", "Deliver to Leeds". */
import { wordSet, wordsOf } from '../../../words';
import { writtenNamesIn } from '../names/written-names';
import { recordOf } from './record-of';

/** A place, as a line of a page calls it. */
export interface LabelledPlace {
  /** All its words, folded. */
  words: string[];
  /** Those before the first comma: a building, a street or the town itself. */
  name: string[];
  /** The names behind that, such as that of the town; that before it where there is nothing behind. */
  towns: string[][];
}

const labels = wordSet(
  `venue address destination location pickup place site town city branch ort adresse lieferadresse lieferort zielort abholort
  veranstaltungsort filiale lieu destino direccion luogo indirizzo destinazione locatie bestemming miejsce adres`,
);
/** "Deliver to", "Delivery", "Pick-up at", "Ship to", "Collect from". */
const bringing = wordSet(
  'deliver delivery delivered delivering ship shipping shipped collect collection pick dispatch lieferung abholung livraison entrega consegna levering',
);
const beside = wordSet(
  'to at from in the of up point address event hire meeting drop off your selected chosen',
);
const bare =
  /^(?:deliver(?:y|ed|s)?|ship(?:ping|ped|s)?|dispatch(?:ed)?) to\s+(?=\p{Lu})|^(?:pick(?:ed)?[- ]?up|collect(?:ion|ed)?) (?:at|from|in)\s+(?=\p{Lu})/iu;
const ends = /\s*[,;(|·•]\s*|\s+[–—-]\s+/;
const maxChars = 120;

export function labelledPlacesIn(text: string): LabelledPlace[] {
  const lines = text.split('\n').map((line) => line.trim());
  const unlabelled = lines.filter((line) => line.length <= maxChars && bare.test(line));
  return [
    ...unlabelled.map((line) => line.replace(bare, '')),
    ...recordOf(text).flatMap(({ label, value }) => (isLabel(label) ? [value] : [])),
  ].flatMap(placeIn);
}

function isLabel(label: string): boolean {
  const words = wordsOf(label);
  return (
    words.some((word) => labels.has(word) || bringing.has(word)) &&
    words.every((word) => labels.has(word) || bringing.has(word) || beside.has(word))
  );
}

function placeIn(value: string): LabelledPlace[] {
  const [called = '', ...behind] = value.split(ends);
  const townsIn = (parts: readonly string[]) =>
    parts.flatMap((part) => writtenNamesIn(part, false).map(({ words }) => words));
  const towns = townsIn(behind);
  const all = towns.length > 0 ? towns : townsIn(/\d/.test(called) ? [] : [called]);
  return all.length === 0 ? [] : [{ words: wordsOf(value), name: wordsOf(called), towns: all }];
}
