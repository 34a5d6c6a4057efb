/** Finds an element, also behind tabs, menus, collapsed sections and on further pages. */
import { candidates, type Match, matchTarget, nearMisses, openModal, type Wish } from '../match/match';
import { isField, type Page, type Thing } from '../match/page';
import type { Target } from '../prompt/instruction';
import { holdsWords, surelyAlike, wordsOf } from '../prompt/words';
import { act, type PlanState, type Work } from './plan-state';

/** So many things are tried to find one; each costs a step. */
const maxTries = 12;
/** Pages that fetch their content get this long, in milliseconds, in two waits. */
const waitsMs = [250, 1_000];

const never =
  /\b(?:submit|delete|remove|buy|pay|purchase|order|checkout|send|confirm|log ?out|sign ?out|unsubscribe|cancel|save|reset|clear|discard|book|reserve|publish|post|accept|agree|decline|share|transfer|vote|like|follow|download|print|upload|finish|end|stop|start|close)\b/i;

/** Finds the thing that is meant, looking behind what hides it; `trouble` says what was not found, and the near misses. */
export async function* seek(
  plan: PlanState,
  target: Target,
  wish: Wish,
  options: { quick?: boolean } = {},
): Work<{ thing: Thing; page: Page } | { trouble: string }> {
  let page = await plan.look();
  let match = matchTarget(page, target, wish);
  if ('found' in match) return { thing: match.found, page };
  if ('several' in match) return { trouble: ambiguous(target, match.several, page) };
  const first = match;
  let wanted = target;
  if (options.quick) return { trouble: missing(target, first) };
  let waits = 0;
  for (let tries = 0; tries < maxTries && plan.seen.stepsLeft > 2; tries += 1) {
    const next = hiding(page, target, plan.tried) ?? {
      action: 'wait',
      thing: undefined,
      value: { ms: waitsMs[waits++] },
      rank: 0,
    };
    if (!next.thing && waits > waitsMs.length) break;
    if (next.thing) plan.tried.add(keyOf(next.thing, page));
    const before = { last: plan.last, page };
    const came = yield* act(plan, next.action, next.thing, next.value);
    if (before.last) plan.last = before.last;
    page = await plan.look();
    if ('trouble' in came) continue;
    // The fifth result may be the second one of the next page.
    if (target.ordinal && target.ordinal > 0 && next.rank >= 6)
      wanted = { ...wanted, ordinal: (wanted.ordinal ?? 1) - countOf(before.page, target, wish) };
    match = matchTarget(page, wanted, wish);
    if ('found' in match) return { thing: match.found, page };
    if ('several' in match) return { trouble: ambiguous(target, match.several, page) };
  }
  return { trouble: missing(target, first) };
}

/** Pages are not turned to find the button of a page. */
function isPageOf({ words }: Target): boolean {
  return /^(?:page\b.*|\d+|next|previous|last page|first page)$/i.test(words);
}

/** How many of the kind a page of several has. */
function countOf(page: Page, target: Target, wish: Wish): number {
  return candidates(page, target, wish).filter(({ score }) => score >= surelyAlike).length;
}

interface Try {
  thing: Thing;
  action: string;
  value?: unknown;
  rank: number;
}

/** The most promising thing to look behind that has not been tried. */
function hiding(page: Page, target: Target, tried: Set<string>): Try | undefined {
  const modal = openModal(page);
  const wanted = [target.words, ...target.where.map(({ words }) => words)].filter((words) => words !== '');
  const tries = page.things.flatMap((thing): Try[] => {
    if (!thing.active || thing.disabled) return [];
    if (modal && (thing.index < modal.index || thing.index >= modal.end)) return [];
    if (tried.has(keyOf(thing, page))) return [];
    const one = tryOf(thing, page);
    if (!one || (target.kind === 'tab' && thing.role === 'tab') || (one.rank >= 6 && isPageOf(target)))
      return [];
    const label = `${thing.name ?? ''} ${thing.text ?? ''}`;
    const hinted = wanted.some((words) => holdsWords(words, label) || sharesWord(words, label));
    return [{ ...one, rank: one.rank - (hinted ? 5 : 0) }];
  });
  return tries.sort((one, other) => one.rank - other.rank || one.thing.index - other.thing.index)[0];
}

