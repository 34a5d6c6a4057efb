/** Tells the nouns of a question from its other words. */
import nlp from 'compromise/three';
import type { Word } from '../language/words';
import { inFull } from './in-full';

/** The maximum weight of a word that the page does not have. */
export const maxIfAbsent = { thing: 2.2, quality: 1.5, act: 1, manner: 0.5 };
/** "Tracking number": a thing, whatever the form of its first word. */
export function isGerund(text: string, { text: word, end }: Word): boolean {
  return /ing$/i.test(word) && ofGerund.test(text.slice(end));
}

const ofGerund =
  /^ (?:number|code|id|time|cost|fee|price|date|address|speed|rate|space|place|period|allowance|temperature|system|room|card|pool|machine)\b/i;
const namesWho = /(?:ists?|ians?|ness|ments?|tions?|sions?)$/;

/** The words that are not nouns, by start position. */
export function speechIn(text: string): Map<number, keyof typeof maxIfAbsent> {
  const found = new Map<number, keyof typeof maxIfAbsent>();
  const full = inFull(text);
  const added = full.length - text.length;
  const read = nlp(full).terms().json({ offset: true }) as {
    terms: { text: string; tags: string[]; offset: { start: number } }[];
  }[];
  for (const { terms } of read)
    for (const { text: word, tags, offset } of terms) {
      if (namesWho.test(word)) continue;
      const at = offset.start - added;
      if (tags.includes('Verb')) found.set(at, 'act');
      else if (tags.includes('Adverb') || tags.includes('Pronoun') || tags.includes('Preposition'))
        found.set(at, 'manner');
      else if (tags.includes('Adjective')) found.set(at, 'quality');
    }
  return found;
}
