/** Decides which text a person can see: not hidden, transparent, tiny, in the colour of its background, covered, clipped or off the page. */

import { collapse } from '../../../protocol/collapse';
import type { Listens } from '../../accessibility/interactive';
import { createSwitchReader, drawnRole } from '../../hints/drawn-switch';
import { isIconText } from '../../hints/glyphs';
import { isOffSwitch } from '../../hints/is-off-switch';
import { isCheckable } from '../../tree/fields/form-field';
import { styleOf } from '../../tree/style-of';
import { imageOf, isVisible } from '../../tree/visibility';
import { composedParent, matches, own, type ShadowLookup } from '../../tree/walk';
import { type Box, overlap } from '../boxes/boxes';
import { onPage, type Viewport, viewportOf } from '../boxes/viewport';
import { looksOf } from '../looks/looks';
import { columnHead } from './column-head';
import { createCovering, createUnderlay } from './covering';
import { type CutMenu, createCutMenus } from './cut-menu';
import { createCutOff } from './cut-off';
import { inRow, withRows } from './in-row';
import { createIndents } from './indents';
import { isApart } from './is-apart';
import { isChoice } from './is-choice';
import { isDrawn } from './is-drawn';
import { isEditedByClick } from './is-edited-by-click';
import { hasLabelBefore, labelBeside } from './label-beside';
import { isLargeEnough, makesReadable, standsOut } from './legibility';
import { isOfControl } from './of-control';
import { createOnHover } from './on-hover';
import { onceForEach } from './once-for-each';
import { type SeenAs, seenAs } from './seen-as';
import { createSurroundings, type Surroundings } from './surroundings';
import { maxNameLength, shortened, visibleName } from './visible-name';
import { createWordsIn } from './words-in';

/** What a person who scrolls through the page can see. */
export interface VisibilityFilter {
  /** Whether a text or element can be seen; with `isFolded` once the `details` around it is opened. */
  sees(node: Text | Element, isFolded?: boolean): boolean;
  /** The accessible name as far as it is visible: visible text is preferred to a hidden label. */
  nameOf(name: string, element: Element): string;
  /** The same for a control; of one without a name, the words beside it. @param isNamed whether it may have a name */
  nameOfControl(name: string, element: Element, isNamed: boolean): string;
  /** What a person sees of a control besides its words, such as an icon or a colour. */
  looksOf(element: Element, style: CSSStyleDeclaration, name: string): string[];
  /** Whether a person can use it, which its markup does not say: to choose it from a box that listens for all in it, or to edit it by a click; or could, were it not off. */
  isUsable(element: Element, listens: Listens): boolean;
  /** What a control without a role is drawn as, with its state: a switch, a check box, a radio button. */
  drawnAs(element: Element): { role: string; states: string[] } | undefined;
  /** The box in front of the page, which is a dialog for a person. */
  front: Element | undefined;
  /**
   * How much of an element's content the page cuts off, in words of the view; empty where that is nothing.
   * @param refOf gives a handle to what reading goes on with
   */
  cutOff(element: Element, refOf?: (one: Element) => string): string;
  /** That controls in an element show while the mouse is over it, in words of the view; empty where none does. */
  onHover(element: Element): string;
  /** The open menu that an element is in, if a part of it is cut off. */
  cutMenu(element: Element): CutMenu | undefined;
  /** All visible text in an element. */
  wordsIn(element: Element): string;
  /** The items of a block, on one line where they are a row whose words tell what a control without a name is for; else as `withRows`. */
  inRow: typeof inRow;
  /** The items of a box, with each row of a list without markup on one line. */
  withRows: typeof withRows;
  /** Whether an inline part is a word of its own for a person, who sees it apart from the words beside it. */
  isApart: typeof isApart;
  /** What it is for a person that is no control, where its role does not say it: an icon, the current step. */
  seenAs(element: Element, role: string): SeenAs | undefined;
  /** The name of what is no control: only the visible text that labels it. */
  labelOf(element: Element): string;
}

/** Smaller visible parts of a text count as hidden. */
const tiniestPx = 2;
/** Of a line of text this much must be seen, unless that is more than a few pixels. */
const smallestPart = 0.3;
const plentyPx = 5;

/** What the texts of one element have in common. */
interface Letters {
  clip: Box | null;
  fontSizePx: number;
  /** Whether they stand out from what is known to be behind them. */
  stands: boolean;
}

/**
 * Caches each element: for one read of an unchanged page.
 * @param front the box in front of the page, if there is one
 */
