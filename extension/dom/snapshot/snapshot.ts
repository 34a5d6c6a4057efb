/** Takes the accessibility snapshot of a page: roles, names, states, text and refs. */
import { isCalledByContent, quickName } from '../accessibility/content-name';
import { isInteractive } from '../accessibility/interactive';
import { collapse, nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { stateOf } from '../accessibility/state';
import { framePathOf } from '../find/find';
import type { TextWithFrames } from '../read/frame-placeholders';
import { type Clipping, clippingIn } from '../tree/clipping';
import { isLabel, isSelect, isTextField } from '../tree/form-field';
import { styleOf } from '../tree/style-of';
import { hasBox, isVisible } from '../tree/visibility';
import { eachComposedChild, frameDocument, isFolded, isFrame, type ShadowLookup } from '../tree/walk';
import { type Item, linesOf } from './snapshot-item';
import { moreOf, promptOf, type SnapshotContext } from './snapshot-line';

export interface SnapshotOptions {
  /** Only what can be acted on. */
  interactive?: boolean | undefined;
  /** How many levels of the tree. */
  depth?: number | undefined;
}

/** What an element's surroundings mean for what is in it. */
interface Around {
  level: number;
  /** What a name has said already, and is not said again. */
  spoken: string;
  /** Inside something called by its content: only what has a ref of its own is shown there. */
  called: boolean;
  /** Whether the cursor is a hand there. */
  pointed: boolean;
  /** False where `visibility` hides words, or a box of no size. */
  shown: boolean;
  cutOff: Clipping | null;
}

/** The content of a block while it is read: words run on until something with a line of its own comes. */
interface Flow {
  items: Item[];
  words: string;
}

const maxOptions = 50;

/**
 * One line for each thing, indented by one space for each level: `button "Save" disabled [e12]`. Words and the links
 * among them stand in one line, and so does a thing with all that is in it when that is short: `- link "Home" [e1]`
 * is an item of a list, `row: "a" | "b"` a row of two cells. Elements without a role worth naming are left out and
 * their content takes their place. What is hidden is left out.
 */
export function takeSnapshot(
  root: Element,
  context: SnapshotContext,
  options: SnapshotOptions,
): TextWithFrames {
  const top: Flow = { items: [], words: '' };
  visit(root, top, { level: 0, spoken: '', called: false, pointed: false, shown: true, cutOff: null });
  flush(top, '');
  return linesOf(top.items);

  function visit(element: Element, flow: Flow, around: Around): void {
    if (element.localName === 'br') flow.words += ' ';
    if (silent.has(element.localName) || element.getAttribute('aria-hidden') === 'true') return;
    const style = styleOf(element);
    if (!style || style.display === 'none') return;
    const layout = layoutOf(style.display);
    const inline = layout === 'inline';
    if (!inline && style.contentVisibility === 'hidden') return;
    const cutOff = clippingIn(element, style, around.cutOff, inline);
    const shown = cutOff === null && style.visibility === 'visible';
    const pointed = style.cursor === 'pointer';
    const same = shown === around.shown && pointed === around.pointed && cutOff === around.cutOff;
    const inside = same ? around : { ...around, shown, pointed, cutOff };
    const item = shown ? itemOf(element, style, layout, around) : null;
    if (!item) {
      visitContent(element, flow, inside, layout);
      return;
    }
    flush(flow, around.spoken);
    const deep = options.depth !== undefined && around.level + 1 >= options.depth;
    if (!deep) fill(item, element, inside);
    else if (titles.has(item.role)) item.name ||= nameOf(element, context.shadow);
    if (deep || isWorthALine(item)) flow.items.push(item);
  }

  /** What is said of an element that is worth a line; null of others. */
  function itemOf(element: Element, style: CSSStyleDeclaration, layout: Layout, around: Around): Item | null {
    const inline = layout !== 'block';
    // The label that a page shows for its hidden box is the box to the user.
    const thing =
      isLabel(element) && element.control && !isVisible(element.control) ? element.control : element;
    const role = roleOf(thing);
    if (thing !== element || isInteractive(element, role, style, around.pointed, context.listens)) {
      if (!takesRoom(element, style) || context.visibilityFilter?.sees(element) === false) return null;
      const own = quickName(thing, role, context.shadow);
      const name = context.visibilityFilter?.nameOf(own, thing) ?? own;
      return {
        role,
        name,
        more: [...moreOf(thing), ...promptOf(thing, name), `[${context.refs.refOf(element)}]`],
        inline,
        kids: [],
      };
    }
    if (options.interactive || around.called || !structure.has(role)) return null;
    if (!takesRoom(element, style) || context.visibilityFilter?.sees(element) === false) return null;
    const name = labelOf(element, role, context.shadow);
    if (role === 'group' || role === 'list') return name ? { role, name, more: [], inline, kids: [] } : null;
    const more = role === 'heading' ? [String(stateOf(element, 'level') ?? 2)] : moreOf(element);
    return { role, name, more, inline, kids: [] };
  }

  /** Puts into an item what is in the element. */
  function fill(item: Item, element: Element, around: Around): void {
    if (isTextField(element)) return;
    if (isSelect(element)) {
      fillOptions(item, element);
      return;
    }
    const active = item.more.at(-1)?.startsWith('[') ?? false;
    const spoken = active ? item.name : item.name || around.spoken;
    const called = around.called || (active && item.name !== '' && isCalledByContent(item.role));
    const flow: Flow = { items: item.kids, words: '' };
    visitContent(element, flow, { ...around, level: around.level + 1, spoken, called }, 'inline');
    flush(flow, spoken);
    const [only] = item.kids;
    if (only?.role !== 'text' || item.kids.length > 1 || item.name || !titles.has(item.role)) return;
    item.name = only.name;
    item.kids = [];
  }

  function fillOptions(item: Item, select: HTMLSelectElement): void {
    if (options.interactive) return;
    const open = select.multiple || select.size > 1;
    for (const option of [...select.options].slice(0, maxOptions)) {
      const more = option.disabled ? ['disabled'] : [];
      if (open && option.selected) more.push('selected');
      if (open) more.push(`[${context.refs.refOf(option)}]`);
      item.kids.push({ role: 'option', name: collapse(option.label), more, inline: true, kids: [] });
    }
    const rest = select.options.length - maxOptions;
    if (rest > 0) item.kids.push({ role: `and ${rest} more`, name: '', more: [], inline: true, kids: [] });
  }

  function visitContent(element: Element, flow: Flow, around: Around, layout: Layout): void {
    if (isFrame(element)) {
      visitFrame(element, flow, around);
      return;
    }
    const own = layout === 'block' ? { items: [], words: '' } : flow;
    if (own !== flow) flush(flow, around.spoken);
    let inside = around;
    if (isLabel(element) && element.control) {
      flush(own, around.spoken);
      inside = { ...around, spoken: nameOf(element.control, context.shadow) };
    }
    if (layout === 'word') own.words += ' ';
    eachComposedChild(element, context.shadow, (child) => {
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
    if (layout === 'word') own.words += ' ';
    if (own !== flow || inside !== around) flush(own, inside.spoken);
    if (own !== flow && own.items.length > 0) {
      flow.items.push({ role: '', name: '', more: [], inline: false, kids: own.items });
    }
  }

  function visitFrame(frame: HTMLIFrameElement, flow: Flow, around: Around): void {
    if (!around.shown || !hasBox(frame)) return;
    const inner = frameDocument(frame)?.documentElement;
    if (inner) {
      visit(inner, flow, { ...around, called: false, spoken: '', pointed: false });
      return;
    }
    const framePath = framePathOf(frame, context.document);
    const depth = options.depth === undefined ? undefined : options.depth - around.level;
    const beyond = { framePath, value: { interactive: options.interactive, depth } };
    flow.items.push({ role: '', name: '', more: [], inline: false, kids: [], beyond });
  }

  /** Ends a run of words; what the name has said already is not said again. */
  function flush(flow: Flow, spoken: string): void {
    const words = collapse(flow.words);
    flow.words = '';
    if (words === '' || spoken.includes(words)) return;
    if (spoken !== '' && !/[\p{L}\p{N}]/u.test(words)) return;
    flow.items.push({ role: 'text', name: words, more: [], inline: true, kids: [] });
  }
}

/** Without name, ref and content a thing is noise, except a cell, which keeps its place in the row. */
function isWorthALine({ role, name, more, kids }: Item): boolean {
  if (name || kids.length > 0 || role === 'cell' || role === 'gridcell') return true;
  return more.length > (role === 'heading' ? 1 : 0);
}

/** How an element stands among its neighbours: within a word, as a word of its own, or apart. */
type Layout = 'inline' | 'word' | 'block';

function layoutOf(display: string): Layout {
  if (display === 'inline' || display === 'contents' || display.startsWith('ruby')) return 'inline';
  return display.startsWith('inline') ? 'word' : 'block';
}

/** A link around a floating picture has no size of its own. */
function takesRoom(element: Element, { display }: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    (width > 0 && height > 0) ||
    display === 'contents' ||
    hasBox(element) ||
    [...element.children].some(hasBox)
  );
}

function labelOf(element: Element, role: string, shadow: ShadowLookup): string {
  const said = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  return said || role === 'img' || role === 'group' || role === 'dialog' || role === 'menu'
    ? nameOf(element, shadow)
    : '';
}

const silent = new Set(
  'script style noscript template head link meta title option optgroup datalist br wbr source track param'.split(
    ' ',
  ),
);

/** Roles that take their words as their name when there is nothing else in them. */
const titles = new Set('heading columnheader rowheader caption tooltip term'.split(' '));

/** Roles worth a line of their own even where nothing can be done. */
const structure = new Set(
  `alert alertdialog article banner blockquote caption cell columnheader complementary contentinfo definition dialog
  feed figure form grid gridcell group heading img list listitem log main marquee math menu menubar meter navigation
  note progressbar radiogroup region row rowheader search status table tablist tabpanel term timer
  toolbar tooltip tree treegrid`.split(/\s+/),
);
