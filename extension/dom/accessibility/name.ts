/** Computes accessible names. */
import { collapse } from '../../protocol/collapse';
import { isInput, isSelect, isTextArea } from '../tree/fields/form-field';
import { maskIfPrivate } from '../tree/fields/private-field';
import { styleOf } from '../tree/style-of';
import { eachComposedChild, type ShadowLookup } from '../tree/walk';
import { ariaOf } from './aria-of';
import { nativeName } from './native-name';
import { roleOf } from './role';

/** How a node was reached: requested, by a reference or label, or in the content of another node. */
type Reached = 'asked' | 'named' | 'inside';

interface NameContext {
  shadow: ShadowLookup;
  /** The elements already used for this name. */
  seen: Set<Element>;
  /** Whether hidden content counts, because a hidden element was referenced. */
  hiddenToo: boolean;
  /** The element that a reference or label names; references are not followed twice. */
  names?: Element;
}

/**
 * The accessible name by https://www.w3.org/TR/accname-1.2/ and https://www.w3.org/TR/html-aam-1.0/, with white space
 * collapsed. For a hidden element, the name that it would have.
 */
export function nameOf(element: Element, shadow: ShadowLookup = openShadow): string {
  const context = { shadow, seen: new Set<Element>(), hiddenToo: !isExposed(element) };
  return collapse(textAlternative(element, 'asked', context));
}

/** What an element shows as words, whatever its role: the text, the names of pictures, and what style sheets add. */
export function contentText(element: Element, shadow: ShadowLookup): string {
  return collapse(contentOf(element, { shadow, seen: new Set([element]), hiddenToo: false }));
}

function openShadow(element: Element): ShadowRoot | null {
  return element.shadowRoot;
}

// The comments name the steps of https://www.w3.org/TR/accname-1.2/#computation-steps
function textAlternative(element: Element, reached: Reached, context: NameContext): string {
  if (context.seen.has(element)) return '';
  // A: hidden, not referenced
  if (reached === 'inside') {
    if (unread.test(element.localName) || !(context.hiddenToo || isDisplayed(element))) return '';
    if (element.localName === 'slot') return contentOf(element, context);
  }
  // B: aria-labelledby
  if (!context.names) {
    const names = referenced(element, 'aria-labelledby');
    if (!names.includes(element)) context.seen.add(element);
    const words = namedBy(names, element, context);
    if (words) return words;
  }
  context.seen.add(element);
  const role = roleOf(element);
  const fromLabel = ariaOf(element, 'aria-label')?.trim();
  // C: embedded control of another widget
  const held = reached === 'asked' ? null : embeddedControlValue(element, role, context);
  if (held !== null) return (context.names === element && fromLabel) || held;
  // D: aria-label
  if (fromLabel) return fromLabel;
  // E: the language's own means
  if (role !== 'presentation') {
    const own = nativeName(element, !context.names, (labels) => namedBy(labels, element, context));
    if (own !== null) return own;
  }
  // F: name from content
  let words = '';
  if (reached !== 'asked' || fromContent.has(role) || naming.has(element.localName)) {
    const apart = role === 'menu' || (!context.names && isSeparate(element, role));
    if (reached !== 'inside' || !apart) words = contentOf(element, context);
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

/** Tags that name another element. */
const naming = new Set(['caption', 'figcaption', 'label', 'legend']);

/** Composite content, such as the group of a tree item's children, is not part of the item's name. */
function isSeparate(element: Element, role: string): boolean {
  return composite.has(role) && element.localName !== 'details';
}

const composite = new Set(
  'alert alertdialog dialog grid group menubar radiogroup tablist tabpanel toolbar tree treegrid'.split(' '),
);

const unread = /^(script|style|noscript|template|title|head)$/;

/** The text of the elements that name `element`, without a control in its own label. */
function namedBy(names: Element[], element: Element, context: NameContext): string {
  return names
    .map((name) => {
      const there = { hiddenToo: !isExposed(name), names: element };
      return collapse(textAlternative(name, 'named', { ...context, ...there }));
    })
    .filter((words) => words !== '')
    .join(' ');
}

/** The value of a control embedded in a name; null for anything else. */
function embeddedControlValue(element: Element, role: string, context: NameContext): string | null {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      return isInput(element) || isTextArea(element)
        ? maskIfPrivate(element, element.value)
        : maskIfPrivate(element, element.textContent ?? '');
    case 'combobox':
    case 'listbox': {
      if (isInput(element)) return maskIfPrivate(element, element.value);
      const chosen = isSelect(element)
        ? [...element.selectedOptions]
        : [element, ...referenced(element, 'aria-owns')].flatMap((list) => [
            ...list.querySelectorAll('[aria-selected="true"]'),
          ]);
      return chosen.map((option) => textAlternative(option, 'named', context)).join(' ');
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

function contentOf(element: Element, context: NameContext): string {
  let words = '';
  const style = styleOf(element);
  if (/\/ *"/.test(style?.content ?? '')) return generatedText(element, style);
  const readsText = context.hiddenToo || style?.visibility === 'visible';
  const add = (child: ChildNode | Element) => {
    if (child.nodeType === 3 && readsText) words += child.nodeValue ?? '';
    if (child.nodeType !== 1) return;
    const inner = textAlternative(child as Element, 'inside', context);
    const display = styleOf(child as Element)?.display;
    words += display === 'inline' && child.nodeName !== 'BR' ? inner : ` ${inner} `;
  };
  eachComposedChild(element, context.shadow, add);
  for (const owned of referenced(element, 'aria-owns')) add(owned);
  const [before, after] = pseudos.map((pseudo) => generatedText(element, styleOf(element, pseudo)));
  return before + words + after;
}

const pseudos = ['::before', '::after'];

/** The text of generated content; icon font characters are left out. */
function generatedText(element: Element, style: CSSStyleDeclaration | undefined): string {
  if (!style || style.display === 'none' || style.visibility !== 'visible') return '';
  const content = style.content.replace(/url\("(?:\\.|[^"\\])*"\)/g, '');
  // The alternative text follows a slash.
  const spoken = /^(?:"(?:\\.|[^"\\])*"|[^"/])*\/(.*)$/s.exec(content)?.[1] ?? content;
  const parts = spoken.matchAll(/"((?:\\.|[^"\\])*)"|attr\(([^),]+)[^)]*\)/g);
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

/** Whether the element itself is exposed to assistive technology. */
export function isExposed(element: Element): boolean {
  return isDisplayed(element) && styleOf(element)?.visibility === 'visible';
}

/** Descendants may be visible even if the element is not. */
function isDisplayed(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return false;
  return element.checkVisibility() || styleOf(element)?.display === 'contents';
}
