/**
 * The share of questions that `/retrieve` answers without a model, on pages that its author had not seen. They were
 * written before the reader, from the interface and the issue alone, and change only to correct errors that the
 * commit states.
 */
import PQueue from 'p-queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  factsOf,
  folded,
  partsOf,
  type Question,
  readPages,
  readQuestions,
  says,
  stringsIn,
} from '../../autonomy/questions/read-material';
import { type ReadingResult, type TaskRunner, taskRunners } from '../../support/models/task-runner';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { isFullShare } from '../../support/share';

interface Reply {
  question: Question;
  /** Without one, `error` says why. */
  result?: ReadingResult;
  error?: string;
}

const withRunner = taskRunners();
/** All of them in the soak; here a third of what the pages say, and all that they do not. */
const questions = readQuestions().filter(
  ({ answers }, index) => isFullShare || answers.length === 0 || index % 3 === 0,
);
const pages = readPages();
const replies: Reply[] = [];
/** By page, the texts of which a `sourceText` has to be a part. */
const sources = new Map<string, string[]>();
let site: Site;

beforeAll(async () => {
  site = await servePages(served());
  const lanes = new PQueue({ concurrency: 3 });
  const read = [...pages.keys()].map((name) =>
    lanes.add(() => withRunner((runner) => readPage(runner, name))),
  );
  await Promise.all(read);
}, 900_000);

afterAll(async () => {
  await site?.close();
  const failures = replies.map(failureOf).filter((row) => row !== undefined);
  if (failures.length > 0) console.table(failures);
});

/** Every page twice: as it is, and below `/open` with all `<details>` open, to read what they hold. */
function served(): Record<string, string> {
  return Object.fromEntries(
    [...pages].flatMap(([name, html]) => [
      [`/${name}.html`, html],
      [`/open/${name}.html`, html.replaceAll('<details>', '<details open>')],
    ]),
  );
}

/** All questions about the page, and what there is to be quoted. */
async function readPage(runner: TaskRunner, name: string): Promise<void> {
  for (const question of questions.filter(({ page }) => page === name)) {
    const body = { url: site.url(`/${name}.html`), query: question.query };
    const asked = runner.retrieve(body).then(
      (result) => ({ question, result }),
      (error) => ({ question, error: String(error) }),
    );
    replies.push(await asked);
  }
  if (!name.startsWith('parts/')) sources.set(name, await sourcesOf(runner, name));
}

/** What the page and its parts show, and what they say in `<meta>` and JSON-LD. */
async function sourcesOf(runner: TaskRunner, name: string): Promise<string[]> {
  const html = pages.get(name) ?? '';
  const shown: string[] = [];
  for (const part of [name, ...partsOf(html)]) {
    await runner.navigate(site.url(`/open/${part}.html`));
    shown.push(await runner.read('text', 'body'));
  }
  return [...shown, ...factsOf(html)].map(folded);
}

function hasPassage({ question, result }: Reply): boolean {
  const texts = result?.passages.slice(0, 3).map((passage) => stringsIn(passage).join(' ')) ?? [];
  return texts.some((text) => says(text, question.passage ?? ''));
}

/** A whole page is no answer. */
function hasAnswer({ question, result }: Reply): boolean {
  if (!result?.found || result.answer.length > 200) return false;
  return question.answers.some((answer) => says(result.answer, answer));
}

function isVerbatim({ question, result }: Reply): boolean {
  const source = folded(result?.sourceText ?? '');
  return source !== '' && (sources.get(question.page) ?? []).some((text) => text.includes(source));
}

function answerable(): Reply[] {
  return replies.filter(({ question }) => question.answers.length > 0);
}

function unanswerable(): Reply[] {
  return replies.filter(({ question }) => question.answers.length === 0);
}

function found(): Reply[] {
  return replies.filter(({ result }) => result?.found);
}

function share(all: Reply[], isRight: (reply: Reply) => boolean): number {
  return all.filter(isRight).length / all.length;
}

/** A row of the table, if anything about the reply is wrong. */
function failureOf(reply: Reply) {
  const { question, result, error } = reply;
  const faults: string[] = [];
  if (error) faults.push(error);
  else if (question.answers.length === 0) {
    if (result?.found) faults.push('found');
  } else {
    if (!hasPassage(reply)) faults.push('passage');
    if (!hasAnswer(reply)) faults.push('answer');
  }
  if (result?.found && !isVerbatim(reply)) faults.push('not verbatim');
  if (faults.length === 0) return undefined;
  return {
    id: question.id,
    fault: faults.join(', '),
    query: question.query,
    expected: question.answers[0] ?? '(not on the page)',
    answer: result?.answer.slice(0, 80),
    confidence: result?.confidence,
  };
}

test('every question is answered with a result', () => {
  expect(replies).toHaveLength(questions.length);
  expect(
    replies.filter(({ error }) => error).map(({ question, error }) => `${question.id}: ${error}`),
  ).toEqual([]);
});

test('the right passage is among the first three in 90%', () => {
  expect(share(answerable(), hasPassage)).toBeGreaterThanOrEqual(0.9);
});

test('the answer is right in 85%', () => {
  expect(share(answerable(), hasAnswer)).toBeGreaterThanOrEqual(0.85);
});

test('what the page does not say is not found in 90%', () => {
  expect(share(unanswerable(), ({ result }) => result?.found === false)).toBeGreaterThanOrEqual(0.9);
});

test('every sourceText is verbatim on the page', () => {
  expect(found()).not.toEqual([]);
  const invented = found().filter((reply) => !isVerbatim(reply));
  expect(invented.map(({ question, result }) => `${question.id}: ${result?.sourceText}`)).toEqual([]);
});

test('not found means no answer and no confidence', () => {
  for (const { result } of replies) {
    if (result?.found === false) expect(result).toMatchObject({ answer: '', confidence: 0 });
  }
});
