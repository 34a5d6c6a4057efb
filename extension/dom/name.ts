// Why: the accessible name is what the user calls a thing, whatever its markup.

import { isInput, isSelect, isTextArea } from './form-field';
import { ownName } from './own-name';
import { told } from './private-field';
import { roleOf } from './role';
import { styleOf } from './style-of';
import { composedChildren, type ShadowLookup } from './walk';

/** How a node was come upon: asked for, named by a reference or label, or met in the content of another. */
type Reached = 'asked' | 'named' | 'inside';

interface Way {
  shadow: ShadowLookup;
  seen: Set<Element>;
  /** What is named though it is hidden is read with all that is hidden in it. */
  hiddenToo: boolean;
  /** References are not followed out of what a reference named. */
  followsReferences: boolean;
}

/**
 * The accessible name by https://www.w3.org/TR/accname-1.2/ and https://www.w3.org/TR/html-aam-1.0/, its white space
 * collapsed. Of a hidden element it is the name that it would have.
 */
export function nameOf(element: Element, shadow: ShadowLookup = openShadow): string {
  const way = { shadow, seen: new Set<Element>(), hiddenToo: !isExposed(element), followsReferences: true };
  return collapse(alternative(element, 'asked', way));
}

/** Text as it reads: runs of white space are one space, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/[\s\u200b\u00ad]+/g, ' ').trim();
}

function openShadow(element: Element): ShadowRoot | null {
  return element.shadowRoot;
}

// The comments name the steps of https://www.w3.org/TR/accname-1.2/#computation-steps
function alternative(element: Element, reached: Reached, way: Way): string {
  if (reached === 'inside') {
    if (way.seen.has(element) || unread.has(element.localName)) return '';
    // A: hidden, not referenced
    if (!way.hiddenToo && !isDisplayed(element)) return '';
  }
  // B: aria-labelledby
  if (way.followsReferences) {
    const words = namedBy(referenced(element, 'aria-labelledby'), element, way);
    if (words) return words;
  }
  const another = reached !== 'asked' && !way.seen.has(element);
  way.seen.add(element);
  const role = roleOf(element);
  // C: embedded control of another widget
  if (another) {
    const held = heldIn(element, role, way);
    if (held !== null) return held;
  }
  // D: aria-label
  const said = element.getAttribute('aria-label')?.trim();
  if (said) return said;
  // E: the language's own means
  if (role !== 'presentation') {
    const own = ownName(element, (labels) => namedBy(labels, element, way));
    if (own !== null) return own;
  }
  // F: name from content
  if (reached !== 'asked' || fromContent.has(role) || fromContent.has(element.localName)) {
    const words = role === 'menu' ? '' : contentOf(element, way);
    if (words.trim()) return words;
  }
  // I: tooltip
  return element.getAttribute('title') ?? '';
}

// https://www.w3.org/TR/wai-aria-1.2/#namefromcontent, and tags that exist to name something
const fromContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem caption figcaption label legend`.split(/\s+/),
);

const unread = new Set(['script', 'style', 'noscript', 'template', 'title', 'head']);

/** The words of the elements that name `element`, a control in its own label left out. */
function namedBy(names: Element[], element: Element, way: Way): string {
  return names
    .map((name) => {
      const there = { hiddenToo: !isExposed(name), followsReferences: false, seen: new Set([element]) };
      return collapse(alternative(name, 'named', { ...way, ...there }));
    })
    .filter((words) => words !== '')
    .join(' ');
}

/** What a control within a name stands for: its value. Null for anything else. */
function heldIn(element: Element, role: string, way: Way): string | null {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      return isInput(element) || isTextArea(element) ? told(element, element.value) : element.textContent;
    case 'combobox':
    case 'listbox': {
      if (isInput(element)) return told(element, element.value);
      const chosen = isSelect(element)
        ? [...element.selectedOptions]
        : [...element.querySelectorAll('[aria-selected="true"]')];
      return chosen.map((option) => alternative(option, 'named', way)).join(' ');
    }
    case 'meter':
    case 'progressbar':
    case 'scrollbar':
    case 'slider':
    case 'spinbutton':
      return (
        element.getAttribute('aria-valuetext') ??
        element.getAttribute('aria-valuenow') ??
        String((element as Partial<HTMLInputElement>).value ?? '')
      );
  }
  return null;
}

function contentOf(element: Element, way: Way): string {
  let words = '';
  const readsText = way.hiddenToo || styleOf(element)?.visibility !== 'hidden';
  const add = (child: ChildNode | Element) => {
    if (child.nodeType === 3 && readsText) words += child.nodeValue ?? '';
    if (child.nodeType !== 1) return;
    const inner = alternative(child as Element, 'inside', way);
    const display = styleOf(child as Element)?.display;
    words += display === 'inline' && child.nodeName !== 'BR' ? inner : ` ${inner} `;
  };
  for (const child of composedChildren(element, way.shadow)) add(child);
  for (const owned of referenced(element, 'aria-owns')) add(owned);
  return madeByStyle(element, '::before') + words + madeByStyle(element, '::after');
}

/** The text that a style sheet puts before or after the content; signs of icon fonts say nothing. */
function madeByStyle(element: Element, pseudo: '::before' | '::after'): string {
  const content = styleOf(element, pseudo)?.content ?? 'none';
  if (!/["(]/.test(content)) return '';
  // Behind a slash stands what is to be read instead.
  const spoken = /^(?:"(?:\\.|[^"])*"|[^"/])*\/(.*)$/s.exec(content)?.[1] ?? content;
  const parts = spoken.matchAll(/"((?:\\.|[^"])*)"|attr\(([^),]+)[^)]*\)/g);
  const text = [...parts].map(([, quoted, attribute]) =>
    attribute ? element.getAttribute(attribute.trim()) : quoted?.replace(/\\(.)/gs, '$1'),
  );
  return text.join('').replace(/[\ue000-\uf8ff]/g, '');
}

/** The elements that an attribute refers to by id. */
function referenced(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.trim();
  if (!ids) return [];
  const root = element.getRootNode() as Document;
  return ids.split(/\s+/).flatMap((id) => root.getElementById?.(id) ?? []);
}

function isExposed(element: Element): boolean {
  return isDisplayed(element) && styleOf(element)?.visibility !== 'hidden';
}

/** Something in it may be visible, even where it is not itself. */
function isDisplayed(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return false;
  return element.checkVisibility() || styleOf(element)?.display === 'contents';
}