export function createVisibilityFilter(shadow: ShadowLookup, front?: Element): VisibilityFilter {
  const around = createSurroundings();
  const isCovered = createCovering(around);
  const hasUnderlay = createUnderlay(around);
  const viewOf = onceForEach(viewportOf);
  const lettersIn = new Map<Element, Letters | null>();
  const seesUnfolded = onceForEach((text: Text) => seesText(text, isOfControl(text)));
  const wordsIn = createWordsIn(shadow, seesUnfolded);
  // What an open calendar covers still labels the field below it.
  const seesBeneath = (text: Text) => seesText(text, true);
  const beneath = { sees: seesBeneath, wordsIn: createWordsIn(shadow, seesBeneath) };

  function sees(node: Text | Element, isFolded = false): boolean {
    if (node.nodeType === 1) return seesElement(node as Element, around(node as Element));
    const text = node as Text;
    return isFolded ? seesText(text, false, true) : seesUnfolded(text);
  }

  function seesText(text: Text, isBeneath: boolean, isFolded = false): boolean {
    const words = text.nodeValue?.trim();
    const parent = text.parentElement ?? composedParent(text);
    if (!parent || !words) return true;
    const letters = lettersOf(parent);
    if (!letters || isIcon(parent, words)) return false;
    const { clip, fontSizePx, stands } = letters;
    if (isFolded) return stands && fontSizePx > tiniestPx;
    const boxes = boxesOf(text);
    if (!isLargeEnough(words, boxes, fontSizePx)) return false;
    return boxes.some(
      (box) =>
        shows(box, clip, parent) &&
        (stands || hasUnderlay(box, parent, (color) => makesReadable(parent, color))) &&
        (isBeneath || !isCovered(box, parent, around(parent).scroller)),
    );
  }

  /** What the texts of an element have in common; null where they are not drawn at all. */
  function lettersOf(element: Element): Letters | null {
    const known = lettersIn.get(element);
    if (known !== undefined) return known;
    const place = around(element);
    const style = place.hidden ? undefined : styleOf(element);
    const found =
      style?.visibility === 'visible'
        ? {
            clip: place.clip,
            fontSizePx: Number.parseFloat(style.fontSize),
            stands: standsOut(element, place),
          }
        : null;
    lettersIn.set(element, found);
    return found;
  }

  function shows(box: Box, clip: Box | null, of: Element): boolean {
    const part = clip ? overlap(box, clip) : box;
    const needed = (whole: number) => Math.max(tiniestPx, Math.min(plentyPx, whole * smallestPart));
    return (
      part.right - part.left >= needed(box.right - box.left) &&
      part.bottom - part.top >= needed(box.bottom - box.top) &&
      onPage(around(of).scroller?.outermost ?? part, viewOf(of.ownerDocument))
    );
  }

  /** Custom check boxes and lists often cover a transparent native one. */
  function seesElement(element: Element, { hidden, clip }: Surroundings): boolean {
    const image = imageOf(element);
    if (image) return sees(image);
    if (isCheckable(element) || matches(element, 'input[type=file], select'))
      return (
        isVisible(element) && canBeScrolledTo(element, around(composedParent(element) ?? element), viewOf)
      );
    if (hidden) return false;
    const boxes = [...element.getClientRects()];
    return (
      boxes.length === 0 ||
      boxes.some((box) => shows(box, clip, element)) ||
      [...own(element, 'children')].some((child) => shows(child.getBoundingClientRect(), clip, child))
    );
  }

  const uncutWordsIn = createWordsIn(shadow, (text) => seesText(text, false, true));
  const menuAround = createCutMenus({ around, wordsIn, uncutWordsIn });
  const under = createIndents(wordsIn);
  const isSwitchedOn = createSwitchReader();
  const isDrawnOne = (element: Element) => isDrawn(element, shadow, around);
  const nameOf = (name: string, element: Element) => visibleName(name, element, wordsIn, isDrawnOne);

  return {
    sees,
    looksOf: (element, style, name) => [...looksOf(element, style, name), ...under(element)],
    isUsable: (element, listens) =>
      isChoice(element, listens) || isEditedByClick(element) || isOffSwitch(element),
    drawnAs(element) {
      const isOn = isSwitchedOn(element);
      return isOn === null ? undefined : { role: drawnRole(element), states: isOn ? ['checked'] : [] };
    },
    front,
    cutOff: createCutOff({ around, sees, menuAround, wordsIn }),
    onHover: createOnHover(around, wordsIn),
    cutMenu: menuAround,
    wordsIn,
    inRow: (content) => inRow(content) ?? withRows(content),
    withRows,
    seenAs: (element, role) => seenAs(element, role, { wordsIn, isDrawn: isDrawnOne, under }),
    isApart,
    nameOf,
    nameOfControl(name, element, isNamed) {
      const called = isNamed ? nameOf(name, element) : '';
      if (called && called !== element.getAttribute('placeholder')) return called;
      const label = labelBeside(element, beneath) || columnHead(element, wordsIn);
      // Other words beside a field with a placeholder are told as a text of their own, unless a box covers them.
      const isTold =
        called !== '' &&
        !hasLabelBefore(element) &&
        labelBeside(element, { sees: seesUnfolded, wordsIn }) === label;
      return (!isTold && label) || called;
    },
    labelOf(element) {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const root = element.getRootNode() as Document | ShadowRoot;
      const labels = ids.flatMap((id) => root.getElementById?.(id) ?? []);
      return shortened(collapse(labels.map(wordsIn).join(' ')), maxNameLength);
    },
  };
}

/** The word that an icon font draws as a picture is no word for a person. */
function isIcon(element: Element, words: string): boolean {
  const style = styleOf(element);
  return style !== null && style !== undefined && isIconText(style, words);
}

/** Whether a person can bring the place of an element to light, which may be transparent itself. */
function canBeScrolledTo(
  element: Element,
  { scroller, clip }: Surroundings,
  viewOf: (document: Document) => Viewport | null,
): boolean {
  const box = element.getBoundingClientRect();
  const part = scroller && clip ? overlap(box, clip) : box;
  const isThere = part === box || (part.right > part.left && part.bottom > part.top);
  return isThere && onPage(scroller?.outermost ?? box, viewOf(element.ownerDocument));
}

function boxesOf(text: Text): Box[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
