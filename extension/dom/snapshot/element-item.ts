/** Makes the snapshot item of one element, without its content. */
import { isNamedByContent, quickName } from '../accessibility/content-name';
import { isInteractive } from '../accessibility/interactive';
import { nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { stateOf } from '../accessibility/state';
import { isInert } from '../actionability/inert';
import { editContextOf, editingHost, isLabel } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import { hasBox, isVisible } from '../tree/visibility';
import { own, type ShadowLookup } from '../tree/walk';
import { type Item, itemWith } from './snapshot-item';
import { detailsOf, inertMark, placeholderOf, type SnapshotContext } from './snapshot-line';

/** The item of an element, without its content; null where the element gets no line of its own. */
export function itemOf(
  element: Element,
  style: CSSStyleDeclaration,
  layout: Layout,
  around: { cursor: string; namedByContent: boolean },
  context: SnapshotContext,
  interactiveOnly: boolean,
): Item | null {
  const { visibilityFilter } = context;
  const inline = layout !== 'block';
  // A visible label represents its hidden check box.
  const target =
    isLabel(element) && element.control && !isVisible(element.control) ? element.control : element;
  const ownRole = visibilityFilter?.front === element ? 'dialog' : roleOf(target);
  const isStruck = style.textDecorationLine === 'line-through' && ownRole !== 'deletion';
  const isPassage =
    isStruck &&
    (inline || element.childElementCount === 0) &&
    plain.has(ownRole) &&
    !isRichText(element, ownRole);
  const role = isPassage ? 'deletion' : ownRole;
  // What is there to act on, and what keeps its place in a table, is still called what it is.
  const strike = isStruck && !isPassage ? ['struck'] : [];
  const isCanvas = visibilityFilter !== undefined && element.localName === 'canvas';
  const isActive =
    isCanvas ||
    target !== element ||
    isInteractive(element, role, style, around.cursor, context.listens) ||
    visibilityFilter?.isUsable(element, context.listens);
  if (!isActive && (interactiveOnly || around.namedByContent)) return null;
  const seen = isActive ? undefined : visibilityFilter?.seenAs(element, role);
  if (!isActive && !seen && !structure.has(role)) return null;
  if (!takesRoom(element, style) || visibilityFilter?.sees(element) === false) return null;
  if (isActive) {
    const isOff = isInert(element, context.shadow);
    if (isOff && interactiveOnly) return null;
    // A row is told by its cells.
    const ownName = role === 'row' && !element.ariaLabel ? '' : quickName(target, role, context.shadow);
    // What a role without a name from its content contains is told as its content.
    const isNamed = ownName !== '' || (role !== 'row' && isNamedByContent(role));
    const name = visibilityFilter?.nameOfControl(ownName, target, isNamed) ?? ownName;
    const drawn = role === 'generic' ? visibilityFilter?.drawnAs(element) : undefined;
    const details = [
      ...strike,
      ...(drawn?.states ?? []),
      ...detailsOf(target),
      ...placeholderOf(target, name),
      ...(visibilityFilter?.looksOf(element, style, name) ?? []),
      isOff ? inertMark : `[${context.refs.refOf(element)}]`,
    ];
    if (style.pointerEvents === 'none' && isForMouse(target, role)) details.unshift('disabled');
    return itemWith(
      isCanvas ? 'img canvas' : isRichText(element, role) ? 'textbox' : (drawn?.role ?? role),
      name,
      [...new Set(details)],
      inline,
    );
  }
  if (seen) {
    const [seenRole, seenName, seenDetails] = seen;
    // A titled icon in a row that can be clicked mostly does something else than the row.
    const ownRef = isTitledIcon(element, seenRole, style.cursor) ? [`[${context.refs.refOf(element)}]`] : [];
    return itemWith(seenRole, seenName, [...seenDetails, ...ownRef], inline);
  }
  const name = visibilityFilter?.labelOf(element) ?? labelOf(element, role, context.shadow);
  if (role === 'group' || role === 'list') return name ? itemWith(role, name, strike, inline) : null;
  const details = role === 'heading' ? [`${stateOf(element, 'level') ?? 2}`] : detailsOf(element);
  return itemWith(role, name, [...details, ...strike], inline);
}

function isTitledIcon(element: Element, role: string, cursor: string): boolean {
  return role === 'img' && cursor === 'pointer' && element.hasAttribute('title');
}

/** Whether the keyboard cannot reach an element either, nor the mouse a part of it. */
function isForMouse(element: Element, role: string): boolean {
  return (
    !isNamedByContent(role) &&
    (element as HTMLElement).tabIndex < 0 &&
    [...element.querySelectorAll('*')].every((one) => styleOf(one)?.pointerEvents === 'none')
  );
}

/** What a person can write into, without a role of its own. */
function isRichText(element: Element, role: string): boolean {
  return role === 'generic' && editingHost(element) === element;
}

/** Roles of mere text, of which a snapshot says nothing else. */
const plain = new Set('generic paragraph strong emphasis insertion mark time code'.split(' '));

/** Elements without name, ref and content are left out, except cells, which keep their place in the row. */
export function isSignificant({ role, name, details, inside }: Item): boolean {
  if (name || inside.length > 0 || role === 'cell' || role === 'gridcell') return true;
  return details.length > (role === 'heading' ? 1 : 0);
}

/** How an element is laid out: within a word, as a word of its own, or as a block. */
export type Layout = 'inline' | 'word' | 'block';

export function layoutOf(display: string): Layout {
  if (display === 'inline' || display === 'contents' || display.startsWith('ruby')) return 'inline';
  return display.startsWith('inline') ? 'word' : 'block';
}

/** A link around a floating image has no size of its own. */
function takesRoom(element: Element, { display }: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    (width > 0 && height > 0) ||
    display === 'contents' ||
    isVisible(element) ||
    [...own(element, 'children')].some(hasBox) ||
    editContextOf(element) !== null
  );
}

function labelOf(element: Element, role: string, shadow: ShadowLookup): string {
  const attributeOf = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  return attributeOf || role === 'img' || role === 'group' || role === 'dialog' || role === 'menu'
    ? nameOf(element, shadow)
    : '';
}

/** Roles that get a line although they are not interactive. */
const structure = new Set(
  `alert alertdialog article banner blockquote caption cell columnheader complementary contentinfo definition deletion dialog
  feed figure form grid gridcell group heading img list listitem log main marquee math menu menubar meter navigation
  note progressbar radiogroup region row rowheader search status table tablist tabpanel term timer
  toolbar tooltip tree treegrid`.split(/\s+/),
);
