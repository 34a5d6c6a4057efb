/** Tells what may be read: what is visible, where lines break, which fields are private. */
import { isPrivate } from '../../tree/fields/private-field';
import { styleOf } from '../../tree/style-of';
import type { VisibilityFilter } from './visibility-filter';

/** How elements are rendered; an argument, so that tests can read pages without layout. */
export interface LayoutInfo {
  /** Whether the element or a descendant may be visible. */
  isRead(element: Element): boolean;
  /** Whether the element's own words are drawn. */
  isDrawn(element: Element): boolean;
  /** Whether a person can see the text. */
  isSeen(text: Text): boolean;
  /** Whether a person can see the control. */
  isShown(control: Element): boolean;
  /** Whether the content before and after it is on other lines. */
  isBlock(element: Element): boolean;
  /** Whether its text is struck out. */
  isStruck(element: Element): boolean;
  /** Whether its white space preserves line breaks. */
  keepsLines(element: Element): boolean;
  /** Whether what is entered in the field is private, and so never read. */
  isPrivate(field: Element): boolean;
}

const withinLine = /^(inline|contents|ruby)/;

/** What the browser shows; with a visibility filter only what a person can see. */
export function browserLayout(visibilityFilter?: VisibilityFilter): LayoutInfo {
  return {
    isRead(element) {
      if (element.localName === 'br') return true;
      if (element.checkVisibility({ opacityProperty: true })) return true;
      const display = styleOf(element)?.display;
      return display === 'contents' || (display !== 'none' && isUnderFold(element));
    },
    isDrawn: (element) => styleOf(element)?.visibility === 'visible',
    // Chromium lays what is folded out anew each time its boxes are asked for.
    isSeen: (text) => visibilityFilter?.sees(text, isTextUnderFold(text)) ?? true,
    isShown: (element) => visibilityFilter?.sees(element) ?? true,
    isBlock: (element) => !withinLine.test(styleOf(element)?.display ?? 'block'),
    isStruck: (element) => styleOf(element)?.textDecorationLine?.includes('line-through') ?? false,
    keepsLines: (element) => styleOf(element)?.whiteSpaceCollapse?.startsWith('preserve') ?? false,
    isPrivate,
  };
}

/** Content of closed `details` counts as part of the page. */
function isUnderFold(element: Element): boolean {
  return element.parentElement?.closest('details:not([open])') != null;
}

function isTextUnderFold(text: Text): boolean {
  return text.parentElement?.closest('details:not([open]), summary')?.localName === 'details';
}
