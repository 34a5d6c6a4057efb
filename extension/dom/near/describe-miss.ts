/** Says what is like an element that a selector does not find. */

import { collapse } from '../../protocol/collapse';
import { parseSelector, type SelectorPart } from '../../protocol/selectors/selector';
import { quickName } from '../accessibility/content-name';
import { roleOf } from '../accessibility/role';
import { find } from '../find/find';
import { frontBox } from '../read/boxes/front-box';
import type { SnapshotContext } from '../snapshot/snapshot-line';
import { isPrivate } from '../tree/fields/private-field';
import { frameDocument, isFrame, own, shadowOf } from '../tree/walk';
import { type AskedFor, askedFor } from './asked-for';
import { controlsIn } from './in-front-of';
import { type MissContext, type Near, nearest, wordsOf } from './nearest';
import { rowWords } from './row-near';

/**
 * What to say of a selector without an element: the nearest ones with their refs, and where else it may be.
 * @returns one sentence or some, for an error
 */
export function describeMiss(selector: string, context: MissContext): string {
  const parts = parseSelector(selector);
  let roots: ParentNode[] = [context.document];
  let missed = 0;
  for (; missed < parts.length - 1; missed += 1) {
    const rest = parts[missed + 1]?.source ?? '';
    const before = selector.slice(0, selector.lastIndexOf(rest)).replace(/\s*>>>\s*$/, '');
    const places = find(context, before);
    if (places.length === 0) break;
    roots = places.flatMap(
      (place) => (isFrame(place) ? frameDocument(place) : shadowOf(place, context.shadow)) ?? [],
    );
  }
  const part = parts[missed];
  if (!part) return '';
  const isInside = missed < parts.length - 1;
  const which = isInside
    ? ` Its part "${part.engine === 'css' ? '' : `${part.engine}=`}${part.body}" finds nothing.`
    : '';
  const former = part.engine === 'ref' ? context.refs.removed(part.body) : undefined;
  const asked = former ? asFormer(former, context) : askedFor(part);
  const before = (former && context.refs.rowTexts?.(part.body)) ?? [];
  const unmarked = dialogHint(part, parts[missed + 1]?.source, context);
  if (unmarked) return `${which}${unmarked}`;
  const near = nearest(roots, asked, context, before);
  const was = part.engine === 'ref' ? ` ${tellFormer(former, asked)}` : '';
  const told = near.length > 0 ? tellNear(near, before.length > 0, context) : '';
  const look = near.length > 0 ? '' : ' Look at the page with "snapshot" or "find".';
  const isElsewhere = !isInside && part.engine !== 'ref';
  return `${which}${was}${told}${look}${isElsewhere ? framesHint(context, selector, roots, part.source) : ''}`;
}

/** A view calls what is in front of the page a dialog, with or without that role. @param inside the selector of what is in it */
function dialogHint(
  { engine, body }: SelectorPart,
  inside: string | undefined,
  context: MissContext,
): string {
  const isAsked = engine === 'role' && /^(?:alert)?dialog\b/.test(body);
  if (!isAsked || !context.visibilityFilter || !frontBox(context.document)) return '';
  const alone = inside ?? 'text=...';
  return ` The dialog of the view is a box in front of the page, without that role. Name what is in it alone: "${alone}", or by its ref.`;
}

/**
 * In which row each is, where that tells it from the others or from what it was. None is proposed then but one of the same
 * row: the first of several buttons called Cancel may cancel something else.
 */
function tellNear(near: readonly Near[], hadRow: boolean, context: MissContext): string {
  const { refs, visibilityFilter, withoutRefs } = context;
  const [first] = near;
  const told = near.map(({ element, words }) => {
    const hasTwin = near.some((other) => other.element !== element && other.words === words);
    const row = hadRow || hasTwin ? rowWords(element, visibilityFilter) : '';
    const ref = withoutRefs ? '' : ` [${refs.refOf(element)}]`;
    return { row, text: `${words}${ref}${row && ` in the row ${JSON.stringify(row)}`}` };
  });
  const list = ` Nearest: ${told.map(({ text }) => text).join(', ')}.`;
  if (!first) return '';
  if (first.front) return `${list}${tellFront(first.front, context)}`;
  if (told[0]?.row && !first.isInSameRow) return `${list} Choose by the row.`;
  return withoutRefs ? list : `${list} A ref is sent as "ref=${refs.refOf(first.element)}".`;
}

/** Nothing can be done behind a dialog, so what is in it is offered. */
function tellFront(front: Element, context: MissContext): string {
  const { refs, shadow, withoutRefs } = context;
  const there = controlsIn(front, shadow).map(
    (one) => `${wordsOf(one, '', context)}${withoutRefs ? '' : ` [${refs.refOf(one)}]`}`,
  );
  const offered = there.length > 0 ? `, which has ${there.join(', ')}` : '';
  return ` That is behind ${wordsOf(front, '', context)}${offered}: finish or close that first.`;
}

function asFormer(former: Element, { shadow }: SnapshotContext): AskedFor {
  const role = roleOf(former);
  const name = quickName(former, role, shadow) || ownWords(former);
  return {
    role: role === 'generic' ? undefined : role,
    // Half of a page has such a tag in common with it.
    tag: ofAnything.test(former.localName) ? undefined : former.localName,
    texts: [name && { kind: 'text', text: name }, former.id && { kind: 'id', text: former.id }].filter(
      Boolean,
    ) as AskedFor['texts'],
  };
}

/** What an element without a name says, as far as that can tell it from others. */
function ownWords(former: Element): string {
  const words = isPrivate(former) ? '' : collapse(own(former, 'textContent') ?? '');
  return words.length <= maxOwnWordsChars ? words : '';
}

const ofAnything = /^(?:div|span|p|section|article)$/;
const maxOwnWordsChars = 60;

function tellFormer(former: Element | undefined, { role, texts }: AskedFor): string {
  const lasts = 'A ref lasts as long as its element: take a new snapshot.';
  if (!former) return lasts;
  const name = texts.find(({ kind }) => kind === 'text')?.text.slice(0, 60);
  return `It was ${role ?? former.localName}${name ? ` ${JSON.stringify(name)}` : ''}, which the page has removed. ${lasts}`;
}

/** So many frames within frames are looked into. */
const maxDepth = 4;

/** Where the frames of what was searched may have it: one level deeper than the selector has looked already. */
function framesHint(context: SnapshotContext, selector: string, roots: ParentNode[], last: string): string {
  const frames = roots.reduce((sum, root) => sum + root.querySelectorAll('iframe, frame').length, 0);
  if (frames === 0) return '';
  const count = `${frames} frame${frames === 1 ? '' : 's'}`;
  const deeper = deeperSelector(context, selector.slice(0, selector.lastIndexOf(last)), last);
  const view = context.document.defaultView;
  // The selector that led into this document is not known here; alone, the rest of it could be what was sent.
  if (view && view.parent !== view)
    return ` The frame that was searched has ${count} in it; for an element inside one end the selector with "… >>> ${deeper}", or look with "find".`;
  const place = roots.includes(context.document) ? 'The page has' : 'What was searched has';
  return ` ${place} ${count}; for an element inside one write "${deeper}".`;
}

function deeperSelector(context: SnapshotContext, lead: string, last: string): string {
  const within = (depth: number) => `${lead}${'iframe >>> '.repeat(depth)}${last}`;
  for (let depth = 1; depth <= maxDepth; depth += 1) {
    try {
      if (find(context, within(depth)).length > 0) return within(depth);
    } catch {
      // A frame of another origin cannot be searched from here.
      break;
    }
  }
  return within(1);
}
