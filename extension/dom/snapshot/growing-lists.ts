/** Finds the lists that may load more rows as they are scrolled, so that a search of the page has not seen all of them. */
import { scrollsDown } from '../read/boxes/scroll-boxes';
import { pageOf } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedAncestors, elementsFrom, matches, own } from '../tree/walk';
import type { SnapshotContext } from './snapshot-line';

/** Fewer are seldom a list that is loaded in parts. */
const minRows = 8;
const maxLevels = 6;
const maxLists = 2;
const endPx = 4;
const minBoxPx = 60;

/** How many rows a list had when it was told of last; dies with the document. */
const toldWith = new WeakMap<Element, number>();
/** How many rows a list had when it was searched at its end; dies with the document. */
const endedWith = new WeakMap<Element, number>();

/** What is said of the lists around what was found, once while they stay as long; '' where none has more to come. */
export function growingAround(found: readonly Element[], context: SnapshotContext): string {
  const boxes = new Set(found.flatMap((one) => composedAncestors(one).filter(isBox)));
  return toldOf(boxes, context, (box, rows) => toldWith.get(box) !== rows);
}

/** What is said of the lists of a page on which nothing was found. */
export function growingIn(scope: ParentNode & Node, context: SnapshotContext): string {
  const boxes = new Set<Element>();
  for (const element of elementsFrom(scope, context.shadow)) if (isBox(element)) boxes.add(element);
  const page = pageOf(context.document);
  if (boxes.size === 0 && scope === context.document && page.scrollHeight > page.clientHeight)
    boxes.add(page);
  return toldOf(boxes, context);
}

function toldOf(
  boxes: ReadonlySet<Element>,
  { document, refs }: SnapshotContext,
  isToTell: (box: Element, rows: number) => boolean = () => true,
): string {
  const page = pageOf(document);
  const told = [...boxes].flatMap((box) => {
    const rows = rowsIn(box);
    const many = rows.length;
    if (isAtEnd(box)) endedWith.set(box, many);
    if (isAtEnd(box) || many < minRows || !isToTell(box, many)) return [];
    const all = sizeOf(rows[0] as Element);
    const which = box === page ? 'the page' : `[${refs.refOf(box)}]`;
    if (box === page && all === undefined && !endsPage(rows.at(-1), page)) return [];
    // Nothing more came when it was scrolled to its end.
    if (all === undefined && endedWith.get(box) === many) return [];
    toldWith.set(box, many);
    if (all === undefined) return `${which} may load more rows as it is scrolled`;
    return all > many ? `of ${which} only ${many} of ${all} rows are loaded` : [];
  });
  if (told.length === 0) return '';
  return `(${told.slice(0, maxLists).join('; ')}: what is not loaded yet is not found; scroll there to "bottom" and find again)`;
}

function isBox(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + endPx || element.clientHeight < minBoxPx) return false;
  const style = styleOf(element);
  if (!style || !scrollsDown(element, style) || matches(element, 'html, body, textarea')) return false;
  return isVisible(element);
}

/** Rows of a page that loads more stand at its end. */
function endsPage(last: Element | undefined, { clientHeight, scrollTop, scrollHeight }: Element): boolean {
  if (!last) return false;
  return scrollHeight - scrollTop - last.getBoundingClientRect().bottom < clientHeight / 2;
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return Math.abs(scrollTop) + clientHeight >= scrollHeight - endPx;
}

/** The most neighbours of one kind, one below the other, in what takes most of the box. */
function rowsIn(box: Element): Element[] {
  let at: Element | undefined = box;
  for (let level = 0; at && level < maxLevels; level += 1) {
    const children: Element[] = [...own(at, 'children')].filter(isVisible);
    const most = mostAlike(children);
    if (most.length >= minRows && isBelow(most.at(-1), most[0])) return most;
    at = children.sort((one, other) => other.clientHeight - one.clientHeight)[0];
  }
  return [];
}

function mostAlike(elements: readonly Element[]): Element[] {
  const kinds = new Map<string, Element[]>();
  for (const one of elements) {
    const kind = kinds.get(one.localName) ?? [];
    kind.push(one);
    kinds.set(one.localName, kind);
  }
  return [...kinds.values()].reduce((most, kind) => (kind.length > most.length ? kind : most), []);
}

function isBelow(last: Element | undefined, first: Element | undefined): boolean {
  if (!last || !first) return false;
  return last.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
}

/** How many rows the list says that it has; undefined where it does not say. */
function sizeOf(row: Element): number | undefined {
  const said =
    row.getAttribute('aria-setsize') ?? row.closest('[aria-rowcount]')?.getAttribute('aria-rowcount');
  const size = Number(said ?? Number.NaN);
  return size > 0 ? size : undefined;
}
