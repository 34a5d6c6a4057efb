/** What the bench measures, by name; bench.ts serves the pages. */

export type PageName = 'small' | 'article' | 'huge' | 'counter';

interface About {
  page: PageName;
  /** How often it is asked in one round. */
  runs: number;
  /** How often before that, because each round begins with new processes. */
  warmUp: number;
  /** For the help text. */
  summary: string;
}

/**
 * What the contenders are asked, so that their numbers stand side by side. Opening, photographing and reading long pages
 * are slow, so they are asked less often.
 */
export const questions = {
  echo: { page: 'small', runs: 60, warmUp: 40, summary: 'count elements, the least that reaches the page' },
  click: { page: 'small', runs: 60, warmUp: 40, summary: 'click a button' },
  text: { page: 'small', runs: 60, warmUp: 40, summary: 'read the text of an element' },
  'texts-at-once': {
    page: 'small',
    runs: 4,
    warmUp: 1,
    summary: 'that by 24 callers at once, 480 times in all',
  },
  screenshot: {
    page: 'small',
    runs: 10,
    warmUp: 2,
    summary: 'a picture of the window, 600 ms after the one before',
  },
  'session-open': { page: 'small', runs: 10, warmUp: 3, summary: 'open a session on a page' },
  'spare-open': {
    page: 'small',
    runs: 3,
    warmUp: 1,
    summary: 'open a blank session where a spare window is ready',
  },
  snapshot: { page: 'article', runs: 3, warmUp: 1, summary: 'snapshot of an article with 2,000 links' },
  'whole-text': { page: 'article', runs: 3, warmUp: 1, summary: 'all text of that article' },
  markdown: { page: 'article', runs: 3, warmUp: 1, summary: 'that article as Markdown' },
  'huge-snapshot': { page: 'huge', runs: 2, warmUp: 1, summary: 'snapshot of a page of 100,000 elements' },
  'huge-click': { page: 'huge', runs: 30, warmUp: 10, summary: 'click a button on that page' },
  'counter-click': {
    page: 'counter',
    runs: 30,
    warmUp: 10,
    summary: 'click the same button, alone on a page',
  },
} as const satisfies Record<string, About>;

export type Question = keyof typeof questions;

export const allQuestions = Object.keys(questions) as Question[];
