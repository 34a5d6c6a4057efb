/** Tells clauses that only want to know something. */

import { wordSet } from '../../words';
import { askingWords } from '../words/prompt-words';
import type { Clause } from './clause';

/**
 * Whether a clause asks, tells the caller, or only looks.
 * @param start where its first word of meaning is
 * @param before the clause before it in the sentence
 */
export function asks(words: readonly string[], start: number, before?: Clause): boolean {
  const head = words[start] ?? words.at(-1) ?? '';
  const next = words[start + 1] ?? '';
  if ([head, words[0] ?? '', withoutPronoun(head)].some((word) => askingWords.has(word))) return true;
  // "Erinnere mich daran, das Abo zu kündigen".
  if (reminding.has(head) && persons.has(next)) return true;
  // "Ich will wissen", where Dutch "wissen" deletes.
  if (head === 'wissen' && words.slice(0, start).some((word) => word === 'ich' || word === 'wir'))
    return true;
  // French "comment supprimer", where English "comment" is a verb.
  if (head === 'comment' && /(?:er|ir|re|oir)$/.test(next)) return true;
  // "Sag mir, was es kostet, die Lampe zu bestellen".
  if (before?.isIdle === true && before.prohibits === undefined && marked.test(words.join(' '))) return true;
  // "Ich überlege, das Abo zu kündigen", and not "Bitte versuche, das Abo zu kündigen".
  return before !== undefined && infinitive.test(words.join(' ')) && !urges(before.words);
}

/** With its object at least, as "zu kündigen" may belong to a thing. */
const infinitive = /^(?!um |om ).* (?:zu|te) \w+en$/;
const speakers = new Set(['ich', 'wir', 'ik', 'wij']);
const asked = new Set('bitte bitten dich dir je'.split(' '));
const hindering = new Set(
  'vergiss vergessen warte warten vergeet wacht nicht niet kein keine keinen nie niemals'.split(' '),
);

/** "Denk daran, …", and not "Ich denke daran, …". */
function urges(words: readonly string[]): boolean {
  if (words.some((word) => hindering.has(word))) return false;
  return words.some((word) => (words.some((one) => speakers.has(one)) ? asked : urging).has(word));
}

const urging = wordSet(
  `bitte bitten hilf helfen versuch versuche versuchen probiere aufgabe auftrag ziel zeit job dich dir denk denke achte
  sorge beginne fang nett freundlich lieb gut
  help helpen probeer proberen taak doel tijd denk zorg begin vriendelijk goed`,
);
const reminding = new Set(
  'remind erinnere erinner rappelle recuerda ricorda lembre herinner przypomnij'.split(' '),
);
const persons = new Set('me us mich uns moi nous mij ons mi nam'.split(' '));
const marked = /(?:^| )(?:zu|te|om te|um zu) \w+en$|^(?:d|de|di|a) \w+(?:er|ir|re|ar)\b/;

/** `muestra` of `muéstrame`. */
function withoutPronoun(word: string): string {
  return word.replace(/(?<=\w{4})(?:me|nos|mi|ci)(?:lo|la)?$/, '');
}
