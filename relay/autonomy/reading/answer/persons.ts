/** Tells who a question asks for from other persons that a statement names. */

import { sentencesOf } from '../language/sentences';
import type { Span } from '../language/spans/names';
import { spansOf } from '../language/spans/spans';
import { wordsOf } from '../language/words';
import type { Fact } from '../page/fact';
import type { Question } from '../question/question';
import { presence } from './match';
import { stemsOf } from './stems';

const saying =
  /\b(?:writ|wrote|say|said|suggest|recommend|advis|propos|ask|answer|repl|post|comment|report|think|thought|mention|complain|sent|send|sign|vote|offer|agree|claim|announce|own)\w*\b/i;
const firstPerson = /\b(?:I|I'm|I’m|I've|I’ve|my|me|we|our)\b/;

/** Whether the author of a post is only who tells of it: the post asks, names another person, or tells of no act of its author. */
export function isOnlyTeller({ row }: Fact, question: Question): boolean {
  if (saying.test(question.text)) return false;
  const told = mostAsked(row, question);
  if (told === '') return false;
  if (/\?$/.test(told)) return true;
  const others = spansOf('person', told).filter((span) => span.certainty >= 0.8 && !isNamed(span, question));
  return others.length > 0 || !firstPerson.test(told);
}

/** Whether it names the author of a post that only asks what the question asks too. */
export function isOnlyAsking({ text, row, beside, isAuthor }: Fact, question: Question): boolean {
  if (question.type !== 'person' || saying.test(question.text)) return false;
  const post = isAuthor ? row : mostAsked(text, question) === '' ? beside : '';
  return /\?$/.test(mostAsked(post, question));
}

/** The sentence of a post with most words of the question; empty if none has any. */
function mostAsked(row: string, question: Question): string {
  let best = { had: 0, text: '' };
  for (const { text } of sentencesOf(row.replaceAll(' | ', '. '))) {
    const stems = stemsOf(text);
    const had = question.terms.reduce((sum, term) => sum + term.weight * presence(term, stems), 0);
    if (had > best.had) best = { had, text };
  }
  return best.text;
}

/** Whether the question names the person: "Ines Calder" does not answer whom Ines should ask. */
export function isNamed({ text }: Pick<Span, 'text'>, { terms }: Question): boolean {
  const [first] = wordsOf(text.replace(/^(?:Dr|Mr|Mrs|Ms|Prof|Sir)\.?\s/, ''));
  return terms.some(
    ({ isName, text: asked, stem }) => isName && stem === first?.stem && !/['’]s?$/.test(asked),
  );
}

const asksRole =
  /^(?:so |and )?who(?:['’]s| is| was| are| were) (?:the |my |our |your |his |her |their |its |this )?(?:[\w-]+ ){0,2}?(?<noun>[a-z][\w-]*)(?= (?:of|at|for|in|on|behind)\b|\s*\?*$)/i;

/** Whether a person has the role that the question asks for, as a title or behind a comma: "Architect Davit Lomidze". */
export function hasRole(
  { text, label }: Pick<Fact, 'text' | 'label'>,
  spans: readonly Span[],
  question: Question,
): boolean {
  const noun = question.type === 'person' ? asksRole.exec(question.text)?.groups?.noun : undefined;
  if (noun === undefined) return false;
  const isRole = new RegExp(String.raw`^${noun}\b`, 'i');
  return spans.some(({ text: name, start, end, certainty }) => {
    if (certainty < 0.8) return false;
    const before = new RegExp(String.raw`\b${noun}[,:]? (?:is |was |Dr\.? |Mr\.? |Mrs\.? |Ms\.? )?$`, 'i');
    const after = new RegExp(
      String.raw`^(?:,| is| was|:| –| \()\s?(?:the |our |an? |a |their )?(?:[\w-]+ ){0,2}?${noun}\b`,
      'i',
    );
    return (
      isRole.test(name) ||
      before.test(text.slice(0, start)) ||
      after.test(text.slice(end)) ||
      isRole.test(label)
    );
  });
}

const maxBadgeLength = 80;

/** What has the role as a mark behind it, in a list: "21:00 Maeve Kinsella Band River Stage Headliner". */
export function badgedAs({ text }: Pick<Fact, 'text'>, question: Question): Span[] {
  const noun = question.type === 'person' ? asksRole.exec(question.text)?.groups?.noun : undefined;
  if (noun === undefined || text.length > maxBadgeLength || /[.!?]$/.test(text)) return [];
  const badge = new RegExp(String.raw`\s${noun}$|^${noun}\s`, 'i');
  return badge.test(text) ? [{ text, start: 0, end: text.length, certainty: 0.6 }] : [];
}

const doneBy = /\b(\w+ed|sold|made|led|built|sent|run|taught|drawn|shot|held|written|given|taken) by $/i;

/** Whether somebody did something else than the question asks for: "sold by" does not say who wrote. */
export function didOtherThing({ start }: Span, text: string, question: Question): boolean {
  const act = doneBy.exec(text.slice(0, start))?.[1];
  if (act === undefined) return false;
  const stems = stemsOf(act);
  return !question.terms.some((term) => presence(term, stems) > 0);
}
