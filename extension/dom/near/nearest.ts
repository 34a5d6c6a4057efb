/** Finds the elements that are most like what a selector asks for. */

import { collapse } from '../../protocol/collapse';
import { similarity } from '../../protocol/similarity';
import { quickName } from '../accessibility/content-name';
import { roleOf } from '../accessibility/role';
import type { SnapshotContext } from '../snapshot/snapshot-line';
import { controlOf, isInput } from '../tree/fields/form-field';
import { isPrivate } from '../tree/fields/private-field';
import { isVisible } from '../tree/visibility';
import { elementsIn, frameDocument, isFrame, matches, own } from '../tree/walk';
import type { AskedFor } from './asked-for';
import { inFrontOf } from './in-front-of';
import { rowTextsOf, sameRow } from './row-near';

const howMany = 3;
/** What is less alike is no help. */
const leastScore = 0.35;
/** Of the same role or tag, with nothing else in common. */
const sameKind = 0.36;
/** A text in another place than the one that was asked for, such as a class in place of an id. */
const elsewhere = 0.9;
/** How many are looked at closely, and how long a page is searched, in milliseconds: the caller waits no longer. */
const maxFinalists = 40;
/** Of so many that are equally like it the rows are compared. */
const maxRows = 200;
const maxSearchMs = 100;
const maxNameLength = 60;

export interface MissContext extends SnapshotContext {
  /** Elements get no refs. */
  withoutRefs?: boolean | undefined;
}

interface Candidate {
  element: Element;
  score: number;
  /** What it has in common with the selector, as a selector; empty where its name says it. */
  by: string;
}

export interface Near {
  element: Element;
  /** `button "Save" #save`. */
  words: string;
  /** It is in the row that the element was in which is gone, or in the one that the selector names. */
  isInSameRow: boolean;
  /** The dialog that is in front of it. */
  front?: Element;
}

/**
 * The three elements most like it, best first.
 * @param before what the row of the element said that is gone; empty where that is not known
 */
export function nearest(
  roots: Iterable<ParentNode>,
  asked: AskedFor,
  context: MissContext,
  before: readonly string[],
): Near[] {
  const candidates = candidatesIn(roots, asked, context).sort((one, other) => other.score - one.score);
  const same = inSameRow(candidates, before) ?? inNamedRow(candidates, asked);
  const ordered = same ? [same, ...candidates.filter((one) => one !== same)] : candidates;
  const found: Near[] = [];
  const behind: Near[] = [];
  for (const candidate of ordered.slice(0, maxFinalists)) {
    const { element, by } = candidate;
    const control = controlOf(element);
    const meant = isVisible(control) ? control : element;
    if (!isVisible(meant) || context.visibilityFilter?.sees(meant) === false) continue;
    if ([...found, ...behind].some((one) => isWithin(one.element, meant) || isWithin(meant, one.element)))
      continue;
    const near = { element: meant, words: wordsOf(meant, by, context), isInSameRow: candidate === same };
    const front = inFrontOf(meant, context.shadow);
    if (front) behind.push({ ...near, front });
    else found.push(near);
    if (found.length === howMany) break;
  }
  return [...found, ...behind].slice(0, howMany);
}

/** Of those that are as much like it as the first. */
function inSameRow(candidates: readonly Candidate[], before: readonly string[]): Candidate | undefined {
  if (before.length === 0) return undefined;
  const alike = candidates.slice(0, maxRows).filter(({ score }) => score === candidates[0]?.score);
  return alike[
    sameRow(
      before,
      alike.map(({ element }) => rowTextsOf(element)),
    )
  ];
}

/** The control whose own row has the most of those words that do not name the control: `edit` of `edit for Ada Lane`. */
function inNamedRow(candidates: readonly Candidate[], { texts }: AskedFor): Candidate | undefined {
  const asked = texts.flatMap(({ kind, text }) => (kind === 'text' ? wordsIn(text) : []));
  if (asked.length < 2) return undefined;
  const rated = candidates
    .slice(0, maxRows)
    .filter(({ element }) => matches(element, controls) && isVisible(element))
    .flatMap((candidate) => {
      const own = wordsIn(shownText(candidate.element));
      const left = asked.filter((word) => !own.includes(word) && !betweenNames.has(word));
      const row = rowTextsOf(candidate.element).join(' ').toLowerCase();
      const met = left.filter((word) => row.includes(word)).length;
      return met > 0 && left.length < asked.length && own.every((word) => asked.includes(word))
        ? [{ candidate, met }]
        : [];
    })
    .sort((one, other) => other.met - one.met);
  const [best, second] = rated;
  return best && best.met > (second?.met ?? 0) ? best.candidate : undefined;
}

