// Why: from a selector to the elements it means, through frames and shadow roots.
import { RelayError } from '../protocol/errors';
import { EnterFrame } from './enter-frame';
import { queryCss } from './query-css';
import { queryRole } from './query-role';
import { queryLabel, queryPlaceholder, queryText } from './query-text';
import type { Refs } from './refs';
import { parseSelector, type SelectorPart } from './selector';
import { unquote } from './text-match';
import { tagOf } from './visibility';
import { elementsIn, frameDocument, isFrame, type ShadowLookup, shadowOf } from './walk';

type Root = (Document | ShadowRoot) & ParentNode;

/** Where to look and what looking needs. */
export interface Scope {
  document: Document;
  refs: Refs;
  shadow: ShadowLookup;
}

/**
 * All elements a selector means, in document order; none when it is not there (yet).
 * @throws RelayError bad_selector, wrong_element (the left side of `>>>` is neither frame nor shadow host)
 * @throws EnterFrame when the selector goes on in a frame of another origin
 */
export function find(scope: Scope, selector: string): Element[] {
  const parts = parseSelector(selector);
  let roots: Root[] = [scope.document];
  let found: Element[] = [];
  for (const [index, part] of parts.entries()) {
    found = [...new Set(roots.flatMap((root) => query(root, part, scope)))];
    const next = parts[index + 1];
    if (!next || found.length === 0) return found;
    roots = found.flatMap((element) => inside(element, next, scope));
    if (roots.length > 0) continue;
    // An element of the page's own making may get its shadow root later.
    if (found.some((element) => element.localName.includes('-'))) return [];
    throw notAPlace(found[0] as Element, part);
  }
  return found;
}

function query(root: Root, { engine, body }: SelectorPart, { refs, shadow }: Scope): Element[] {
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
      return queryTestId(root, unquote(body) ?? body, shadow);
    case 'xpath':
      return queryXPath(root, body);
    case 'ref': {
      const element = refs.elementOf(body);
      return element ? [element] : [];
    }
  }
}

function inside(element: Element, next: SelectorPart, scope: Scope): Root[] {
  if (isFrame(element)) {
    const inner = frameDocument(element);
    if (inner) return [inner];
    throw new EnterFrame(framePathOf(element, scope.document), next.source);
  }
  const root = shadowOf(element, scope.shadow);
  return root ? [root] : [];
}

/** Indexes into `window.frames` from the asked document down to this frame. */
function framePathOf(frame: HTMLIFrameElement, from: Document): number[] {
  const view = frame.ownerDocument.defaultView;
  const index = view
    ? Array.from({ length: view.length }, (_, i) => view[i]).indexOf(frame.contentWindow as Window)
    : -1;
  if (index < 0) {
    // Frames in a shadow tree are not in window.frames, so nobody outside can name them.
    throw new RelayError(
      'wrong_element',
      `The frame ${tagOf(frame)} of another origin sits in a shadow tree; it cannot be entered.`,
    );
  }
  const outer = view?.frameElement;
  return frame.ownerDocument === from || !outer
    ? [index]
    : [...framePathOf(outer as HTMLIFrameElement, from), index];
}

function queryTestId(root: Root, id: string, shadow: ShadowLookup): Element[] {
  const names = ['data-testid', 'data-test-id', 'data-test'];
  return [...elementsIn(root, shadow)].filter((element) =>
    names.some((name) => element.getAttribute(name) === id),
  );
}

function queryXPath(root: Root, body: string): Element[] {
  const document = root.ownerDocument ?? (root as Document);
  try {
    // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
    const result = document.evaluate(body, root, null, 7);
    const nodes = Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index));
    return nodes.filter((node): node is Element => node?.nodeType === 1);
  } catch (error) {
    const shadowed =
      root.nodeType === 11 ? 'XPath cannot look into a shadow root; use CSS there.' : String(error);
    throw new RelayError('bad_selector', `The XPath "${body}" cannot be used: ${shadowed}`);
  }
}

function notAPlace(element: Element, part: SelectorPart): RelayError {
  const what = `${tagOf(element)}, which is neither a frame nor has a shadow root`;
  return new RelayError('wrong_element', `Nothing can be found inside "${part.body}": it is ${what}.`);
}
