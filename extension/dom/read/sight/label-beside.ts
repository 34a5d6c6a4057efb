/** The words beside a field or a drawn switch without a name, which a person takes for its label. */
import { collapse } from '../../../protocol/collapse';
import { drawnRole, isCalledSwitch } from '../../hints/drawn-switch';
import { styleOf } from '../../tree/style-of';
import { hasBox } from '../../tree/visibility';
import { composedParent, matches, own } from '../../tree/walk';

/** What of the page a person sees. */
interface Seen {
  sees(text: Text): boolean;
  wordsIn(element: Element): string;
}

const boxes = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio]';
const fields = `${boxes}, input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image]), select,
  textarea, [role=switch], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]`;
/** A row of a table is told with its words, and beside a form stands what it is about. */
const bounds = 'td, th, tr, li, [role=cell], [role=gridcell], form, fieldset, dialog, body';
/** What has words of its own, or words that are no label. */
const others =
  'a[href], button, input, select, textarea, iframe, [role], [tabindex], [onclick], h1, h2, h3, h4, h5, h6';
const drawings = 'svg, img, canvas, video, picture, i';
const maxLevels = 3;
const maxSiblings = 10;
const maxChars = 60;
const maxSwitchPx = 80;

/** Empty where nothing beside the control is about it alone. */
export function labelBeside(element: Element, seen: Seen): string {
  const isDrawn = isCalledSwitch(element);
  if (!matches(element, fields) && !isDrawn && !isSwitch(element, seen)) return '';
  const isBox = matches(element, boxes) || (isDrawn && drawnRole(element) !== 'switch');
  let at: Element | null = element;
  for (
    let level = 0;
    at && level < maxLevels && !matches(at, bounds);
    level += 1, at = composedParent(at) as Element | null
  ) {
    const after = isBox ? lineAt(at, 'nextSibling', seen) : '';
    const line = after || lineAt(at, 'previousSibling', seen);
    if (line) return line.length > maxChars ? '' : line;
    // What stands further out is about several of them.
    if (
      [...((at.parentNode as ParentNode | null)?.children ?? [])].some(
        (one) => one !== at && holdsControl(one),
      )
    )
      return '';
  }
  return '';
}

/** Whether the markup calls what stands right before a field, or before its box, a label. */
export function hasLabelBefore(element: Element): boolean {
  let at: Element | null = element;
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at) as Element | null) {
    const before = own(at, 'previousElementSibling') as Element | null;
    if (before) return matches(before, 'label, [class*=label i]');
  }
  return false;
}

/** A small box without words, picture or neighbours like it, which a page draws as a switch. */
function isSwitch(element: Element, { wordsIn }: Seen): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width > maxSwitchPx || height > maxSwitchPx || !/^(?:div|span|button)$/.test(element.localName))
    return false;
  if (wordsIn(element) || own(element, 'querySelector')(drawings)) return false;
  if (styleOf(element)?.backgroundImage !== 'none') return false;
  const beside = [...(element.parentElement?.children ?? [])].filter((one) => one !== element);
  return !beside.some((one) => holdsControl(one) || (hasBox(one) && !wordsIn(one)));
}

function holdsControl(element: Element): boolean {
  return matches(element, others) || own(element, 'querySelector')(others) !== null;
}

/** The first line of what stands next to the element on this side. */
function lineAt(element: Element, side: 'previousSibling' | 'nextSibling', seen: Seen): string {
  let node: ChildNode | null = element[side];
  for (let count = 0; node && count < maxSiblings; count += 1, node = node[side]) {
    if (node.nodeType === 3 && seen.sees(node as Text)) {
      const words = labelIn(node.nodeValue ?? '');
      if (words) return words;
    }
    if (node.nodeType !== 1) continue;
    const beside = node as Element;
    if (holdsControl(beside) || isAlike(beside, element)) return '';
    const words = seen.wordsIn(beside);
    if (labelIn(words)) return labelIn(seen.wordsIn(firstLineIn(beside, seen)));
    // A picture belongs to what is before it. A mark such as `*` belongs to the label.
    if (!words && hasBox(beside)) return '';
  }
  return '';
}

/** A label often has a description below it. */
function firstLineIn(element: Element, seen: Seen): Element {
  const first = [...element.children].find((child) => labelIn(seen.wordsIn(child)));
  if (!first || /^(?:inline|contents)/.test(styleOf(first)?.display ?? '')) return element;
  return firstLineIn(first, seen);
}

function labelIn(text: string): string {
  return /\p{L}/u.test(text) ? collapse(text).replace(/[\s:*]+$/, '') : '';
}

/** Another row, and not the label in this one. */
function isAlike(one: Element, other: Element): boolean {
  if (one.localName !== other.localName) return false;
  // An element that the page defines itself is mostly a row with a shadow tree.
  if (one.localName.includes('-')) return true;
  const name = one.getAttribute('class');
  return name !== null && name === other.getAttribute('class');
}
