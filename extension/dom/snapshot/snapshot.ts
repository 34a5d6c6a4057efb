/** Takes the accessibility snapshot of a page: roles, names, states, text and refs. */

import { collapse } from '../../protocol/collapse';
import { isNamedByContent } from '../accessibility/content-name';
import { nameOf } from '../accessibility/name';
import { namedByLabel } from '../accessibility/named-by';
import { framePathOf } from '../find/find';
import type { TextWithFrames } from '../read/text/frame-placeholders';
import { type Clipping, clippingIn } from '../tree/clipping';
import { editContextOf, isDisabled, isLabel, isSelect, isTextField } from '../tree/fields/form-field';
import { maskedText } from '../tree/fields/private-field';
import { rootOf } from '../tree/root-of';
import { styleOf } from '../tree/style-of';
import { hasBox } from '../tree/visibility';
import { eachComposedChild, frameDocument, isFolded, isFrame, tooDeep } from '../tree/walk';
import { isSignificant, itemOf, type Layout, layoutOf } from './element-item';
import { type Item, itemWith, linesOf } from './snapshot-item';
import { inertMark, type SnapshotContext, whileReading } from './snapshot-line';

export interface SnapshotOptions {
  /** Only interactive elements. */
  interactive?: boolean | undefined;
  /** The maximum depth of the tree. */
  depth?: number | undefined;
}

/** State that an element inherits from its ancestors. */
interface Around {
  level: number;
  /** The accessible name of the ancestor, whose text is not repeated. */
  spoken: string;
  /** Inside an element named by its content: only elements with a ref are listed there. */
  namedByContent: boolean;
  /** The cursor. */
  cursor: string;
  /** False where `visibility` or a clipping box of zero size hides text. */
  shown: boolean;
  clipping: Clipping | null;
}

/** The content of a block while it is read: text is collected until an element with its own line follows. */
interface Flow {
  items: Item[];
  words: string;
}

const maxOptions = 50;

/**
 * One line for each element, indented by one space for each level: `button "Save" disabled [e12]`. Text and the links
 * in it share a line, and so does a short element with its content: `- link "Home" [e1]` is a list item,
 * `row: "a" | "b"` a row of two cells. Elements without a significant role are replaced by their content. Hidden
 * elements are left out.
 */
