/**
 * Questions that `/retrieve` answers without a model, on pages as the page script reads them in Chromium: with frames,
 * folded and late content, and what their heads say. Questions with `open` are those that it does not answer yet.
 */
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  factsOf,
  folded,
  partsOf,
  readPages,
  readQuestions,
  says,
  stringsIn,
} from '../../autonomy/questions/read-material';
import { type ReadingResult, type TaskRunner, taskRunners } from '../../support/models/task-runner';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';

const withRunner = taskRunners();
const pages = readPages();
const everyQuestion = readQuestions();
/** All of them in the soak; else those about some pages. */
const askedPages = share([...new Set(everyQuestion.map(({ page }) => page))], 3);
const questions = everyQuestion.filter(({ page }) => askedPages.includes(page));
const results = new Map<string, ReadingResult>();
/** By page, the texts of which a `sourceText` has to be a part. */
const sources = new Map<string, string[]>();
let site: Site;

beforeAll(async () => {
  site = await servePages(served());
  const lanes = new PQueue({ concurrency: 3 });
  const read = askedPages.map((name) => lanes.add(() => withRunner((runner) => readPage(runner, name))));
  await Promise.all(read);
}, 900_000);

afterAll(() => site?.close());

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
  for (const { id, query } of questions.filter(({ page }) => page === name))
    results.set(id, await runner.retrieve({ url: site.url(`/${name}.html`), query }));
  sources.set(name, await sourcesOf(runner, name));
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

describe('the answer is what the page says', () => {
  test.each(questions)('$id: $query', ({ id, page, answers, passage, open = [] }) => {
    const { found, answer, confidence, sourceText, passages = [] } = results.get(id) ?? {};
    // A whole page is no answer.
    const isRight =
      found === true && (answer?.length ?? 0) <= 200 && answers.some((one) => says(answer ?? '', one));
    if (!open.includes('answer')) expect(answers.length === 0 ? !found : isRight, answer).toBe(true);
    const told = passages.map((one) => stringsIn(one).join(' '));
    if (passage !== undefined && !open.includes('passage'))
      expect(
        told.some((text) => says(text, passage)),
        told.join('\n'),
      ).toBe(true);
    if (found) expect(sources.get(page)?.some((text) => text.includes(folded(sourceText ?? '_')))).toBe(true);
    else expect({ answer, confidence }).toEqual({ answer: '', confidence: 0 });
  });
});
