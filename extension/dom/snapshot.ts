// Why: the page as an agent should see it: what is there, what it is called, what state it is in, how to point at it.
import { isCheckable, isInput, isSelect, isTextArea, isTextField } from './form-field';
import { collapse, nameOf } from './name';
import type { Refs } from './refs';
import { roleOf } from './role';
import { stateOf } from './state';
import { heldValue } from './value';
import { isVisible } from './visibility';
import { composedChildren, frameDocument, isFrame, type ShadowLookup } from './walk';

export interface SnapshotOptions {
  /** Only what can be acted on. */
  interactive?: boolean | undefined;
  /** How many levels of the tree. */
  depth?: number | undefined;
  /** Cut off after so many characters, saying so. */
  maxChars?: number | undefined;
}

interface Eyes {
  refs: Refs;
  shadow: ShadowLookup;
}

/**
 * One line for each thing, indented by one space for each level: `button "Save" disabled [e12]`. Elements without a
 * role of their own are left out and their children take their place; plain text stands in its own line.
 */
export function takeSnapshot(root: Element, eyes: Eyes, options: SnapshotOptions): string {
  const lines: string[] = [];
  let chars = 0;
  const add = (level: number, line: string): boolean => {
    chars += level + line.length + 1;
    if (options.maxChars !== undefined && chars > options.maxChars) return false;
    lines.push(' '.repeat(level) + line);
    return true;
  };
  const whole = visit(root, 0, '');
  if (!whole) lines.push('(cut off here; ask for more with maxChars, or for a part with a selector)');
  return lines.join('\n');

  function visit(element: Element, level: number, spoken: string): boolean {
    if (
      silent.has(element.localName) ||
      element.getAttribute('aria-hidden') === 'true' ||
      !isVisible(element)
    )
      return true;
    const role = roleOf(element);
    const active = isActive(element, role);
    const shown = active || (!options.interactive && structure.has(role));
    if (!shown) return visitChildren(element, level, spoken);
    const name = named.has(role) || active ? nameOf(element) : labelOf(element);
    if (!add(level, lineOf(element, role, name, active, eyes.refs))) return false;
    if (options.depth !== undefined && level + 1 >= options.depth) return true;
    return isSelect(element) || isTextField(element) || visitChildren(element, level + 1, name);
  }

  function visitChildren(element: Element, level: number, spoken: string): boolean {
    if (isFrame(element)) {
      const inner = frameDocument(element)?.documentElement;
      return inner ? visit(inner, level, '') : true;
    }
    let text = '';
    const flush = (): boolean => {
      const words = collapse(text);
      text = '';
      // What the name has said already is not said again.
      return (
        words === '' ||
        options.interactive === true ||
        spoken.includes(words) ||
        add(level, JSON.stringify(words))
      );
    };
    for (const child of composedChildren(element, eyes.shadow)) {
      if (child.nodeType === 3) text += child.nodeValue ?? '';
      else if (child.nodeType === 1) {
        const inline = inlineText(child as Element);
        if (inline !== null) text += inline;
        else if (!flush() || !visit(child as Element, level, spoken)) return false;
      }
    }
    return flush();
  }
}

/** One element in a line, with a ref: `button "Save" [e12]`, or `text "..."` where it has no role. */
export function describeElement(element: Element, { refs }: Eyes): string {
  const role = roleOf(element);
  const known = structure.has(role) || isActive(element, role);
  const name = nameOf(element) || collapse(element.textContent ?? '').slice(0, 200);
  return lineOf(element, known ? role : 'text', name, true, refs);
}

function lineOf(element: Element, role: string, name: string, withRef: boolean, refs: Refs): string {
  const words = [role];
  if (name) words.push(JSON.stringify(name));
  for (const state of ['checked', 'disabled', 'expanded', 'pressed', 'selected'] as const) {
    const value = stateOf(element, state);
    if (value === true) words.push(state);
    else if (value === 'mixed' || (value === false && state === 'expanded')) words.push(`${state}=${value}`);
  }
  if (role === 'heading') words.push(String(stateOf(element, 'level') ?? 2));
  if (isHolding(element)) {
    const value =
      isInput(element) && element.type === 'password' ? '•'.repeat(element.value.length) : heldValue(element);
    if (value) words.push(`= ${JSON.stringify(value)}`);
  }
  if (withRef) words.push(`[${refs.refOf(element)}]`);
  return words.join(' ');
}

function isHolding(element: Element): boolean {
  if (
    isCheckable(element) ||
    element.matches('input:is([type=button], [type=submit], [type=reset], [type=image])')
  )
    return false;
  return (
    isInput(element) || isTextArea(element) || isSelect(element) || element.hasAttribute('aria-valuenow')
  );
}

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'link',
  'meta',
  'title',
  'option',
  'optgroup',
]);

/** Roles worth a line of their own even where nothing can be done. */
const structure = new Set(
  `alert alertdialog article banner blockquote caption cell columnheader complementary contentinfo definition dialog
  feed figure form grid gridcell group heading img list listitem log main marquee math menu menubar meter navigation
  note progressbar radiogroup region row rowheader search separator status tab table tablist tabpanel term timer
  toolbar tooltip tree treegrid`.split(/\s+/),
);

/** Roles that are called by their content. */
const named = new Set('heading cell columnheader rowheader gridcell tab tooltip img caption'.split(' '));

const active = new Set(
  `button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider
  spinbutton switch tab textbox treeitem iframe`.split(/\s+/),
);

/** Whether a user could act on it: by role, by focus, or because it says it can be clicked. */
function isActive(element: Element, role: string): boolean {
  if (active.has(role) && !(role === 'option' && element.localName === 'option')) return true;
  if (element.hasAttribute('onclick') || (element as HTMLElement).isContentEditable)
    return isOutermost(element);
  if ((element as HTMLElement).tabIndex >= 0 && element.hasAttribute('tabindex')) return true;
  if (element.localName === 'body' || element.localName === 'html') return false;
  return isPointed(element) && element.parentElement !== null && !isPointed(element.parentElement);
}

function isOutermost(element: Element): boolean {
  return element.hasAttribute('onclick') || !(element.parentElement?.isContentEditable ?? false);
}

function isPointed(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).cursor === 'pointer';
}

function labelOf(element: Element): string {
  return element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    element.localName === 'fieldset'
    ? nameOf(element)
    : '';
}

const inlineTags = new Set(
  'abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr br'.split(
    ' ',
  ),
);

/** The text of an inline element with nothing but text in it, to be read in one line with its surroundings. */
function inlineText(element: Element): string | null {
  if (element.localName === 'br') return ' ';
  if (!inlineTags.has(element.localName) || element.childElementCount > 0 || element.hasAttribute('role'))
    return null;
  if (element.hasAttribute('onclick') || element.hasAttribute('tabindex') || element.shadowRoot) return null;
  if (isPointed(element) && element.parentElement && !isPointed(element.parentElement)) return null;
  return isVisible(element) && element.getAttribute('aria-hidden') !== 'true'
    ? (element.textContent ?? '')
    : '';
}
