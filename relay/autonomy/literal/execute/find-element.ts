/** Finds an element, also behind tabs, menus, collapsed sections and on further pages. */
import type { OfferedAction } from '../../../../extension/actions/table';
import {
  candidates,
  type Match,
  type MatchCriteria,
  matchTarget,
  nearMisses,
  openModal,
} from '../match/match';
import { isField, type Page, type PageElement } from '../match/page';
import type { Target } from '../prompt/instruction';
import { holdsWords, minSimilarity, wordsOf } from '../prompt/words';
import { act, type Execution, type PlanState } from './plan-state';

/** The most elements that are tried to reveal one; each costs a step. */
const maxTries = 12;
/** How long to wait, in milliseconds and two waits, for pages that load their content. */
const waitsMs = [250, 1_000];

const never =
  /\b(?:submit|delete|remove|buy|pay|purchase|order|checkout|send|confirm|log ?out|sign ?out|unsubscribe|cancel|save|reset|clear|discard|book|reserve|publish|post|accept|agree|decline|share|transfer|vote|like|follow|download|print|upload|finish|end|stop|start|close)\b/i;

/**
 * Finds the described element, revealing hidden parts if necessary; `failure` names what was not found and the near
 * misses.
 */
export async function* findElement(
  plan: PlanState,
  target: Target,
  criteria: MatchCriteria,
  options: { quick?: boolean } = {},
): Execution<{ element: PageElement; page: Page } | { failure: string }> {
  let page = await plan.look();
  let match = matchTarget(page, target, criteria);
  if ('found' in match) return { element: match.found, page };
  if ('several' in match) return { failure: ambiguous(target, match.several, page) };
  const first = match;
  let wanted = target;
  if (options.quick) return { failure: missing(target, first) };
  let waits = 0;
  for (let tries = 0; tries < maxTries && plan.seen.stepsLeft > 2; tries += 1) {
    const next = hiding(page, target, plan.tried) ?? {
      action: 'wait',
      element: undefined,
      value: { ms: waitsMs[waits++] },
      rank: 0,
    };
    if (!next.element && waits > waitsMs.length) break;
    if (next.element) plan.tried.add(keyOf(next.element, page));
    const before = { last: plan.last, page };
    const outcome = yield* act(plan, next.action, next.element, next.value);
    if (before.last) plan.last = before.last;
    page = await plan.look();
    if ('failure' in outcome) continue;
    // The fifth result may be the second of the next page.
    if (target.ordinal && target.ordinal > 0 && next.rank >= 6)
      wanted = { ...wanted, ordinal: (wanted.ordinal ?? 1) - countOf(before.page, target, criteria) };
    match = matchTarget(page, wanted, criteria);
    if ('found' in match) return { element: match.found, page };
    if ('several' in match) return { failure: ambiguous(target, match.several, page) };
  }
  return { failure: missing(target, first) };
}

/** Pagination is not used to find a pagination button. */
function isPageOf({ words }: Target): boolean {
  return /^(?:page\b.*|\d+|next|previous|last page|first page)$/i.test(words);
}

/** How many elements of the kind the current page has. */
function countOf(page: Page, target: Target, criteria: MatchCriteria): number {
  return candidates(page, target, criteria).filter(({ score }) => score >= minSimilarity).length;
}

interface Try {
  element: PageElement;
  action: OfferedAction;
  value?: unknown;
  rank: number;
}

/** The most promising untried element that may reveal others. */
function hiding(page: Page, target: Target, tried: Set<string>): Try | undefined {
  const modal = openModal(page);
  const wanted = [target.words, ...target.where.map(({ words }) => words)].filter((words) => words !== '');
  const tries = page.elements.flatMap((element): Try[] => {
    if (!element.active || element.disabled) return [];
    if (modal && (element.index < modal.index || element.index >= modal.end)) return [];
    if (tried.has(keyOf(element, page))) return [];
    const one = tryOf(element, page);
    if (!one || (target.kind === 'tab' && element.role === 'tab') || (one.rank >= 6 && isPageOf(target)))
      return [];
    const label = `${element.name ?? ''} ${element.text ?? ''}`;
    const hinted = wanted.some((words) => holdsWords(words, label) || sharesWord(words, label));
    return [{ ...one, rank: one.rank - (hinted ? 5 : 0) }];
  });
  return tries.sort((one, other) => one.rank - other.rank || one.element.index - other.element.index)[0];
}

