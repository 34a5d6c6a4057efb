/** Where in a page a control is: its dialog, its row or card, and what its part of the page is called. */

import { collapse } from '../../../protocol/collapse';
import type { DialogFacts } from '../../../protocol/effects/control/control-facts';
import { endsRow, holdsControls, isRow, maxRowLevels, rowsAlike } from '../../tree/row-of';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { choicesIn, otherAnswersIn } from './choices-in';
import { isBareForm } from './form-facts';
import { headingBefore, headingIn, labelOf, textOf } from './headings';
import { buttons, linesWithoutButtons } from './lines-without-buttons';
import { isMenu, menuOpener } from './menu-opener';

export interface PlaceFacts {
  dialog: DialogFacts | undefined;
  /** Its text without that of buttons. */
  row: string;
  /** Headings and labels around it. */
  around: string;
  /** The page's title and path. */
  site: string;
  /** Class names around it. */
  classes: string;
  inNavigation: boolean;
  isAloneInList: boolean;
  /** What is asked right beside it: "Really delete this?", and how many buttons are there. */
  question: string;
  answers: number;
  beside: { text: string; asksMail: boolean };
}

const dialogs = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], [popover]:popover-open';
const dialogClass =
  /(?:^|[\s_-])(?:modal|dialog|popup|lightbox|confirm)(?![a-z]*(?:-open|-trigger|-button|-btn))/i;
const likeDialogs =
  '[class*=modal i], [class*=dialog i], [class*=popup i], [class*=lightbox i], [class*=confirm i]';
const maxDialogs = 100;
const navigation = 'nav, [role=navigation], [role=menubar], [role=tablist]';
/** Bars and parts that are fixed to the window. */
const notDialogs =
  'body, html, header, nav, footer, aside, main, [role=banner], [role=navigation], [role=contentinfo], [role=toolbar]';
const writable =
  'textarea, [contenteditable]:not([contenteditable=false i]), input:not([type]), input[type=text i]';
const maxButtons = 4;
const maxDialogChars = 400;
const maxOverlayChars = 500;
const maxQuestionLevels = 3;
const maxQuestionChars = 240;
const ownParts = 'form, section, article, aside, footer, li, tr, body';
const mailFields = 'input:is([type=email i], [name*=mail i], [id*=mail i], [placeholder*=mail i])';
const maxBesideChars = 400;
const maxLevels = 8;
const maxAroundChars = 2_000;
const maxRowChars = 1_200;
/** How far above a control its row is looked for in a list of rows that offer the same. */
const maxListLevels = 14;
/** So much of a row is compared: one that was opened has its details behind all that it showed before. */
const maxComparedChars = 600;
const kept = 300;

export function placeOf(control: Element): PlaceFacts {
  const above = composedAncestors(control).slice(1);
  const row = rowOf(control);
  const opener = menuOpener(control);
  const around = above.find(isDialog);
  // The menu of a row says nothing but what can be done with that.
  const dialog = opener && row && around && isMenu(around) ? dialogAround(opener) : around;
  return {
    dialog: dialog && dialogFacts(dialog, control),
    row: collapse(rowLines(row)),
    ...aroundTexts(control, above),
    inNavigation: above.some((at) => matches(at, navigation)),
    isAloneInList: above.some(
      (at) => matches(at, 'aside') || (matches(at, 'li') && withoutButtons(at) === ''),
    ),
    ...questionIn(above),
    beside: besideIn(above),
  };
}

/** The innermost dialog that a control is in. */
export function dialogAround(control: Element): Element | undefined {
  return composedAncestors(control).slice(1).find(isDialog);
}

/** The dialogs that a page shows. */
export function openDialogs(page: Document): Element[] {
  const found = [...page.querySelectorAll(`${dialogs}, ${likeDialogs}`)].slice(0, maxDialogs);
  return found.filter((one) => isDialog(one) && isVisible(one));
}

function dialogFacts(dialog: Element, control: Element): DialogFacts {
  const choices = choicesIn(dialog, control);
  const all = (selector: string) => (own(dialog, 'querySelectorAll')(selector) as NodeListOf<Element>).length;
  return {
    title: labelOf(dialog) || headingIn(dialog, choices),
    text: textOf(dialog, maxDialogChars),
    says: linesWithoutButtons(dialog, otherAnswersIn(choices, control)).slice(0, maxDialogChars),
    asks: linesWithoutButtons(dialog, choices).slice(0, maxDialogChars),
    isConfirmation: all(buttons) <= maxButtons && all(writable) <= 1,
  };
}

