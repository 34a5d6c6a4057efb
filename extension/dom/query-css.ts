// Why: CSS is what callers know best; here it also reaches into shadow trees, and says where it is wrong.
import { RelayError } from '../protocol/errors';
import { splitOutsideQuotes } from './selector';
import { composedParent, isShadowRoot, type ShadowLookup, shadowRootsIn } from './walk';

/**
 * Elements by CSS, in document order. When the plain query finds nothing, descendant combinators may cross into
 * shadow trees: `my-card button` finds the button inside the card's shadow root.
 * @throws RelayError bad_selector
 */
export function queryCss(root: ParentNode & Node, selector: string, shadow: ShadowLookup): Element[] {
  const plain = queryAll(root, selector);
  if (plain.length > 0) return plain;
  const alternatives = splitOutsideQuotes(selector, ',').map((one) => compounds(one));
  const found: Element[] = [];
  for (const inner of shadowRootsIn(root, shadow)) {
    const hits = new Set<Element>();
    for (const segments of alternatives) {
      for (const candidate of inner.querySelectorAll(segments.at(-1) ?? '*')) {
        if (matchesAcross(candidate, segments)) hits.add(candidate);
      }
    }
    found.push(...hits);
  }
  return found;
}

function queryAll(root: ParentNode & Node, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    throw new RelayError('bad_selector', wrongAt(root, selector));
  }
}

/** Splits at descendant combinators: `a > b c` is `a > b` and `c`. */
function compounds(selector: string): string[] {
  const tight = selector.trim().replace(/\s*([>+~])\s*(?![=\]])/g, '$1');
  return splitOutsideQuotes(tight, ' ').filter((segment) => segment !== '');
}

function matchesAcross(element: Element, segments: string[]): boolean {
  if (element.matches(segments.join(' '))) return true;
  for (let split = segments.length - 1; split > 0; split -= 1) {
    if (!element.matches(segments.slice(split).join(' '))) continue;
    const root = element.getRootNode();
    if (!isShadowRoot(root)) return false;
    for (let above: Element | null = root.host; above; above = composedParent(above)) {
      if (matchesAcross(above, segments.slice(0, split))) return true;
    }
  }
  return false;
}

/** Finds the longest beginning that is valid CSS, so that the message can point behind it. */
function wrongAt(root: Node, selector: string): string {
  const empty = (root.ownerDocument ?? (root as Document)).createDocumentFragment();
  for (let length = selector.length - 1; length > 0; length -= 1) {
    const start = selector.slice(0, length);
    if (start.trim() !== start) continue;
    try {
      empty.querySelector(start);
    } catch {
      continue;
    }
    const rest = selector.slice(length).trim();
    return `"${selector}" is not a valid CSS selector: it goes wrong after "${start}", at "${rest}" (character ${length + 1}).`;
  }
  return `"${selector}" is not a valid CSS selector: it goes wrong at its first character. For text write text=...`;
}
