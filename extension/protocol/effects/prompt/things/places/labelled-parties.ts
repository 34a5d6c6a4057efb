/** Reads for whom something is from lines of a page of their own: "To Halden Optics Ltd, Leeds", "Client: Halden Optics Ltd". */
import { wordSet, wordsOf } from '../../../words';
import { isTelling } from '../../clauses/telling-words';
import { writtenNamesIn } from '../names/written-names';
import { partsOfSites } from './is-other-page';
import { recordOf } from './record-of';

/** A person or a company, as a line of a page calls it. */
export interface LabelledParty {
  /** The words of its name, folded, without "Ltd" and the like. */
  name: string[];
  /** What stands behind its name, as a town does. */
  place: string[];
  /** It is written so that it can be nothing but a name. */
  isCertain: boolean;
}

const labels = wordSet(
  `to for recipient recipients addressee client customer guest passenger traveller traveler patient attendee participant applicant
  candidate tenant contact company supplier vendor payee beneficiary buyer employee
  an empfanger kunde kundin gast patientin destinataire destinatario cliente client klant ontvanger odbiorca klient`,
);
/** "Bill to", "Prepared for", "Client name". */
const beside = wordSet(
  'bill billed ship sold send sent deliver invoice invoiced prepared quote quotation offer name address booked',
);
const bare = /^(?:[Tt]o|[Ff]or|TO|FOR)\s+(?=\p{Lu})/u;
const legal = wordSet(
  'ltd limited ag gmbh inc llc llp plc corp co company as asa sa sarl sas srl spa bv nv kg ug se oy ab aps group holding sro zoo',
);
const ends = /\s*[,;(|·•]\s*|\s+[–—-]\s+/;
const maxChars = 80;

export function labelledPartiesIn(text: string): LabelledParty[] {
  const plain = text.split('\n').map((line) => line.trim());
  const unlabelled = plain.filter((line) => line.length <= maxChars && bare.test(line));
  return [
    ...unlabelled.flatMap((line) => partyIn(line.replace(bare, ''), 'behind a word')),
    ...recordOf(text).flatMap(({ label, value }) => {
      const isInLine = plain.some((line) => line !== value && line.startsWith(label) && line.endsWith(value));
      return isLabel(label) ? partyIn(value, isInLine ? 'behind a label' : 'below a label') : [];
    }),
  ];
}

/** The words of a name that tell it from others. */
export function withoutLegalForm(words: readonly string[]): string[] {
  return words.filter((word) => !legal.has(word));
}

function isLabel(label: string): boolean {
  const words = wordsOf(label);
  return (
    words.some((word) => labels.has(word)) && words.every((word) => labels.has(word) || beside.has(word))
  );
}

type Standing = 'behind a word' | 'behind a label' | 'below a label';

function partyIn(value: string, standing: Standing): LabelledParty[] {
  const [called = '', behind = ''] = value.split(ends);
  const all = wordsOf(called);
  const name = withoutLegalForm(all);
  const [written] = writtenNamesIn(called, false);
  const isName =
    written !== undefined && name.length > 0 && name.every((word) => written.words.includes(word));
  if (!isName) return [];
  // "To Do List", and "Contact" above "Help Center" in a list of links.
  const isLong = name.length > 1 && (standing === 'below a label' || behind !== '');
  const isMarked = standing === 'behind a label' || name.length < all.length || isLong;
  const isCertain = isMarked && name.every(isTelling) && !name.every((word) => partsOfSites.has(word));
  return [{ name, place: wordsOf(behind), isCertain }];
}
