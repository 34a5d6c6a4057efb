/** Tells what is visible and where lines break, by the browser's layout. */
import { styleOf } from '../tree/style-of';
import type { VisibilityFilter } from './visibility-filter';

/** How elements look; an argument, so that pages can be read where nothing is laid out. */
export interface LayoutInfo {
  /** Whether the element, or something in it, may be seen. */
  isRead(element: Element): boolean;
  /** Whether the element's own words are drawn. */
  isDrawn(element: Element): boolean;
  /** Whether a person can see the words, wherever they are put. */
  isSeen(text: Text): boolean;
  /** Whether what is before and after it stands on other lines. */
  isBlock(element: Element): boolean;
  /** Whether its line breaks are kept as they are written. */
  keepsLines(element: Element): boolean;
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
    isSeen: (text) => !visibilityFilter || visibilityFilter.sees(text) || isTextUnderFold(text),
    isBlock: (element) => !withinLine.test(styleOf(element)?.display ?? 'block'),
    keepsLines: (element) => styleOf(element)?.whiteSpaceCollapse?.startsWith('preserve') ?? false,
  };
}

/** What a click on a summary shows is part of the page, and people ask for it. */
function isUnderFold(element: Element): boolean {
  return element.parentElement?.closest('details:not([open])') != null;
}

function isTextUnderFold(text: Text): boolean {
  return text.parentElement?.closest('details:not([open]), summary')?.localName === 'details';
}
