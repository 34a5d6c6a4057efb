/** Resolves `text=`, `label=` and `placeholder=` selectors. */
import { nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { isInput, isTextField } from '../tree/fields/form-field';
import { labelsOf } from '../tree/fields/labels-of';
import { isPrivate } from '../tree/fields/private-field';
import { isVisible } from '../tree/visibility';
import {
  composedChildren,
  eachComposedChild,
  elementsFrom,
  elementsIn,
  type ShadowLookup,
} from '../tree/walk';
import { type Closeness, closest, type TextMatcher, textMatcher, unquote } from './text-match';

// Elements that show no text themselves; slotted content belongs to the slot's parent.
const silent = new Set('slot script style noscript template head title meta link'.split(' '));

/**
 * The innermost elements that show the text, `root` included; input buttons match by their caption. Quoted text may be
 * next to markup: `"Hello"` matches in `Hello <b>world</b>`.
 * @param counts which elements are considered
 */
export function queryText(
  root: ParentNode & Node,
  body: string,
  lookUp: ShadowLookup,
  counts: (element: Element) => boolean = () => true,
): Element[] {
  const shadow = remembering(lookUp);
  const matches = textMatcher(body);
  const isQuoted = !!unquote(body)?.trim();
  const texts = new Map<Element, string>();
  const innermost: Element[] = [];
  const known = new Map<Element, Closeness>();
  const closeness = (element: Element): Closeness => {
    const is =
      known.get(element) ??
      (matches(textIn(element, shadow, texts)) || (isQuoted && hasWords(element, matches) ? 1 : 0));
    known.set(element, is);
    return is;
  };
  for (const element of elementsFrom(root, shadow)) {
    if (silent.has(element.localName) || !closeness(element)) continue;
    const deeper = flatChildren(element, shadow).some(
      (child) =>
        child.nodeType === 1 && !silent.has((child as Element).localName) && closeness(child as Element),
    );
    if (!deeper && !isPrivate(element) && counts(element)) innermost.push(element);
  }
  return closest(innermost, closeness);
}

function hasWords(element: Element, matches: TextMatcher): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && matches(node.nodeValue ?? '') > 0);
}

/** Caches shadow roots: a text query asks for each three times. */
function remembering(lookUp: ShadowLookup): ShadowLookup {
  const roots = new Map<Element, ShadowRoot | null>();
  return (element) => {
    const known = roots.get(element);
    const root = known === undefined ? lookUp(element) : known;
    roots.set(element, root);
    return root;
  };
}

/** Children in the flat tree: assigned nodes replace slots. */
function flatChildren(element: Element, shadow: ShadowLookup): ChildNode[] {
  return [...composedChildren(element, shadow)].flatMap((child) =>
    child.nodeName === 'SLOT' ? flatChildren(child as Element, shadow) : [child],
  );
}

/**
 * Elements whose label, `aria-label`, `aria-labelledby` or name from these matches; where none of them is visible, also
 * sections with that name, because a section often has the name of a field in it. Where there are none at all, text
 * fields that have the name otherwise, such as by `title`.
 */
export function queryLabel(root: ParentNode & Node, body: string, shadow: ShadowLookup): Element[] {
  const matches = textMatcher(body);
  const closestText = (texts: string[]) =>
    texts.reduce<Closeness>((best, text) => Math.max(best, matches(text)) as Closeness, 0);
  const things = new Map<Element, Closeness>();
  const parts = new Map<Element, Closeness>();
  const unlabelled: Element[] = [];
  for (const element of elementsIn(root, shadow)) {
    const texts = labelTextsOf(element, shadow);
    let best = closestText(texts);
    // Labels have parts that are no part of the name, such as a hidden asterisk.
    if (texts.length > 0 && best < 2) best = closestText([nameOf(element, shadow)]) || best;
    else if (texts.length === 0 && isTextField(element)) unlabelled.push(element);
    if (best) (partRoles.has(roleOf(element)) ? parts : things).set(element, best);
  }
  if (things.size + parts.size === 0)
    return closest(unlabelled, (element) => matches(nameOf(element, shadow)));
  const closestOf = (found: Map<Element, Closeness>) =>
    closest(found.keys(), (element) => found.get(element) ?? 0);
  const meant = closestOf(things);
  if (meant.some(isMet)) return meant;
  const instead = closestOf(parts);
  return meant.length === 0 || instead.some(isMet) ? instead : meant;
}

/** Roles of containers. */
const partRoles = new Set(
  `alertdialog article banner complementary contentinfo dialog feed figure form grid group list listbox main menu
  menubar navigation radiogroup region row rowgroup search table tablist tabpanel toolbar tree treegrid`.split(
    /\s+/,
  ),
);

/** A page may show the label instead of its control. */
function isMet(element: Element): boolean {
  return isVisible(element) || labelsOf(element).some(isVisible);
}

export function queryPlaceholder(root: ParentNode & Node, body: string, shadow: ShadowLookup): Element[] {
  const matches = textMatcher(body);
  return closest(elementsIn(root, shadow), (element) => {
    const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder');
    return placeholder === null ? 0 : matches(placeholder);
  });
}

function labelTextsOf(element: Element, shadow: ShadowLookup): string[] {
  const texts: string[] = [];
  for (const label of labelsOf(element)) texts.push(textIn(label, shadow, new Map(), element));
  const said = element.getAttribute('aria-label');
  if (said) texts.push(said);
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const scope = element.getRootNode() as ParentNode & Node;
  const named = ids.map((id) => (scope as Document).getElementById?.(id)?.textContent ?? '').join(' ');
  if (named.trim()) texts.push(named);
  return texts;
}

function isRead(element: Element): boolean {
  return element.localName === 'slot' || !silent.has(element.localName);
}

/** Text in the flat tree, visible or not, without `except` (a control inside its own label). */
function textIn(
  element: Element,
  shadow: ShadowLookup,
  known: Map<Element, string>,
  except?: Element,
): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  let text = '';
  if (isInput(element)) {
    text = ['button', 'submit', 'reset'].includes(element.type) ? element.value : '';
  } else {
    eachComposedChild(element, shadow, (child) => {
      if (child.nodeType === 3) text += child.nodeValue ?? '';
      else if (child.nodeType === 1 && child !== except && isRead(child as Element)) {
        text += textIn(child as Element, shadow, known);
        if (child.nodeName === 'BR') text += ' ';
      }
    });
  }
  known.set(element, text);
  return text;
}
