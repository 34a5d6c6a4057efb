/** Answers what a page is about or for: with its description, its first sentence, or its heading. */

import { collapse } from '../../../../extension/protocol/collapse';
import { sentencesOf } from '../language/sentences';
import type { Page } from '../page/page';
import type { Proof } from '../page/quotes';

const subject =
  '(?:this|the|that) (?:web ?)?(?:page|site|website|article|document|text|post|report|notice|letter|mail|message)';
const question = new RegExp(
  String.raw`^(?:so )?(?:what(?:['’]?s| is| does) ${subject} (?:all )?(?:about|for|say|describe|cover)|what(?:['’]?s| is) the (?:subject|topic|purpose) of ${subject}|what (?:kind|sort|type) of (?:page|site|website|document) is (?:this|it))\s*[?.]*$`,
  'i',
);

/** Whether it asks for nothing but what the page is about. */
export function asksWhatPageIs(query: string): boolean {
  return question.test(collapse(query));
}

/** Shorter texts are labels. */
const minWords = 6;
const maxLength = 200;
const confidence = 0.6;

/** What the page says of itself, as far as it is proved. */
export function aboutOf(
  { passages }: Page,
  proof: Proof,
): { answer: string; sourceText: string; confidence: number } | undefined {
  const told = passages.filter(({ region }) => region === undefined);
  const heading = told.findIndex(({ kind }) => kind === 'heading');
  const texts = [
    ...passages.filter(({ kind, name = '' }) => kind === 'meta' && /\bdescription$/i.test(name)),
    ...told.slice(heading + 1).filter(({ kind, text }) => kind === 'paragraph' && isSentence(text)),
    ...told.slice(Math.max(0, heading), heading + 1),
  ].map(({ text }) => collapse(sentencesOf(text)[0]?.text ?? text));
  const answer = texts.find((text) => text.length <= maxLength && proof(text));
  return answer === undefined ? undefined : { answer, sourceText: answer, confidence };
}

function isSentence(text: string): boolean {
  const first = sentencesOf(text)[0]?.text ?? '';
  return /[.!]$/.test(first) && first.split(' ').length >= minWords;
}
