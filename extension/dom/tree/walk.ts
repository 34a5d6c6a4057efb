/** Walks the flat tree: shadow roots, slots and same-origin frames included. */

import { barHostOf } from './bar-host';
import { keepOwnNames } from './own-names';

/** Returns a host's shadow root, closed ones too where the caller can open them. */
export type ShadowLookup = (element: Element) => ShadowRoot | null;

/** Named fields shadow the properties of a form, https://html.spec.whatwg.org/#dom-form-nameditem */
function isForm(node: Node): node is HTMLFormElement {
  return tagNameOf(node as Element) === 'form';
}

/** The element's `localName`, also that of a form with a field of this name. */
export function tagNameOf({ localName }: Element): string {
  return typeof localName === 'object' ? 'form' : localName;
}

/** A property or method of an element, even of a form with a field of this name. */
export function own<Key extends keyof HTMLFormElement>(element: Element, key: Key): HTMLFormElement[Key] {
  const value = Reflect.get(Object.getPrototypeOf(element), key, element);
  return typeof value === 'function' ? value.bind(element) : value;
}

/** `element.matches`, also for a form with a field of that name. */
export function matches(element: Element, selector: string): boolean {
  return isForm(element) ? own(element, 'matches')(selector) : element.matches(selector);
}

/** One step up in the flat tree: slot, parent or shadow host. Stops at the top of the document. */
export function composedParent(node: Node): Element | null {
  const slot = (node as Partial<Element>).assignedSlot;
  if (slot) return slot;
  const parent = isForm(node) ? own(node, 'parentNode') : node.parentNode;
  if (!parent) return null;
  const closed = closedRoots.get(parent);
  if (closed) return closedSlotOf(node, closed) ?? (parent as Element);
  if (isShadowRoot(parent)) return parent.host;
  return parent.nodeType === 1 ? (parent as Element) : null;
}

/** Known closed roots; slotted nodes do not expose their slots in these. */
const closedRoots = new WeakMap<Node, ShadowRoot>();

function closedSlotOf(node: Node, root: ShadowRoot): HTMLSlotElement | undefined {
  return [...root.querySelectorAll('slot')].find((slot) => slot.assignedNodes().includes(node as Element));
}

/** The element and its ancestors in its document, innermost first. */
export function composedAncestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = composedParent(at)) chain.push(at);
  return chain;
}

export function composedContains(ancestor: Element, node: Element): boolean {
  for (let at: Element | null = node; at; at = composedParent(at)) if (at === ancestor) return true;
  return false;
}

/** The children in the flat tree: a host's shadow tree, a slot's assigned nodes, else the child nodes. */
export function composedChildren(node: Node, shadow: ShadowLookup): Iterable<ChildNode> {
  if (node.nodeType !== 1) return node.childNodes;
  const element = node as Element;
  const root = shadowOf(element, shadow);
  if (root) return root.childNodes;
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    if (assigned.length > 0) return assigned as unknown as ChildNode[];
  }
  return isForm(element) ? own(element, 'childNodes') : element.childNodes;
}

/** Whether the element opens and closes the `details` that it is in: of several summaries only the first does. */
export function isSummary(element: Element): boolean {
  return matches(element, 'details > summary:first-of-type');
}

/** Whether a child is in the closed part of a `details`. */
export function isFolded(element: Element, child: ChildNode): boolean {
  const isClosed = element.localName === 'details' && !(element as HTMLDetailsElement).open;
  return isClosed && !(child.nodeType === 1 && isSummary(child as Element));
}

/**
 * Scripts can nest elements without end, and reading them would overflow the stack; Chromium's parser stops at 512,
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/html/parser/html_construction_site.cc
 */
const maxNesting = 600;
/** What stands in a view for the content that is nested deeper. */
export const tooDeep =
  '(what is nested more than 600 levels deep is left out; text= with words of it reaches it)';
/** In how many `eachComposedChild` the caller is. Grows and falls within one task. */
let nesting = 0;

/**
 * `composedChildren` for whole pages: sibling by sibling is several times as fast as the iterator of `childNodes`, and
 * without making that list.
 * @returns whether the children were visited: not where the calls are nested deeper than `maxNesting`
 */
export function eachComposedChild(
  element: Element,
  shadow: ShadowLookup,
  visit: (child: ChildNode) => void,
): boolean {
  if (nesting >= maxNesting) return false;
  nesting += 1;
  try {
    const root = shadowOf(element, shadow);
    if (root || isForm(element) || element.localName === 'slot')
      for (const child of root ? root.childNodes : composedChildren(element, shadow)) visit(child);
    else for (let child = element.firstChild; child; child = child.nextSibling) visit(child);
  } finally {
    nesting -= 1;
  }
  return true;
}

/** Every element below `root` in document order, those in shadow trees right after their host. */
export function* elementsIn(root: ParentNode, shadow: ShadowLookup): Generator<Element> {
  const bar = barHostOf(root);
  for (const element of root.querySelectorAll('*')) {
    if (element === bar) continue;
    yield element;
    const inner = shadowOf(element, shadow);
    if (inner) yield* elementsIn(inner, shadow);
  }
}

/** `elementsIn` with the element itself, and its own shadow tree, where one is given. */
export function* elementsFrom(root: ParentNode & Node, shadow: ShadowLookup): Generator<Element> {
  if (root.nodeType === 1) {
    yield root as Element;
    const inner = shadowOf(root as Element, shadow);
    if (inner) yield* elementsIn(inner, shadow);
  }
  yield* elementsIn(root, shadow);
}

/** All shadow roots below `root`, outer ones first. */
export function* shadowRootsIn(root: ParentNode, shadow: ShadowLookup): Generator<ShadowRoot> {
  for (const element of root.querySelectorAll('*')) {
    const inner = shadowOf(element, shadow);
    if (!inner) continue;
    yield inner;
    yield* shadowRootsIn(inner, shadow);
  }
}

export function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}

export function isFrame(element: Element): element is HTMLIFrameElement {
  return element.localName === 'iframe' || element.localName === 'frame';
}

/** A frame's document if it is same-origin, else null. */
export function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    const document = frame.contentDocument;
    if (document) keepOwnNames(frame.contentWindow);
    return document;
  } catch {
    return null;
  }
}

/** The focused element, in shadow trees and same-origin frames too. */
export function deepActiveElement(document: Document, shadow: ShadowLookup): Element | null {
  let active: Element | null = document.activeElement;
  if (active && active === barHostOf(active)) active = document.body;
  while (active) {
    const inner: Element | null | undefined = isFrame(active)
      ? frameDocument(active)?.activeElement
      : shadowOf(active, shadow)?.activeElement;
    if (!inner) break;
    active = inner;
  }
  return active;
}

// The elements that attachShadow accepts besides custom ones, https://dom.spec.whatwg.org/#valid-shadow-host-name
const plainHosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** An element's shadow root; looked up only where there can be one, because Chrome's API throws on SVG. */
export function shadowOf(element: Element, shadow: ShadowLookup): ShadowRoot | null {
  if (!mayHostShadow(element)) return null;
  const root = shadow(element);
  if (root?.mode === 'closed') closedRoots.set(element, root);
  return root;
}

function mayHostShadow(element: Element): boolean {
  const name = tagNameOf(element);
  return plainHosts.has(name) || name.includes('-');
}