/** Whether it is part of a thing to act on, such as the words of a button. */
function isWithin(outer: Element, inner: Element): boolean {
  return outer.contains(inner) && (outer === inner || matches(outer, actedOn));
}

function candidatesIn(
  roots: Iterable<ParentNode>,
  asked: AskedFor,
  { shadow }: SnapshotContext,
): Candidate[] {
  const endsAt = performance.now() + maxSearchMs;
  const found: Candidate[] = [];
  const search = (root: ParentNode) => {
    for (const element of elementsIn(root, shadow)) {
      if (performance.now() > endsAt) return;
      const candidate = judged(element, asked);
      if (candidate.score >= leastScore) found.push(candidate);
      const inner = isFrame(element) && frameDocument(element);
      if (inner) search(inner);
    }
  };
  for (const root of roots) search(root);
  return found;
}

function judged(element: Element, asked: AskedFor): Candidate {
  const best: Candidate = { element, score: 0, by: '' };
  const isKind =
    (asked.role !== undefined && roleOf(element) === asked.role) || element.localName === asked.tag;
  for (const [kind, text] of textsOf(element, asked)) {
    for (const wanted of asked.texts) {
      if (kind === 'text' && hasOtherNumber(wanted.text, text)) continue;
      const alike = similarity(wanted.text, text) * (wanted.kind === kind ? 1 : elsewhere);
      const score = alike < leastScore ? 0 : alike + (isKind ? 0.1 : 0);
      if (score > best.score) Object.assign(best, { score, by: asSelector(kind, text) });
    }
  }
  if (asked.css?.some((css) => isMatch(element, css))) best.score = Math.max(best.score, 1);
  if (isKind) best.score = Math.max(best.score, sameKind);
  return best;
}

/** A number is never mistyped by as much as its digits say: another one is another thing. */
function hasOtherNumber(wanted: string, text: string): boolean {
  const numbersIn = (words: string): string[] => words.match(/\d{2,}/g) ?? [];
  const [asked, own] = [numbersIn(wanted), numbersIn(text)];
  return asked.length > 0 && own.length > 0 && !own.some((number) => asked.includes(number));
}

function isMatch(element: Element, css: string): boolean {
  try {
    return matches(element, css);
  } catch {
    return false;
  }
}

const attributes = 'id name data-testid data-test-id data-test placeholder aria-label title alt'.split(' ');
const controls =
  'a, button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=checkbox], [role=switch]';
/** What stands between the name of a control and that of its row. */
const betweenNames = new Set(['in', 'of', 'for', 'the', 'row', 'on', 'from', 'at', 'button', 'link']);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'meta',
  'link',
  'html',
  'body',
]);
const actedOn = 'a, button, label, summary, option, h1, h2, h3, h4, h5, h6, [role]';

function textsOf(element: Element, asked: AskedFor): [kind: string, text: string][] {
  if (silent.has(element.localName)) return [];
  const texts: [string, string][] = [];
  const kinds = new Set([...attributes, ...asked.texts.map(({ kind }) => kind)]);
  const attribute = (kind: string) => own(element, 'getAttribute')(kind);
  kinds.delete('class');
  // It may hold what a private field shows.
  kinds.delete('value');
  for (const kind of kinds) {
    const text = attribute(kind);
    if (text) texts.push([kind, text]);
  }
  for (const name of attribute('class')?.split(/\s+/) ?? []) if (name) texts.push(['class', name]);
  const shown = shownText(element);
  if (shown) texts.push(['text', shown]);
  return texts;
}

function shownText(element: Element): string {
  if (isInput(element)) return ['button', 'submit', 'reset'].includes(element.type) ? element.value : '';
  const isShort = own(element, 'childElementCount') === 0 || matches(element, actedOn);
  return isShort && !isPrivate(element) ? collapse(own(element, 'textContent') ?? '') : '';
}

function asSelector(kind: string, text: string): string {
  if (/^(text|aria-label|title|alt)$/.test(kind)) return '';
  const isPlain = /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text);
  if (isPlain && kind === 'id') return `#${text}`;
  return isPlain && kind === 'class'
    ? `.${text}`
    : `[${kind}=${JSON.stringify(text.slice(0, maxNameLength))}]`;
}

/** @param by is left out where only what a person can see may be told */
export function wordsOf(element: Element, by: string, { shadow, visibilityFilter }: MissContext): string {
  const role = roleOf(element);
  const own = quickName(element, role, shadow) || shownText(element);
  const name = (visibilityFilter?.nameOf(own.slice(0, 200), element) ?? own).slice(0, maxNameLength);
  const words = [
    role === 'generic' ? element.localName : role,
    name && JSON.stringify(name),
    visibilityFilter ? '' : by,
  ];
  return words.filter(Boolean).join(' ');
}
