/** Describes what a page shows, to tell whether a drag has changed anything that stays. */
import { styleOf } from '../tree/style-of';
import { composedParent, elementsFrom, matches, type ShadowLookup } from '../tree/walk';

/** More are not looked at: on a large page only what is around both elements. */
const maxElements = 3_000;

/** What drags leave behind, or say for screen readers, though nothing was moved. */
const passing = /^(class|style|tabindex|draggable|title|aria-.*|data-tabrelay-.*)$/;
const leftOut = '[aria-live], [role=status], [role=alert], [role=log], script, style, template';

/** Two are equal where the page shows the same, but for colours. */
export interface PageState {
  /** Texts, values, order and places. */
  shown: string;
  scrolled: string;
}

/** What is around two elements. */
export function stateAround(source: Element, goal: Element, shadow: ShadowLookup): PageState {
  const isOne = source.ownerDocument === goal.ownerDocument;
  const roots = new Set(
    isOne ? [rootAround(source, goal)] : [source, goal].map((one) => rootAround(one, one)),
  );
  const elements = [...roots].flatMap((root) => shownElements(root, shadow));
  return { shown: statesOf(elements).join('\n'), scrolled: scrolledIn(elements) };
}

function scrolledIn(elements: Element[]): string {
  return elements.map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`).join();
}

/** The outermost element around both that does not hold too many. */
function rootAround(source: Element, goal: Element): Element {
  let root = source;
  for (let next: Element | null = source; next; next = composedParent(next)) {
    const isFull = next.getElementsByTagName('*').length > maxElements;
    if (isFull && root.contains(goal)) break;
    root = next;
  }
  return root;
}

function shownElements(root: Element, shadow: ShadowLookup): Element[] {
  const shown: Element[] = [];
  let left: Element | undefined;
  for (const element of elementsFrom(root, shadow)) {
    if (left?.contains(element)) continue;
    if (matches(element, leftOut)) left = element;
    else if (shown.push(element) > maxElements) break;
  }
  return shown;
}

function statesOf(elements: Element[]): string[] {
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  return elements.map((element) => `${shownBy(element)} ${placeOf(element, boxOf)}`);
}

function shownBy(element: Element): string {
  const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? `${node.nodeValue}` : []));
  const attributes = [...element.attributes].flatMap(({ name, value }) =>
    passing.test(name) ? [] : `${name}=${value}`,
  );
  const { checked, selected } = element as Partial<HTMLInputElement & HTMLOptionElement>;
  const value = 'value' in element ? String(element.value) : element.getAttribute('aria-valuenow');
  const pixels = element.localName === 'canvas' && pixelsOf(element as HTMLCanvasElement);
  const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const { clip, clipPath } = styleOf(element) ?? {};
  return JSON.stringify([
    element.localName,
    isSeen,
    clip,
    clipPath,
    texts.join('').trim(),
    attributes,
    value,
    checked,
    selected,
    pixels,
  ]);
}

function pixelsOf(canvas: HTMLCanvasElement): string {
  try {
    return canvas.toDataURL();
  } catch {
    // It shows pictures of another origin.
    return '';
  }
}

/** Where it is in its parent, however that is scrolled. */
function placeOf(element: Element, boxOf: (element: Element) => DOMRect): string {
  const { left, top, width, height } = boxOf(element);
  const parent = composedParent(element);
  if (!parent || /fixed|sticky/.test(styleOf(element)?.position ?? ''))
    return [width, height].map(Math.round).join();
  const around = boxOf(parent);
  const [x, y] = [left - around.left + parent.scrollLeft, top - around.top + parent.scrollTop];
  return [x, y, width, height].map(Math.round).join();
}
