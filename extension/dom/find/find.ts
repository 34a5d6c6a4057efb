/** Resolves a selector to elements, through frames and shadow roots. */
import { RelayError } from '../../protocol/errors';
import { errorPosition, parseSelector, type SelectorPart } from '../../protocol/selectors/selector';
import { withoutBar } from '../tree/bar-host';
import { isVisible, tagOf } from '../tree/visibility';
import { elementsIn, frameDocument, isFrame, type ShadowLookup, shadowOf } from '../tree/walk';
import { EnterFrame, type FramePath } from './enter-frame';
import { queryCss } from './query-css';
import { queryRole } from './query-role';
import { queryLabel, queryPlaceholder, queryText } from './query-text';
import type { Refs } from './refs';
import { patternOf, unquote } from './text-match';

type Root = (Document | ShadowRoot) & ParentNode;

/** The document to search, refs and shadow roots. */
export interface SearchContext {
  document: Document;
  refs: Refs;
  shadow: ShadowLookup;
}

/**
 * All elements that match a selector, in document order; none if there are none (yet).
 * @throws RelayError bad_selector, wrong_element (the left side of `>>>` is neither frame nor shadow host)
 * @throws EnterFrame when the selector continues in a cross-origin frame
 */
export function find(context: SearchContext, selector: string): Element[] {
  const parts = parseSelector(selector);
  return findFrom(context.document, parts, context);
}

function findFrom(root: Root, [part, ...rest]: SelectorPart[], context: SearchContext): Element[] {
  if (!part) return [];
  const found = query(root, part, context);
  const next = rest[0];
  if (!next || found.length === 0) return found;
  // Hidden frames are mostly for tracking.
  const shown = found.filter(isVisible);
  const places = shown.length > 0 ? shown : found;
  const reached = new Set<Element>();
  let foreign: HTMLIFrameElement | undefined;
  let entered = false;
  for (const place of places) {
    const inner = inside(place, context);
    if (inner) for (const element of findFrom(inner, rest, context)) reached.add(element);
    else if (isFrame(place)) foreign ??= place;
    // A custom element may get its shadow root later.
    entered ||= inner !== null || place.localName.includes('-');
  }
  if (reached.size === 0 && foreign)
    throw new EnterFrame(framePathOf(foreign, context.document), next.source, foreign);
  if (!entered && !foreign) throw notAContainer(places[0] as Element, part);
  return [...reached];
}

function query(root: Root, { engine, body }: SelectorPart, { refs, shadow }: SearchContext): Element[] {
  switch (engine) {
    case 'css':
      return queryCss(root, body, shadow);
    case 'text':
      return queryText(root, body, shadow);
    case 'role':
      return queryRole(root, body, shadow);
    case 'label':
      return queryLabel(root, body, shadow);
    case 'placeholder':
      return queryPlaceholder(root, body, shadow);
    case 'testid':
      return queryTestId(root, body, shadow);
    case 'xpath':
      return queryXPath(root, body);
    case 'ref': {
      const element = refs.elementOf(body);
      return element ? [element] : [];
    }
  }
}

/** The tree inside a frame or shadow host; null where there is none or it is cross-origin. */
function inside(element: Element, context: SearchContext): Root | null {
  return isFrame(element) ? frameDocument(element) : shadowOf(element, context.shadow);
}

/** The path from a document down to this frame. */
export function framePathOf(frame: HTMLIFrameElement, from: Document): FramePath {
  const view = frame.ownerDocument.defaultView;
  const index = view
    ? Array.from({ length: view.length }, (_, i) => view[i]).indexOf(frame.contentWindow as Window)
    : -1;
  const step = index < 0 ? frame.src : index;
  const outer = view?.frameElement;
  return frame.ownerDocument === from || !outer
    ? [step]
    : [...framePathOf(outer as HTMLIFrameElement, from), step];
}

function queryTestId(root: Root, body: string, shadow: ShadowLookup): Element[] {
  const names = ['data-testid', 'data-test-id', 'data-test'];
  const id = unquote(body) ?? body;
  const pattern = patternOf(body);
  const isMeant = (given: string | null) => given !== null && (given === id || pattern?.test(given) === true);
  return [...elementsIn(root, shadow)].filter((element) =>
    names.some((name) => isMeant(element.getAttribute(name))),
  );
}

function queryXPath(root: Root, body: string): Element[] {
  const document = root.ownerDocument ?? (root as Document);
  const wrong = (why: string) =>
    new RelayError('bad_selector', `The XPath "${body}" cannot be used: ${why}.`);
  if (root.nodeType === 11) throw wrong('XPath cannot look into a shadow root; use CSS there');
  try {
    document.createExpression(body);
  } catch {
    throw wrong(`it ${errorPosition(body, (start) => document.createExpression(start))}`);
  }
  let nodes: (Node | null)[];
  try {
    // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
    const result = document.evaluate(body, root, null, 7);
    nodes = Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index));
  } catch {
    throw wrong('it answers with a number, a text or yes and no, not with elements');
  }
  const elements = nodes.filter((node): node is Element => node?.nodeType === 1);
  if (nodes.length > elements.length) throw wrong('it finds texts or attributes, not elements');
  return withoutBar(elements, root);
}

function notAContainer(element: Element, part: SelectorPart): RelayError {
  const what = `${tagOf(element)}, which is neither a frame nor has a shadow root`;
  return new RelayError('wrong_element', `Nothing can be found inside "${part.body}": it is ${what}.`);
}
