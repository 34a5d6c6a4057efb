/** Computes accessible names. */
import { isInput, isSelect, isTextArea } from '../tree/form-field';
import { told } from '../tree/private-field';
import { styleOf } from '../tree/style-of';
import { composedChildren, type ShadowLookup } from '../tree/walk';
import { nativeName } from './native-name';
import { roleOf } from './role';

/** How a node was come upon: asked for, named by a reference or label, or met in the content of another. */
type Reached = 'asked' | 'named' | 'inside';

interface Way {
  shadow: ShadowLookup;
  /** No element is read twice for one name. */
  seen: Set<Element>;
  /** What is named though it is hidden is read with all that is hidden in it. */
  hiddenToo: boolean;
  /** References and labels are not followed out of what a reference or label named: then this is who is named. */
  names?: Element;
}

/**
 * The accessible name by https://www.w3.org/TR/accname-1.2/ and https://www.w3.org/TR/html-aam-1.0/, its white space
 * collapsed. Of a hidden element it is the name that it would have.
 */
export function nameOf(element: Element, shadow: ShadowLookup = openShadow): string {
  const way = { shadow, seen: new Set<Element>(), hiddenToo: !isExposed(element) };
  return collapse(alternative(element, 'asked', way));
}

/** Text as it reads: runs of white space are one space, none at the ends; where a word may be broken is no part of it. */
export function collapse(text: string): string {
  return text
    .replace(/[\u200b\u00ad]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function openShadow(element: Element): ShadowRoot | null {
  return element.shadowRoot;
}

// The comments name the steps of https://www.w3.org/TR/accname-1.2/#computation-steps
function alternative(element: Element, reached: Reached, way: Way): string {
  if (way.seen.has(element)) return '';
  // A: hidden, not referenced
  if (reached === 'inside') {
    if (unread.has(element.localName) || !(way.hiddenToo || isDisplayed(element))) return '';
    if (element.localName === 'slot') return contentOf(element, way);
  }
  // B: aria-labelledby
  if (!way.names) {
    const names = referenced(element, 'aria-labelledby');
    if (!names.includes(element)) way.seen.add(element);
    const words = namedBy(names, element, way);
    if (words) return words;
  }
  way.seen.add(element);
  const role = roleOf(element);
  const said = element.getAttribute('aria-label')?.trim();
  // C: embedded control of another widget
  const held = reached === 'asked' ? null : heldIn(element, role, way);
  if (held !== null) return (way.names === element && said) || held;
  // D: aria-label
  if (said) return said;
  // E: the language's own means
  if (role !== 'presentation') {
    const own = nativeName(element, !way.names, (labels) => namedBy(labels, element, way));
    if (own !== null) return own;
  }
  // F: name from content
  let words = '';
  if (reached !== 'asked' || fromContent.has(role) || naming.has(element.localName)) {
    const apart = role === 'menu' || (!way.names && isApart(element, role));
    if (reached !== 'inside' || !apart) words = contentOf(element, way);
    if (words.trim()) return words;
  }
  // I: tooltip
  return (role !== 'presentation' && element.getAttribute('title')) || words;
}

// https://www.w3.org/TR/wai-aria-1.2/#namefromcontent
const fromContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row
  rowheader switch tab tooltip treeitem`.split(/\s+/),
);

/** Tags that exist to name something. */
const naming = new Set(['caption', 'figcaption', 'label', 'legend']);

/** What holds things of its own, such as the group of items below an item, is no part of a name around it. */
function isApart(element: Element, role: string): boolean {
  return composite.has(role) && element.localName !== 'details';
}

const composite = new Set(
  'alert alertdialog dialog grid group menubar radiogroup tablist tabpanel toolbar tree treegrid'.split(' '),
);

const unread = new Set(['script', 'style', 'noscript', 'template', 'title', 'head']);

/** The words of the elements that name `element`, a control in its own label left out. */
function namedBy(names: Element[], element: Element, way: Way): string {
  return names
    .map((name) => {
      const there = { hiddenToo: !isExposed(name), names: element };
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
        : [element, ...referenced(element, 'aria-owns')].flatMap((list) => [
            ...list.querySelectorAll('[aria-selected="true"]'),
          ]);
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
  const style = styleOf(element);
  if (/\/ *"/.test(style?.content ?? '')) return madeBy(element, style);
  const readsText = way.hiddenToo || style?.visibility === 'visible';
  const add = (child: ChildNode | Element) => {
    if (child.nodeType === 3 && readsText) words += child.nodeValue ?? '';
    if (child.nodeType !== 1) return;
    const inner = alternative(child as Element, 'inside', way);
    const display = styleOf(child as Element)?.display;
    words += display === 'inline' && child.nodeName !== 'BR' ? inner : ` ${inner} `;
  };
  for (const child of composedChildren(element, way.shadow)) add(child);
  for (const owned of referenced(element, 'aria-owns')) add(owned);
  const [before, after] = pseudos.map((pseudo) => madeBy(element, styleOf(element, pseudo)));
  return before + words + after;
}

const pseudos = ['::before', '::after'];

/** The text that a style sheet puts before, after or in place of the content; signs of icon fonts say nothing. */
function madeBy(element: Element, style: CSSStyleDeclaration | undefined): string {
  if (!style || style.display === 'none' || style.visibility !== 'visible') return '';
  const content = style.content.replace(/url\("(?:\\.|[^"])*"\)/g, '');
  // Behind a slash stands what is to be read instead.
  const spoken = /^(?:"(?:\\.|[^"])*"|[^"/])*\/(.*)$/s.exec(content)?.[1] ?? content;
  const parts = spoken.matchAll(/"((?:\\.|[^"])*)"|attr\(([^),]+)[^)]*\)/g);
  const text = [...parts].map(([, quoted, attribute]) =>
    attribute ? element.getAttribute(attribute.trim()) : quoted?.replace(/\\(.)/gs, '$1'),
  );
  const words = text.join('').replace(/[\ue000-\uf8ff]/g, '');
  return style.display === 'inline' ? words : ` ${words} `;
}

/** The elements that an attribute refers to by id. */
function referenced(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.trim();
  if (!ids) return [];
  const root = element.getRootNode() as Document;
  return ids.split(/\s+/).flatMap((id) => root.getElementById?.(id) ?? []);
}

/** Whether a screen reader would tell of it, as far as it is up to the element itself. */
export function isExposed(element: Element): boolean {
  return isDisplayed(element) && styleOf(element)?.visibility === 'visible';
}

/** Something in it may be visible, even where it is not itself. */
function isDisplayed(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return false;
  return element.checkVisibility() || styleOf(element)?.display === 'contents';
}