function questionIn(above: readonly Element[]): Pick<PlaceFacts, 'question' | 'answers'> {
  for (const at of above.slice(0, maxQuestionLevels)) {
    if (matches(at, 'body, html, main')) break;
    const text = withoutButtons(at);
    if (text.length > maxQuestionChars) break;
    const before = at.previousElementSibling;
    const isAsked = before !== null && /\?\s*$/.test(textOf(before, maxQuestionChars));
    const answers = own(at, 'querySelectorAll')(`${buttons}, a[href]`).length;
    if (text.includes('?')) return { question: linesWithoutButtons(at), answers };
    if (isAsked) return { question: linesWithoutButtons(before), answers };
  }
  return { question: '', answers: 0 };
}

/** The largest part around a control with a short text, up to one that is a part by itself or has fields. */
function besideIn(above: readonly Element[]): PlaceFacts['beside'] {
  let text = '';
  for (const at of above.slice(0, maxLevels)) {
    const wider = withoutButtons(at);
    if (wider.length > maxBesideChars) break;
    text = wider;
    const has = (selector: string) => own(at, 'querySelector')(selector) !== null;
    if (matches(at, ownParts) || has('input:not([type=hidden i])'))
      return { text, asksMail: has(mailFields) };
  }
  return { text, asksMail: false };
}

function isDialog(element: Element): boolean {
  if (matches(element, dialogs)) return true;
  if (matches(element, notDialogs)) return false;
  const { position = '' } = styleOf(element) ?? {};
  if (dialogClass.test(element.getAttribute('class') ?? ''))
    return position === 'fixed' || position === 'absolute';
  return position === 'fixed' && textOf(element, maxOverlayChars + 1).length <= maxOverlayChars;
}

/** The row that a control is in, or that of the button that has opened the menu around it. */
export function rowOf(control: Element): Element | undefined {
  const at = menuOpener(control) ?? control;
  return rowAmong(composedAncestors(at).slice(1), dialogAround(at));
}

/**
 * The innermost row, or the innermost part that has others like it beside it. Within a form with fields, a menu or a toolbar, and
 * far above, only a row of a list in which the others offer the same.
 */
function rowAmong(above: readonly Element[], dialog: Element | undefined): Element | undefined {
  let isPart = false;
  for (const [level, at] of above.slice(0, maxListLevels).entries()) {
    if (at === dialog || (endsRow(at) && !holdsControls(at))) return undefined;
    isPart ||= level >= maxRowLevels || (holdsControls(at) && !isBareForm(at));
    const length =
      (isRow(at) || isRowHost(at)) && !(isPart && rowsAlike(at).length === 0) ? withoutButtons(at).length : 0;
    if (length > maxRowChars) return undefined;
    if (length > 0) return listRowAround(at, above.slice(level + 1, maxListLevels), dialog) ?? at;
  }
  return undefined;
}

/** Whether this is one of several components of a kind, whose content is in a shadow tree. */
function isRowHost(element: Element): boolean {
  return element.shadowRoot !== null && hostsBeside(element).length > 0;
}

/** The other components of its kind beside it. */
export function hostsBeside(element: Element): Element[] {
  const beside = [...((own(element, 'parentNode') as ParentNode | null)?.children ?? [])];
  return beside.filter(
    (one) => one !== element && one.localName === element.localName && one.shadowRoot !== null,
  );
}

/** The row that a row is in, where the others like that say the same as it: "Actions:" in each row of a table. */
function listRowAround(
  row: Element,
  above: readonly Element[],
  dialog: Element | undefined,
): Element | undefined {
  const text = withoutButtons(row);
  for (const at of above) {
    if (at === dialog || (endsRow(at) && !holdsControls(at))) return undefined;
    const alike = rowsAlike(at);
    if (alike.length === 0) continue;
    const isTold = withoutButtons(at) !== text && alike.every((one) => withoutButtons(one).includes(text));
    return isTold && withoutButtons(at).length <= maxRowChars ? at : undefined;
  }
  return undefined;
}

/** The text of a row in lines, as far as it is compared. */
export function rowLines(row: Element | undefined): string {
  return row ? linesWithoutButtons(row).slice(0, maxComparedChars) : '';
}

/** The text of a row. Its buttons say what can be done with it, not what it is. */
function withoutButtons(row: Element): string {
  return collapse(linesWithoutButtons(row));
}

function aroundTexts(
  control: Element,
  above: readonly Element[],
): Pick<PlaceFacts, 'around' | 'site' | 'classes'> {
  const { title, location } = control.ownerDocument;
  const near = above.slice(0, maxLevels);
  const parts = [headingBefore(control, maxLevels), ...near.map(labelOf)];
  const classes = near.map((at) => at.getAttribute('class') ?? '');
  return {
    around: parts.join(' ').slice(0, maxAroundChars),
    site: `${title.slice(0, kept)} ${location.pathname}`,
    classes: classes.join(' ').slice(0, maxAroundChars),
  };
}
