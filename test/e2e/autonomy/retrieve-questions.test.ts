// Why: how well the embedded reader reads is measured on questions that were written before it, and without it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  factsOf,
  folded,
  partsOf,
  type Question,
  readPages,
  readQuestions,
  says,
} from '../../autonomy/questions/read-material';
import { type Site, servePages } from '../../support/serve-pages';
import { shared } from '../../support/shared-tabrelay';

interface Result {
  found: boolean;
  answer: string;
  sourceText: string;
  passages: { text: string }[];
}

const tabrelay = shared();
const pages = readPages();
const questions = readQuestions();
const results = new Map<Question, { result: Result; shown: string }>();
let site: Site;

beforeAll(async () => {
  site = await servePages(Object.fromEntries([...pages].map(([name, html]) => [`/${name}.html`, html])));
  for (const page of new Set(questions.map((one) => one.page))) {
    const sessionId = await tabrelay.session({ url: site.url(`/${page}.html`) });
    for (const question of questions.filter((one) => one.page === page)) {
      const { body } = await tabrelay.call('POST', '/retrieve', {
        body: { sessionId, query: question.query },
      });
      const shown = await tabrelay.read(sessionId, 'text', '');
      results.set(question, { result: body.result as Result, shown });
    }
    await tabrelay.close(sessionId);
  }
}, 600_000);
afterAll(() => site.close());

/** The share that is right; what is not is named when the share is too small. */
function expectShare(
  least: number,
  all: Question[],
  isRight: (question: Question, result: Result) => boolean,
): void {
  const resultOf = (question: Question) => results.get(question)?.result as Result;
  const wrong = all.filter((question) => !isRight(question, resultOf(question)));
  const told = wrong.map((question) => `${question.id}: ${question.query} -> ${resultOf(question).answer}`);
  console.log(`${all.length - wrong.length} of ${all.length} right`);
  expect(1 - wrong.length / all.length, told.join('\n')).toBeGreaterThanOrEqual(least);
}

const answerable = questions.filter(({ answers }) => answers.length > 0);

test('the right answer to 85 of 100 questions', () => {
  expectShare(0.85, answerable, ({ answers }, { answer }) => answers.some((one) => says(answer, one)));
});

test('the right passage among the best three for 90 of 100', () => {
  expectShare(0.9, answerable, ({ passage = '' }, { passages }) =>
    passages.some(({ text }) => says(text, passage)),
  );
});

test('nothing found for 90 of 100 that the page does not answer', () => {
  const unanswerable = questions.filter(({ answers }) => answers.length === 0);
  expectShare(0.9, unanswerable, (_, { found }) => !found);
});

test('every source is verbatim on the page', () => {
  for (const [question, { result, shown }] of results) {
    if (!result.found) continue;
    const html = pages.get(question.page) ?? '';
    const folds = [html, ...partsOf(html).map((part) => pages.get(part) ?? '')]
      .flatMap((one) => [...one.matchAll(/<details\b.*?<\/details>/gs)])
      .map(([details]) => details.replace(/<[^>]*>/g, ' '));
    const whole = folded([shown, ...factsOf(html), ...folds].join(' '));
    expect(says(whole, result.sourceText), `${question.id}: ${result.sourceText}`).toBe(true);
  }
});