function tryOf(element: PageElement, page: Page): Try | undefined {
  const label = `${element.name ?? ''} ${element.text ?? ''} ${element.title ?? ''}`.trim();
  if (element.type === 'submit' && inForm(element, page)) return undefined;
  if (element.role === 'tab')
    return element.selected === true ? undefined : { element, action: 'click', rank: 1 };
  if (element.expanded === 'no' && !isField(element)) return { element, action: 'click', rank: 2 };
  if (never.test(label)) return undefined;
  const leadsAway =
    element.href !== undefined && !element.href.startsWith('#') && !element.href.startsWith('javascript');
  if (element.hides && !isField(element)) return { element, action: leadsAway ? 'hover' : 'click', rank: 3 };
  if (element.popup && !isField(element)) return { element, action: 'click', rank: 2.5 };
  const small = label.toLowerCase();
  if (
    /^(?:menu|more|more options|show (?:all|more|details?)|options|actions|☰|⋮|…|⋯|\.\.\.|details|see more|view more|load more|see all|view all|expand(?: all)?|more details)$/.test(
      small,
    )
  )
    return { element, action: 'click', rank: 4 };
  if (/^(?:next(?: page)?|›|»|>|>>|→|older(?: posts)?|next ?[›»>→])$/.test(small))
    return { element, action: 'click', rank: 6 };
  if (/^\d{1,2}$/.test(small) && isPager(element, page)) return { element, action: 'click', rank: 7 };
  if (element.scrolls) return { element, action: 'scroll', value: 'down', rank: 8 };
  return undefined;
}

function inForm(element: PageElement, page: Page): boolean {
  return page.above(element).some(({ role, tag }) => role === 'form' || tag === 'form');
}

/** A number among numbers is a pagination link. */
function isPager(element: PageElement, page: Page): boolean {
  const around = page
    .above(element)
    .find((one) => page.inside(one).filter(({ active }) => active).length > 1);
  const numbers = around
    ? page.inside(around).filter((one) => /^\d{1,2}$/.test(one.name ?? one.text ?? ''))
    : [];
  return (
    numbers.length > 1 &&
    numbers.length < 12 &&
    (element.role === 'link' || element.role === 'button' || !element.role)
  );
}

/** A next button may be clicked again as long as the page changes. */
function keyOf(element: PageElement, page: Page): string {
  const words = `${element.name ?? element.text ?? ''}`;
  const pages = /next|›|»|>|→|more|older/i.test(words) || element.scrolls;
  return `${element.ref} ${words}${pages ? ` ${page.elements.map((one) => one.text ?? one.name ?? '').join('|')}` : ''}`;
}

function sharesWord(words: string, label: string): boolean {
  const wanted = wordsOf(words).filter((word) => word.length > 3);
  return wordsOf(label).some((word) => wanted.includes(word));
}

function missing(target: Target, match: Match): string {
  const near = 'near' in match ? nearMisses(match.near) : '';
  return `Nothing on the page is surely ${target.phrase || 'what is meant'}.${near ? ` The nearest: ${near}.` : ''}`;
}

function ambiguous(target: Target, several: PageElement[], page: Page): string {
  const places = several.slice(0, 4).map((element) => {
    const row = page
      .above(element)
      .find((one) => /^(?:row|listitem|article|dialog|region|group|form)$/.test(one.role ?? ''));
    const words = row?.name || row?.text;
    return words ? `one in "${words.slice(0, 40)}"` : '';
  });
  const where = places.filter((place) => place !== '').join(', ');
  return `There are ${several.length} of ${target.phrase}${where ? `: ${where}` : ''}. Say which one is meant.`;
}
