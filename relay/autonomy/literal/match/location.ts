/** Narrows elements with equal labels down by their location: row, heading, direction. */
import type { TargetLocation } from '../prompt/instruction';
import { holdsWords, similarity } from '../prompt/words';
import type { Page, PageElement } from './page';

export interface Candidate {
  element: PageElement;
  score: number;
}

/** The candidates at the given locations; all if there are none. */
export function atLocation(page: Page, all: Candidate[], where: TargetLocation[]): Candidate[] {
  let left = all;
  for (const one of where) left = beside(page, left, one);
  return left;
}

function beside(page: Page, all: Candidate[], { relation, words, quoted }: TargetLocation): Candidate[] {
  if (relation === 'left' || relation === 'right' || relation === 'above' || relation === 'below') {
    const geometric = byGeometry(page, all, relation, words);
    if (geometric.length > 0) return geometric;
  }
  const part = partOf[words.toLowerCase()];
  if (part && !quoted) {
    const parts = page.elements.filter((element) => part.test(element.role ?? element.tag ?? ''));
    const within = all.filter(({ element }) => page.above(element).some((one) => parts.includes(one)));
    return within.length > 0 ? within : parts.length > 0 ? [] : all;
  }
  const number = /^(?:row |line )?(\d+)$/.exec(words);
  const measured = all
    .map((candidate) => ({ candidate, distance: distanceTo(page, candidate.element, words, quoted, all) }))
    .filter(({ distance }) => Number.isFinite(distance));
  if (measured.length === 0 && number) return byRowNumber(page, all, Number(number[1]));
  const nearest = Math.min(...measured.map(({ distance }) => distance));
  return measured.filter(({ distance }) => distance === nearest).map(({ candidate }) => candidate);
}

/** Sections that are named by their role. */
const partOf: Record<string, RegExp> = {
  dialog: /dialog/,
  popup: /dialog/,
  'pop-up': /dialog/,
  modal: /dialog/,
  'dialog box': /dialog/,
  form: /^form$/,
  table: /^(?:table|grid)$/,
  menu: /^(?:menu|menubar|list|listbox|navigation)$/,
  navigation: /^navigation$/,
  nav: /^navigation$/,
  toolbar: /^toolbar$/,
  sidebar: /^complementary$/,
  header: /^banner$/,
  footer: /^contentinfo$/,
  list: /^(?:list|listbox)$/,
};

function byRowNumber(page: Page, all: Candidate[], number: number): Candidate[] {
  const rows = page.elements.filter(
    (element) => element.role === 'row' && !page.inside(element).some(({ role }) => role === 'columnheader'),
  );
  const row = rows[number - 1];
  return all.filter(({ element }) => row && page.above(element).includes(row));
}

/**
 * The size of the smallest section that contains the words and this candidate but not all candidates; a preceding
 * heading counts as part of a section.
 */
function distanceTo(
  page: Page,
  element: PageElement,
  words: string,
  quoted: boolean,
  all: Candidate[],
): number {
  for (const around of [element, ...page.above(element)]) {
    const holds = page
      .inside(around)
      .concat(around)
      .some((one) => reads(one, words, quoted) && one !== element);
    if (!holds) continue;
    // A section with all candidates does not distinguish them, unless a heading does.
    const others = all.filter(
      (one) => one.element !== element && one.element.index > around.index && one.element.index < around.end,
    );
    if (others.length === 0) return around.end - around.index;
    return afterHeading(page, element, around, words, quoted);
  }
  return Number.POSITIVE_INFINITY;
}

/** Within a section with several headings: after the heading, with no other heading of its level between. */
function afterHeading(
  page: Page,
  element: PageElement,
  around: PageElement,
  words: string,
  quoted: boolean,
): number {
  const before = page.elements.slice(around.index, element.index);
  const mark = before.findLast((one) => reads(one, words, quoted));
  if (!mark) return Number.POSITIVE_INFINITY;
  const rival = page.elements
    .slice(mark.end, element.index)
    .some((one) =>
      mark.role === 'heading'
        ? one.role === 'heading' && (one.level ?? 2) <= (mark.level ?? 2)
        : one.depth === mark.depth && one.role === mark.role && !one.active,
    );
  return rival ? Number.POSITIVE_INFINITY : 1_000 + element.index - mark.index;
}

function reads(element: PageElement, words: string, quoted: boolean): boolean {
  return [element.name, element.text, element.value, element.title].some(
    (one) =>
      one !== undefined && (quoted ? one.includes(words) || holdsWords(one, words) : holdsWords(one, words)),
  );
}

function byGeometry(page: Page, all: Candidate[], relation: string, words: string): Candidate[] {
  const anchors = page.elements.filter(
    (one) => one.box && [one.name, one.text].some((label) => label && similarity(words, label) > 0.9),
  );
  const anchor = anchors[0]?.box;
  if (!anchor) return [];
  const [ax, ay, aw, ah] = anchor;
  const away = all.flatMap((candidate) => {
    const { box } = candidate.element;
    if (!box) return [];
    const [x, y, w, h] = box;
    const level = y < ay + ah && y + h > ay;
    const column = x < ax + aw && x + w > ax;
    if (relation === 'left' && level && x + w <= ax + 2) return [{ candidate, gap: ax - x - w }];
    if (relation === 'right' && level && x >= ax + aw - 2) return [{ candidate, gap: x - ax - aw }];
    if (relation === 'above' && column && y + h <= ay + 2) return [{ candidate, gap: ay - y - h }];
    if (relation === 'below' && column && y >= ay + ah - 2) return [{ candidate, gap: y - ay - ah }];
    return [];
  });
  const nearest = Math.min(...away.map(({ gap }) => gap));
  return away.filter(({ gap }) => gap === nearest).map(({ candidate }) => candidate);
}