function tryOf(thing: Thing, page: Page): Try | undefined {
  const label = `${thing.name ?? ''} ${thing.text ?? ''} ${thing.title ?? ''}`.trim();
  if (thing.type === 'submit' && inForm(thing, page)) return undefined;
  if (thing.role === 'tab') return thing.selected === true ? undefined : { thing, action: 'click', rank: 1 };
  if (thing.expanded === 'no' && !isField(thing)) return { thing, action: 'click', rank: 2 };
  if (never.test(label)) return undefined;
  const leadsAway =
    thing.href !== undefined && !thing.href.startsWith('#') && !thing.href.startsWith('javascript');
  if (thing.hides && !isField(thing)) return { thing, action: leadsAway ? 'hover' : 'click', rank: 3 };
  if (thing.popup && !isField(thing)) return { thing, action: 'click', rank: 2.5 };
  const small = label.toLowerCase();
  if (
    /^(?:menu|more|more options|show (?:all|more|details?)|options|actions|☰|⋮|…|⋯|\.\.\.|details|see more|view more|load more|see all|view all|expand(?: all)?|more details)$/.test(
      small,
    )
  )
    return { thing, action: 'click', rank: 4 };
  if (/^(?:next(?: page)?|›|»|>|>>|→|older(?: posts)?|next ?[›»>→])$/.test(small))
    return { thing, action: 'click', rank: 6 };
  if (/^\d{1,2}$/.test(small) && isPager(thing, page)) return { thing, action: 'click', rank: 7 };
  if (thing.scrolls) return { thing, action: 'scroll', value: 'down', rank: 8 };
  return undefined;
}

function inForm(thing: Thing, page: Page): boolean {
  return page.above(thing).some(({ role, tag }) => role === 'form' || tag === 'form');
}

/** A number among its like is a page of several. */
function isPager(thing: Thing, page: Page): boolean {
  const around = page.above(thing).find((one) => page.inside(one).filter(({ active }) => active).length > 1);
  const numbers = around
    ? page.inside(around).filter((one) => /^\d{1,2}$/.test(one.name ?? one.text ?? ''))
    : [];
  return (
    numbers.length > 1 &&
    numbers.length < 12 &&
    (thing.role === 'link' || thing.role === 'button' || !thing.role)
  );
}

/** A next button leads on each time it is clicked, as long as the page differs. */
function keyOf(thing: Thing, page: Page): string {
  const words = `${thing.name ?? thing.text ?? ''}`;
  const pages = /next|›|»|>|→|more|older/i.test(words) || thing.scrolls;
  return `${thing.ref} ${words}${pages ? ` ${page.things.map((one) => one.text ?? one.name ?? '').join('|')}` : ''}`;
}

function sharesWord(words: string, label: string): boolean {
  const wanted = wordsOf(words).filter((word) => word.length > 3);
  return wordsOf(label).some((word) => wanted.includes(word));
}

function missing(target: Target, match: Match): string {
  const near = 'near' in match ? nearMisses(match.near) : '';
  return `Nothing on the page is surely ${target.said || 'what is meant'}.${near ? ` The nearest: ${near}.` : ''}`;
}

function ambiguous(target: Target, several: Thing[], page: Page): string {
  const places = several.slice(0, 4).map((thing) => {
    const row = page
      .above(thing)
      .find((one) => /^(?:row|listitem|article|dialog|region|group|form)$/.test(one.role ?? ''));
    const words = row?.name || row?.text;
    return words ? `one in "${words.slice(0, 40)}"` : '';
  });
  const where = places.filter((place) => place !== '').join(', ');
  return `There are ${several.length} of ${target.said}${where ? `: ${where}` : ''}. Say which one is meant.`;
}
