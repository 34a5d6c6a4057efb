/** Recognises names of people, places and organisations. */
import nlp from 'compromise';
import { stopWords } from '../stop-words';
import { month } from './month';

/** A part of a text. */
export interface Span {
  text: string;
  start: number;
  end: number;
  /** The certainty of the type, 0 to 1. */
  certainty: number;
}

export interface Name extends Span {
  kind: 'person' | 'place' | 'organization' | 'name';
}

const part = String.raw`(?:\p{Lu}(?:\p{L}{0,4}\.(?=\s\p{Lu})|[\p{L}\p{N}'’-]*)|\p{Lu}\.(?:\p{Lu}\.)*|(?<=\p{L}\s)\d{1,4}(?![\p{L}\d.,%:]))`;
const joint = String.raw`(?:\s(?:of|the|de|la|le|van|von|der|den|du|da|dos|del|di|for|al|bin|ibn|of the)(?=\s\p{Lu})|\s&)?`;
const namePattern = new RegExp(String.raw`(?<![\p{L}\p{N}@/.])${part}(?:${joint}[\s]${part})*`, 'gu');
const titles =
  /^(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sir|Dame|Lord|Lady|President|Captain|King|Queen|Pope|Chef|Judge|Senator|Mayor|Saint|St|Councillor)\b\.?\s/;
const organizationWords =
  /\b(?:Inc|Ltd|LLC|GmbH|AG|Corp|Corporation|Company|Co|University|College|Institute|Foundation|Society|Association|Council|Committee|Ministry|Department|Agency|Group|Bank|Museum|School|Press|Union|Party|Club|Court|Board|Commission|Trust|Labs?|Studios?|Records|Airlines|Team|FC|United)\b/;
const placeWords =
  /\b(?:Street|Road|Avenue|Square|Park|River|Lake|Mount|Mountains?|Island|Islands|Sea|Ocean|Bay|City|Town|Village|County|Valley|Bridge|Station|Airport|Hall|Building|Castle|Palace|Cathedral|Church|Beach|Harbou?r|District|Centre|Center|Room|Library|Stadium|Theatre|Theater|Gallery|North|South|East|West|Stage)\b/;
const dateWords = new RegExp(
  String.raw`(?:\d{1,2}\s)?\b${month}\b(?:\s\d{1,2}(?!\d))?(?:,?\s\d{4})?|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b`,
  'g',
);
const calendar = new RegExp(String.raw`^(?:${month}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b`);

/** Longer than any name; what is longer are capitals in a row. */
const maxNameLength = 120;

/** Proper names, by their capitals. */
export function namesIn(text: string): Name[] {
  const found: Name[] = [];
  // Months and weekdays are not names.
  const undated = text.replace(dateWords, (words) => ' '.repeat(words.length));
  for (const match of undated.matchAll(namePattern)) {
    let words = match[0].replace(/\s&$/, '');
    let start = match.index;
    // The first word of a sentence has a capital in any case.
    const first = /^[\p{L}'’]+/u.exec(words)?.[0] ?? '';
    if (stopWords.has(first.toLowerCase()) || /^(?:The|In|On|At|By|Its|It|This|Since|When)$/.test(first)) {
      const rest = words.slice(first.length).trimStart();
      start += words.length - rest.length;
      words = rest;
    } else if (isSentenceStart(text, start) && words === first && !isProper(first)) continue;
    if (words === '' || words.length > maxNameLength || /^\d+$/.test(words) || calendar.test(words)) continue;
    const before = words.length;
    words = words.replace(/^[\s.&'’-]+/, '');
    start += before - words.length;
    words = words.replace(/['’]s?$/, '');
    if (words === '' || isDemonym(words)) continue;
    found.push({ text: words, start, end: start + words.length, certainty: 1, kind: kindOf(words) });
  }
  return found;
}

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|[.!?:\n]["”’)]?\s*|^["“‘(])$/.test(text.slice(0, at));
}

function isProper(word: string): boolean {
  return (
    nlp(word.toLowerCase()).has('(#Person|#Place|#Organization|#FirstName)') || /[A-Z].*[A-Z]|\d/.test(word)
  );
}

/** "The Calder Narrows", "at Solbakken": not persons. */
export function isOfPlace({ start }: Span, text: string): boolean {
  return /\b(?:the|in|at|near|across|around|on) $/i.test(text.slice(0, start));
}

/** "Translated by Colin Marsh": who did it, whatever else the name may mean. */
export function isOfAct({ start, text: words }: Span, text: string): boolean {
  return /\bby $/i.test(text.slice(0, start)) && /^\S+(?: \S+){1,2}$/.test(words);
}

function isDemonym(words: string): boolean {
  return !words.includes(' ') && nlp(words).has('^#Demonym$');
}

const kinds = new Map<string, Name['kind']>();
const maxKinds = 20_000;

function kindOf(words: string): Name['kind'] {
  const known = kinds.get(words);
  if (known) return known;
  if (kinds.size > maxKinds) kinds.clear();
  const kind = decideKind(words);
  kinds.set(words, kind);
  return kind;
}

function decideKind(words: string): Name['kind'] {
  if (titles.test(words)) return 'person';
  if (organizationWords.test(words)) return 'organization';
  if (placeWords.test(words)) return 'place';
  const read = nlp(words);
  if (read.people().found) return 'person';
  if (read.places().found) return 'place';
  if (read.organizations().found) return 'organization';
  // Two or three names in a row are usually a person.
  return 'name';
}
