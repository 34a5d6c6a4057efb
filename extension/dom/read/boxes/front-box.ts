/** Finds the box that covers the window in front of the page: a dialog that does not say that it is one. */
import { roleOf } from '../../accessibility/role';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, composedContains } from '../../tree/walk';

const dialogs = 'dialog[open], [role=dialog], [role=alertdialog]';
/** In the middle, and near the corners: parts of the width and height. */
const places = [
  [0.5, 0.5],
  [0.02, 0.02],
  [0.98, 0.02],
  [0.02, 0.98],
  [0.98, 0.98],
] as const;

/** Undefined where there is none, or where it holds a dialog or is in one: the view shows that dialog anyway. */
export function frontBox(document: Document): Element | undefined {
  const { clientWidth, clientHeight } = document.documentElement ?? {};
  if (!clientWidth || !clientHeight) return undefined;
  const stacks = places.map(([across, down]) =>
    document.elementsFromPoint(across * clientWidth, down * clientHeight),
  );
  const [top] = stacks[0] ?? [];
  if (!top) return undefined;
  const layers = composedAncestors(top).filter(isLayer).toReversed();
  const layer = layers.find((one) => covers(one, stacks) && hasPageBehind(one, stacks));
  const front = layer && isEmpty(layer) ? besideBackdrop(layer) : layer;
  if (!front || roleOf(front) !== 'generic') return undefined;
  return (front.closest(dialogs) ?? front.querySelector(dialogs)) ? undefined : front;
}

function isLayer(element: Element): boolean {
  return /^(?:fixed|absolute|sticky)$/.test(styleOf(element)?.position ?? '');
}

/** Whether it, or a backdrop without content, is on top everywhere. */
function covers(layer: Element, stacks: readonly Element[][]): boolean {
  return stacks.every(([top]) => {
    if (!top) return false;
    return composedContains(layer, top) || (isLayer(top) && isEmpty(top) && isOver(top));
  });
}

/** A backdrop covers the middle too. */
function isOver(backdrop: Element): boolean {
  const { clientWidth, clientHeight } = backdrop.ownerDocument.documentElement;
  const { width, height } = backdrop.getBoundingClientRect();
  return width >= clientWidth * 0.9 && height >= clientHeight * 0.9;
}

/** The shell of an application has nothing behind it. */
function hasPageBehind(layer: Element, stacks: readonly Element[][]): boolean {
  return stacks.flat().some((one) => !composedContains(layer, one) && !one.contains(layer) && !isEmpty(one));
}

function besideBackdrop(backdrop: Element): Element | undefined {
  const beside = [backdrop.nextElementSibling, backdrop.previousElementSibling];
  return beside.find(
    (one): one is Element => one !== null && isLayer(one) && isVisible(one) && !isEmpty(one),
  );
}

function isEmpty(element: Element): boolean {
  return (
    !element.textContent?.trim() &&
    element.querySelector('input, textarea, select, img, video, iframe') === null
  );
}
