// Why: CSS is what callers know best; here it also reaches into shadow trees, and says where it is wrong.
import { RelayError } from '../../protocol/errors';
import { isShadowRoot, matches, own, type ShadowLookup, shadowRootsIn } from '../tree/walk';
import { engines, goesWrong, splitOutsideQuotes } from './selector';

/**
 * Elements by CSS, in document order. Where the plain query finds nothing, its combinators may cross into shadow
 * trees: `my-card button` and `my-card > button` find the button inside the card's shadow root. Of a list `a, b` this
 * holds for each part.
 * @throws RelayError bad_selector
 */
export function queryCss(root: ParentNode & Node, selector: string, shadow: ShadowLookup): Element[] {
  const plain = queryAll(root, selector);
  const deeper = splitOutsideQuotes(selector, ',').filter(
    (part) => plain.length === 0 || !root.querySelector(part),
  );
  if (deeper.length === 0) return plain;
  const paths = deeper.map(compounds);
  const ends = paths.map((path) => path.at(-1)?.css ?? '*').join();
  const found: Element[] = [];
  for (const inner of shadowRootsIn(root, shadow)) {
    for (const candidate of inner.querySelectorAll(ends)) {
      if (paths.some((path) => matchesAcross(candidate, path, root))) found.push(candidate);
    }
  }
  return [...plain, ...found];
}

/** A part of a selector between combinators that can cross into a shadow tree, and whether it is a child's. */
interface Compound {
  css: string;
  child: boolean;
}

function queryAll(root: ParentNode & Node, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    throw new RelayError('bad_selector', wrongAt(root, selector));
  }
}

/** `a > b c` is `a`, its child `b` and anywhere in that `c`; siblings stay together in `a + b`. */
function compounds(selector: string): Compound[] {
  const path: Compound[] = [];
  for (const [index, child] of splitOutsideQuotes(selector.trim(), '>').entries()) {
    const words = splitOutsideQuotes(child.trim(), ' ').filter((word) => word !== '');
    let joins = '';
    for (const [place, word] of words.entries()) {
      const last = path.at(-1);
      if (/^[+~]/.test(word) || joins) {
        if (last) last.css += word;
      } else path.push({ css: word, child: index > 0 && place === 0 });
      joins = /[+~]$/.test(word) ? word : '';
    }
  }
  return path;
}

function matchesAcross(element: Element, path: Compound[], scope: Node): boolean {
  const last = path.at(-1);
  if (!last || !matches(element, last.css)) return false;
  const rest = path.slice(0, -1);
  if (rest.length === 0) return true;
  let above = parentOrHost(element, scope);
  while (above) {
    if (matchesAcross(above, rest, scope)) return true;
    above = last.child ? null : parentOrHost(above, scope);
  }
  return false;
}

function parentOrHost(element: Element, scope: Node): Element | null {
  const parent = own(element, 'parentNode');
  if (!parent || parent === scope) return null;
  return isShadowRoot(parent) ? parent.host : own(element, 'parentElement');
}

function wrongAt(root: Node, selector: string): string {
  const empty = (root.ownerDocument ?? (root as Document)).createDocumentFragment();
  const where = goesWrong(selector, (start) => empty.querySelector(start));
  return `"${selector}" is not a valid CSS selector: it ${where}.${hintFor(selector)}`;
}

function hintFor(selector: string): string {
  const language = /^([a-z-]+)=(.*)/is.exec(selector);
  if (language?.[1] === 'id') return ` Write #${language[2]}.`;
  if (language) return ` There is no "${language[1]}="; there are ${engines.join('=, ')}=.`;
  return ' For words on the page write text=..., for an element in a frame or shadow root "A >>> B".';
}
