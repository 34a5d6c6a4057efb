/** The embedded reader's share of right answers on the development set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Reading, readAnswer } from '../../../../relay/autonomy/reading/answer/read-answer';
import { fold } from '../../../../relay/autonomy/reading/language/words';
import { proofOn } from '../../../../relay/autonomy/reading/page/quotes';
import { readHtml } from '../../../support/pages/read-html';

const here = import.meta.dirname;
/** Page, question, and what has to be in the answer; null where the page does not say. */
type Asked = [page: string, query: string, answer: string | null];
const asked = JSON.parse(readFileSync(join(here, 'questions.json'), 'utf8')) as Asked[];

const pages = new Map(
  [...new Set(asked.map(([page]) => page))].map((page) => [
    page,
    readHtml(readFileSync(join(here, 'pages', `${page}.html`), 'utf8')),
  ]),
);

function read([name, query]: Asked): Reading {
  const page = pages.get(name);
  if (!page) throw new Error(`there is no page ${name}`);
  return readAnswer(page, query, proofOn(page.passages.map(({ text }) => text)));
}

const readings = asked.map((one) => ({ one, answer: one[2], reading: read(one) }));
const answerable = readings.filter(({ answer }) => answer !== null);

function says(text: string, answer: string | null): boolean {
  const words = fold(text).toLowerCase();
  return /^(?:yes|no)$/i.test(answer ?? '')
    ? words === answer?.toLowerCase()
    : words.includes((answer ?? '').toLowerCase());
}

/** The share that is right; what is not is named when the share is too small. */
function expectShare(
  least: number,
  all: typeof readings,
  isRight: (one: (typeof readings)[number]) => boolean,
) {
  const wrong = all
    .filter((one) => !isRight(one))
    .map(({ one, reading }) => `${one.join(' | ')} -> ${reading.answer}`);
  expect(1 - wrong.length / all.length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
}

test('95 of 100 questions are answered right', () => {
  expectShare(0.95, answerable, ({ answer, reading }) => says(reading.answer, answer));
});

test('the right passage is among the best three for 97 of 100', () => {
  const spans = answerable.filter(({ answer }) => !/^(?:yes|no)$/i.test(answer ?? ''));
  expectShare(0.97, spans, ({ answer, reading }) => reading.passages.some(({ text }) => says(text, answer)));
});

test('of what the page does not say nothing is found, 85 times in 100', () => {
  const unanswerable = readings.filter(({ answer }) => answer === null);
  expectShare(0.85, unanswerable, ({ reading }) => !reading.found);
});

test('every source is verbatim a part of the page, in one passage or in some that follow each other', () => {
  const found = readings.filter(({ reading }) => reading.found);
  expect(found).not.toEqual([]);
  for (const { one, reading } of found) {
    const texts = pages.get(one[0])?.passages.flatMap(({ name = '', text }) => [name, text]) ?? [];
    expect(reading.sourceText, one.join(' | ')).not.toBe('');
    expect(fold(texts.join(' ')), one.join(' | ')).toContain(reading.sourceText);
  }
});

test('no answer is longer than two hundred characters', () => {
  for (const { reading } of readings) expect(reading.answer.length).toBeLessThanOrEqual(200);
});
