/** Resolves CSS selectors, also into shadow trees, and explains syntax errors. */
import { RelayError } from '../../protocol/errors';
import { engines, errorPosition, splitOutsideQuotes } from '../../protocol/selectors/selector';
import { withoutBar } from '../tree/bar-host';
import {
  deepActiveElement,
  isShadowRoot,
  matches,
  own,
  type ShadowLookup,
  shadowRootsIn,
} from '../tree/walk';

/**
 * Elements by CSS, in document order. Where the plain query finds nothing, its combinators may cross into shadow
 * trees: `my-card button` and `my-card > button` find the button inside the card's shadow root. Of a list `a, b` this
 * holds for each part.
 * @throws RelayError bad_selector
 */
export function queryCss(root: ParentNode & Node, selector: string, shadow: ShadowLookup): Element[] {
  if (selector.search(focusPseudo) >= 0) return queryFocus(root, selector, shadow);
  const plain = queryAll(root, selector);
  const deeper = splitOutsideQuotes(selector, ',').filter(
    (part) => plain.length === 0 || !root.querySelector(part),
  );
  if (deeper.length === 0) return plain;
  const paths = deeper.map(compounds);
  const ends = paths.map((path) => path.at(-1)?.css ?? '*').join();
  const leads = paths.map((path) => pathMatcher(path, root));
  const found: Element[] = [];
  for (const inner of shadowRootsIn(root, shadow)) {
    for (const candidate of inner.querySelectorAll(ends)) {
      if (leads.some((leadsTo) => leadsTo(candidate))) found.push(candidate);
    }
  }
  return [...plain, ...found];
}

const focusPseudo = /:focus(?:-visible|-within)?(?![\w-])/g;

/** A window without the focus has its focused element too, but there CSS does not match it with `:focus`. */
function queryFocus(root: ParentNode & Node, selector: string, shadow: ShadowLookup): Element[] {
  // For its errors, which are to name what was written.
  queryAll(root, selector);
  const document = root.ownerDocument ?? (root as Document);
  const focused = deepActiveElement(document, shadow);
  const path: string[] = [];
  let top: Node = root;
  for (let at = focused === document.body ? null : focused; at; at = at.parentElement) {
    path.unshift(
      `:nth-child(${[...(at.parentNode ? own(at.parentNode as Element, 'children') : [])].indexOf(at) + 1})`,
    );
    top = at.parentNode ?? root;
  }
  const askIn = (tree: Node) => {
    // The first step has no element above it in its tree.
    const meant = tree === top && path.length > 0 ? `:not(*>*)${path.join('>')}` : ':not(*)';
    const asked = selector.replace(focusPseudo, (pseudo) =>
      pseudo.endsWith('within') ? `:is(${meant},:has(:is(${meant})))` : `:is(${meant})`,
    );
    return queryAll(tree as ParentNode & Node, asked);
  };
  return [...askIn(root), ...(top === root ? [] : askIn(top))];
}

/** A compound selector, and whether it follows a child combinator. */
interface Compound {
  css: string;
  child: boolean;
}

function queryAll(root: ParentNode & Node, selector: string): Element[] {
  try {
    return withoutBar([...root.querySelectorAll(selector)], root);
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

/** Which parts of a path match at an element, and which match there or at an ancestor. */
interface Reached {
  here: boolean[];
  within: boolean[];
}

/** Whether the path matches an element. Results for ancestors are cached. */
function pathMatcher(path: Compound[], scope: Node): (element: Element) => boolean {
  const known = new Map<Element, Reached>();
  const reach = (element: Element, above: Reached | undefined): Reached => {
    const here = path.map(({ css, child }, part) => {
      const led = part === 0 || (child ? above?.here : above?.within)?.[part - 1];
      return led === true && matches(element, css);
    });
    return { here, within: here.map((met, part) => met || above?.within[part] === true) };
  };
  return (element) => {
    const unknown: Element[] = [];
    let at: Element | null = element;
    for (; at && !known.has(at); at = parentOrHost(at, scope)) unknown.push(at);
    let reached = at ? known.get(at) : undefined;
    for (const one of unknown.reverse()) {
      reached = reach(one, reached);
      known.set(one, reached);
    }
    return reached?.here.at(-1) === true;
  };
}

function parentOrHost(element: Element, scope: Node): Element | null {
  const parent = own(element, 'parentNode');
  if (!parent || parent === scope) return null;
  return isShadowRoot(parent) ? parent.host : own(element, 'parentElement');
}

function wrongAt(root: Node, selector: string): string {
  const empty = (root.ownerDocument ?? (root as Document)).createDocumentFragment();
  const where = errorPosition(selector, (start) => empty.querySelector(start));
  return `"${selector}" is not a valid CSS selector: it ${where}.${hintFor(selector)}`;
}

function hintFor(selector: string): string {
  const language = /^([a-z-]+)=(.*)/is.exec(selector);
  if (language?.[1] === 'id') return ` Write #${language[2]}.`;
  if (language) return ` There is no "${language[1]}="; there are ${engines.join('=, ')}=.`;
  return ' For words on the page write text=..., for an element in a frame or shadow root "A >>> B".';
}
