/** Checks the material for question tests: answers are on the page and not in the question. */
import { describe, expect, test } from 'vitest';
import { decoded, factsOf, partsOf, readPages, readQuestions, says } from './questions/read-material';

const questions = readQuestions();
const answerable = questions.filter(({ answers }) => answers.length > 0);
const pages = readPages();
const wholePages = [...pages.keys()].filter((name) => !name.startsWith('parts/'));

/** What stands in the page, its parts, `<meta>` and JSON-LD, without the elements that a style of the page hides. */
function textOf(name: string): string {
  const html = pages.get(name) ?? '';
  const body = [html, ...partsOf(html).map((part) => pages.get(part) ?? '')].map(withoutHidden).join(' ');
  const shown = body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return `${decoded(shown)} ${factsOf(html).join(' ')}`;
}

/** Classes with `display: none` or `visibility: hidden`, and the elements of those classes cut out. */
function withoutHidden(html: string): string {
  const hidden = [...html.matchAll(/\.([\w-]+)\s*\{[^}]*(?:display:\s*none|visibility:\s*hidden)/g)];
  let shown = html;
  for (const [, name] of hidden) {
    const start = new RegExp(`<(\\w+)\\b[^>]*class="${name}"`);
    for (let at = start.exec(shown); at; at = start.exec(shown)) {
      shown = shown.slice(0, at.index) + shown.slice(endOf(shown, at.index, at[1] ?? ''));
    }
  }
  return shown;
}

/** Where the element that begins at `start` ends. */
function endOf(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let at = tags.exec(html); at; at = tags.exec(html)) {
    depth += at[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`<${tag}> at ${start} does not end`);
}

test('20 pages, 60 questions they answer and 20 they do not', () => {
  expect(wholePages).toHaveLength(20);
  expect(answerable).toHaveLength(60);
  expect(questions).toHaveLength(80);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(80);
});

test('every page is asked about, both ways', () => {
  expect([...new Set(answerable.map(({ page }) => page))].sort()).toEqual(wholePages);
  const unanswerable = questions.filter(({ answers }) => answers.length === 0);
  expect([...new Set(unanswerable.map(({ page }) => page))].sort()).toEqual(wholePages);
  for (const { passage } of unanswerable) expect(passage).toBeUndefined();
});

test('every part belongs to a page', () => {
  const used = wholePages.flatMap((name) => partsOf(pages.get(name) ?? '')).sort();
  expect(used).toEqual([...pages.keys()].filter((name) => name.startsWith('parts/')));
});

test.each(wholePages)('%s has hidden text or a distractor, and length', (name) => {
  expect(textOf(name).split(/\s+/).length).toBeGreaterThan(500);
  const html = pages.get(name) ?? '';
  expect(withoutHidden(html).length).toBeLessThan(html.length);
});

describe.each(answerable)('$id', ({ page, query, answers, passage = '' }) => {
  const text = textOf(page);

  test('the passage is on the page', () => {
    expect(passage).not.toBe('');
    expect(says(text, passage)).toBe(true);
  });

  test('an acceptable answer is on the page, or it is yes or no', () => {
    const yesOrNo = answers.some((answer) => answer === 'yes' || answer === 'no');
    expect(yesOrNo || answers.some((answer) => says(text, answer))).toBe(true);
  });

  test('the question does not hold its answer', () => {
    expect(answers.filter((answer) => says(query, answer))).toEqual([]);
  });
});
