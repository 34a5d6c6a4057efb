/** Splits a prompt into the clauses that each say one thing to do, or to find out. */
import {
  askingWords,
  determiners,
  negatesClause,
  otherVerbs,
  pressingWords,
  quotingWords,
  requestWords,
  softeners,
} from './prompt-words';
import { wordsOf } from './words';

export interface Clause {
  /** Outside of quotation marks, folded; a quotation is the word `"`. */
  words: string[];
  /** What stands in quotation marks, folded. */
  quotes: string[][];
  /** It only asks, or forbids. */
  isIdle: boolean;
  /** It has no verb of its own and goes on with that of the clause before: `Delete Alpha and Beta`. */
  goesOn: boolean;
}

const quotation =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|`([^`]*)`|(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu;
const sentenceEnd = /(?<=[.!?;])\s+|\n+|(?<=[!?;])/;
const between =
  /,|(?<![\p{L}\p{N}])(?:and|then|but|or|und|dann|aber|oder|et|puis|mais|ou|y|luego|pero|e|poi|ma|ed|entao|depois|mas|en|daarna|maar|i|potem|ale|lub)(?![\p{L}\p{N}])/giu;
const maxClauses = 400;
const mark = '\u0001';

/** Nouns too: `the order and share history`. */
const alsoNouns = new Set(
  'order book post share transfer sign cancel pay purchase reserve end comment reply mail message'.split(' '),
);

/** @param isVerb whether a word is a verb of a class */
export function splitClauses(prompt: string, isVerb: (word: string) => boolean): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of prompt.split(sentenceEnd)) {
    if (clauses.length > maxClauses) break;
    const quotes: string[][] = [];
    const bare = sentence.replace(quotation, (...found) => {
      const text = found.slice(1, 7).find((part) => typeof part === 'string') ?? '';
      quotes.push(wordsOf(text));
      return ` ${mark} `;
    });
    clauses.push(...clausesOf(withoutText(bare), quotes, isVerb));
  }
  return clauses;
}

function clausesOf(sentence: string, quotes: string[][], isVerb: (word: string) => boolean): Clause[] {
  const clauses: Clause[] = [];
  const left = [...quotes];
  const isQuestion = /\?\s*$/.test(sentence) && !requestWords.has(wordsOf(sentence)[0] ?? '');
  for (const part of sentence.split(between)) {
    const words = part.split(mark).flatMap((text, index) => [...(index > 0 ? ['"'] : []), ...wordsOf(text)]);
    if (words.length === 0) continue;
    const own = left.splice(0, words.filter((word) => word === '"').length);
    const before = clauses.at(-1);
    const start = words.findIndex((word) => !softeners.has(word));
    const head = words[start] ?? words.at(-1) ?? '';
    const next = words[start + 1] ?? '';
    const isNoun =
      before?.isIdle === true && start === 0 && alsoNouns.has(head) && !determiners.has(next) && next !== '"';
    const hasVerb = !isNoun && startsWithVerb(words, head, isVerb);
    const asks =
      isQuestion || askingWords.has(head) || askingWords.has(words[0] ?? '') || asksHow(head, next);
    const forbids = words.some((word) => negatesClause.has(word));
    const goesOn = before !== undefined && !hasVerb && !asks;
    clauses.push({
      words,
      quotes: own,
      isIdle: asks || forbids || (goesOn && before.isIdle),
      goesOn,
    });
  }
  return clauses;
}

function startsWithVerb(words: readonly string[], head: string, isVerb: (word: string) => boolean): boolean {
  if (isVerb(head) || pressingWords.has(head) || otherVerbs.has(head)) return true;
  // German and Dutch infinitives come last.
  return words.some((word, index) => index > 0 && /en$/.test(word) && isVerb(word));
}

/** French "comment supprimer", where English "comment" is a verb. */
function asksHow(head: string, next: string): boolean {
  return head === 'comment' && /(?:er|ir|re|oir)$/.test(next);
}

/** Without what a colon or a word such as "saying" announces as text to be written. */
function withoutText(sentence: string): string {
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+|:(?=\s)/gu)];
  const at = words.find(({ 0: word, index }) =>
    word === ':' ? announcesText.test(sentence.slice(0, index)) : quotingWords.has(word.toLowerCase()),
  );
  if (!at) return sentence;
  const after = sentence.slice(at.index);
  const goesOn =
    /,?\s(?:and |und |et |y |e |en |i )?(?:then|dann|puis|luego|poi|depois|daarna|potem)\s/i.exec(after);
  const text = goesOn ? after.slice(0, goesOn.index) : after;
  // Quotations in it stay countable.
  const marks = text.split(mark).length - 1;
  return `${sentence.slice(0, at.index)} ${mark.repeat(marks)} ${goesOn ? after.slice(goesOn.index) : ''}`;
}

const announcesText =
  /\b(?:message|comment|review|reply|text|write|type|enter|search|say|nachricht|kommentar|schreib\w*|tippe|commentaire|ecris|mensaje|comentario|escribe|messaggio|commento|scrivi|mensagem|escreva|bericht|reactie|wiadomosc)\b[^:]*$/i;