export function takeSnapshot(
  root: Element,
  context: SnapshotContext,
  options: SnapshotOptions,
): TextWithFrames {
  const reading = whileReading(root, context);
  const top: Flow = { items: [], words: '' };
  visit(root, top, {
    level: 0,
    spoken: '',
    namedByContent: false,
    cursor: '',
    shown: true,
    clipping: null,
  });
  flush(top, '');
  return linesOf(top.items);

  function visit(element: Element, flow: Flow, around: Around): void {
    if (element.localName === 'br') flow.words += ' ';
    if (silent.has(element.localName) || element.getAttribute('aria-hidden') === 'true') return;
    const style = styleOf(element);
    // The areas of an image map are never displayed themselves.
    if (!style || (style.display === 'none' && element.localName !== 'area')) return;
    const layout = context.visibilityFilter?.isApart(style) ? 'word' : layoutOf(style.display);
    const inline = layout === 'inline';
    if (!inline && style.contentVisibility === 'hidden') return;
    const clipping = clippingIn(element, style, around.clipping, inline);
    const shown = clipping === null && style.visibility === 'visible';
    const { cursor } = style;
    const same = shown === around.shown && cursor === around.cursor && clipping === around.clipping;
    const inside = same ? around : { ...around, shown, cursor, clipping };
    const isSeen = shown || editContextOf(element) !== null;
    const item = isSeen
      ? itemOf(element, style, layout, around, reading, options.interactive === true)
      : null;
    if (!item) {
      visitContent(element, flow, inside, layout);
      return;
    }
    flush(flow, around.spoken);
    const deep = options.depth !== undefined && around.level + 1 >= options.depth;
    if (!deep) fill(item, element, inside);
    else if (titles.has(item.role)) {
      const name = nameOf(element, context.shadow);
      item.name ||= context.visibilityFilter?.nameOf(name, element) ?? name;
    }
    if (deep || isSignificant(item)) flow.items.push(item);
  }

  /** Adds the content of an element to its item. */
  function fill(item: Item, element: Element, around: Around): void {
    if (isTextField(element)) return;
    const last = item.details.at(-1) ?? '';
    const isOff = last === inertMark;
    const active = isOff || last.startsWith('[');
    if (isSelect(element)) {
      fillOptions(item, element, isOff);
      return;
    }
    const spoken = active ? item.name : item.name || around.spoken;
    const namedByContent =
      around.namedByContent || (active && item.name !== '' && isNamedByContent(item.role));
    const flow: Flow = { items: item.inside, words: '' };
    visitContent(element, flow, { ...around, level: around.level + 1, spoken, namedByContent }, 'inline');
    flush(flow, spoken);
    item.inside = context.visibilityFilter?.withRows(item.inside) ?? item.inside;
    const signs = active && item.name && !options.interactive && shownSigns(element, item);
    if (signs) item.inside.push(itemWith('text', signs));
    const [only] = item.inside;
    if (only?.role !== 'text' || item.inside.length > 1 || item.name || !titles.has(item.role)) return;
    item.name = only.name;
    item.inside = [];
  }

  function fillOptions(item: Item, select: HTMLSelectElement, isOff: boolean): void {
    if (options.interactive) return;
    const open = select.multiple || select.size > 1;
    for (const option of [...select.options].slice(0, maxOptions)) {
      const details = isDisabled(option) ? ['disabled'] : [];
      if (open && option.selected) details.push('selected');
      if (open && !isOff) details.push(`[${context.refs.refOf(option)}]`);
      item.inside.push(itemWith('option', collapse(option.label), details));
    }
    const rest = select.options.length - maxOptions;
    if (rest > 0) item.inside.push(itemWith(`and ${rest} more`, ''));
  }

  function visitContent(element: Element, flow: Flow, around: Around, layout: Layout): void {
    if (isFrame(element)) {
      visitFrame(element, flow, around);
      return;
    }
    const masked = maskedText(element);
    if (masked !== null) {
      if (!options.interactive) flow.words += ` ${masked} `;
      return;
    }
    const own = layout === 'block' ? { items: [], words: '' } : flow;
    if (own !== flow) flush(flow, around.spoken);
    let inside = around;
    // The text of a label is the name of its control.
    const control = isLabel(element) ? element.control : namedByLabel(element);
    if (control) {
      flush(own, around.spoken);
      inside = { ...around, spoken: nameOf(control, context.shadow) };
    }
    if (layout === 'word') own.words += ' ';
    const isVisited = eachComposedChild(element, context.shadow, (child) => {
      if (isFolded(element, child)) return;
      if (child.nodeType === 1) visit(child as Element, own, inside);
      else if (
        child.nodeType === 3 &&
        inside.shown &&
        !options.interactive &&
        context.visibilityFilter?.sees(child as Text) !== false
      )
        own.words += child.nodeValue ?? '';
    });
    if (isVisited) addMarks(own, element, context, inside.spoken);
    else addLine(own, tooDeep, inside.spoken, false);
    if (layout === 'word') own.words += ' ';
    if (own !== flow || inside !== around) flush(own, inside.spoken);
    if (own !== flow && own.items.length > 0) {
      const row = context.visibilityFilter?.inRow(own.items);
      flow.items.push(itemWith('', '', [], false, row ?? own.items));
    }
  }

  function visitFrame(frame: HTMLIFrameElement, flow: Flow, around: Around): void {
    if (!around.shown || !hasBox(frame)) return;
    const inner = frameDocument(frame);
    if (inner) {
      visit(rootOf(inner), flow, { ...around, namedByContent: false, spoken: '', cursor: '' });
      return;
    }
    const framePath = framePathOf(frame, context.document);
    const depth = options.depth === undefined ? undefined : options.depth - around.level;
    const beyond = { framePath, value: { interactive: options.interactive, depth } };
    flow.items.push({ ...itemWith('', '', [], false), beyond });
  }
}

/** What the view says besides: what is cut off, and what shows on hover. */
function addMarks(flow: Flow, element: Element, context: SnapshotContext, spoken: string): void {
  const { visibilityFilter, refs } = context;
  const cutOff = visibilityFilter?.cutOff(element, (one) => refs.refOf(one));
  if (cutOff) addLine(flow, cutOff, spoken, false);
  const onHover = visibilityFilter?.onHover(element);
  if (onHover) addLine(flow, onHover, spoken, true);
}

function addLine(flow: Flow, line: string, spoken: string, inline: boolean): void {
  flush(flow, spoken);
  flow.items.push(itemWith(line, '', [], inline));
}

/** Ends a run of text; text that the accessible name contains is not repeated. */
function flush(flow: Flow, spoken: string): void {
  const words = collapse(flow.words);
  flow.words = '';
  // No words are part of any.
  if (spoken.includes(words) || (spoken && !/[\p{L}\p{N}]/u.test(words))) return;
  flow.items.push(itemWith('text', words));
}

/**
 * What a control with a name of its own shows, if that is nothing but signs that tell its state, such as a star or a
 * heart: a page may draw another one, filled, and change nothing else. Those that only decorate, such as "×", are none.
 */
function shownSigns(element: Element, { name, inside }: Item): string {
  if (inside[0] || !onlySigns.test(element.textContent ?? '')) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden tells no state
  const { innerText = '' } = element as HTMLElement;
  const shown = collapse(innerText);
  return name.includes(shown) ? '' : shown;
}

/** Emoji with what joins and colours them, stars, boxes, hearts, marks, circles, arrows up and down. */
const onlySigns = /^[\s\p{M}\p{Cf}\p{EPres}★☆☐-☒♡♥❤✓✔✗✘○-◯▲-▵▼-▿↑↓]+$/u;

const silent = new Set(
  'script style noscript template head link meta title option optgroup datalist br wbr source track param'.split(
    ' ',
  ),
);

/** Roles whose text becomes their name when they contain nothing else. */
const titles = new Set('heading columnheader rowheader caption tooltip term deletion'.split(' '));
