/** Answers a question within a task from the page. */
import { isField, type Page, type PageElement } from '../match/page';
import { readValue } from '../match/read-value';
import { holdsWords, similarity, wordsOf } from '../prompt/words';
import type { Outcome, PlanState } from './plan-state';

/** Answers from the page: a table cell, the text after a label, a count, the title. */
export async function doRead(plan: PlanState, question: string): Promise<Outcome> {
  const page = await plan.look();
  const words = question.replace(/[?.!]+$/, '').trim();
  const answer =
    (/\btitle of (?:the|this) page\b|\bpage title\b/i.test(words) ? plan.seen.title : undefined) ??
    countOf(page, words) ??
    cellFor(page, words) ??
    readValue(page, subjectOf(words)) ??
    sayingOf(page, subjectOf(words));
  if (answer === undefined || answer === '')
    return { failure: `The page does not say "${words}" in a way that can be read off.` };
  plan.held = answer;
  return { done: answer };
}

function subjectOf(words: string): string {
  return words
    .replace(
      /^(?:please )?(?:tell me|read|report|say|give me|get|find out|return|answer|what(?:'s| is| are| does| was)?|how much (?:is|does|are)|which|who(?: is|'s)?|when(?: is|'s)?|where(?: is|'s)?)\s+/i,
      '',
    )
    .replace(/^(?:what|which|who) (?:is|are) /i, '')
    .replace(/^(?:me )?(?:the|a|an) /i, '')
    .replace(/ (?:say|says|read|reads|cost|costs|is|shown|displayed)$/i, '');
}

/** `How many rows`, `how many items are in the list`. */
function countOf(page: Page, words: string): string | undefined {
  const asked = /^how many (\w+)/i.exec(words)?.[1]?.toLowerCase().replace(/s$/, '');
  if (!asked) return undefined;
  const kinds: Record<string, (element: PageElement) => boolean> = {
    row: ({ role, end, index }) =>
      role === 'row' && !page.elements.slice(index, end).some((one) => one.role === 'columnheader'),
    item: ({ role }) => role === 'listitem',
    link: ({ role }) => role === 'link',
    button: ({ role }) => role === 'button',
    heading: ({ role }) => role === 'heading',
    checkbox: ({ role }) => role === 'checkbox',
    field: isField,
    image: ({ role }) => role === 'img',
    tab: ({ role }) => role === 'tab',
  };
  const kind = kinds[asked];
  return kind && String(page.elements.filter(kind).length);
}

/** The cell at the named row and column. */
function cellFor(page: Page, words: string): string | undefined {
  const asked = wordsOf(words);
  for (const table of page.elements.filter(({ role }) => /^(?:table|grid)$/.test(role ?? ''))) {
    const rows = page.inside(table).filter(({ role }) => role === 'row');
    const cells = rows.map((row) => page.inside(row).filter(({ role }) => /cell|header/.test(role ?? '')));
    const heads = cells[0] ?? [];
    const column = heads.findIndex((head, index) => index > 0 && named(head, words, asked));
    const row = cells.slice(1).find(([first]) => first && named(first, words, asked));
    const cell = column > 0 ? row?.[column] : undefined;
    if (cell) return cell.name ?? cell.text;
  }
  return undefined;
}

function named(element: PageElement, words: string, asked: string[]): boolean {
  const label = element.name ?? element.text ?? '';
  return (
    label !== '' &&
    (holdsWords(words, label) ||
      (wordsOf(label).length === 1 && asked.some((word) => similarity(word, label) > 0.85)))
  );
}

/** The text of an element named by its role or id. */
function sayingOf(page: Page, subject: string): string | undefined {
  const bare = subject.replace(/\b(?:message|text|label|value|of|the|on|page|this)\b/gi, ' ').trim();
  const kind = /\bheading\b/i.test(subject)
    ? 'heading'
    : /\b(?:status|message|alert)\b/i.test(subject)
      ? 'status'
      : undefined;
  const elements = page.elements.filter(({ role }) =>
    kind === 'status' ? /^(?:status|alert)$/.test(role ?? '') : role === kind,
  );
  if (kind && elements.length > 0) return elements[0]?.name || elements[0]?.text;
  const by = page.elements.find(({ id, testid }) =>
    [id, testid].some((one) => one && bare && similarity(bare, one) > 0.9),
  );
  return by?.text ?? by?.value;
}
