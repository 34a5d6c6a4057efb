/** Hides fixed and sticky elements in parts of a scrolled screenshot, so that each appears once. */
import { isContainingBlock } from '../tree/containing-block';
import { composedAncestors, composedContains, elementsIn, type ShadowLookup } from '../tree/walk';
import type { StyleOverrides } from './style-overrides';

/** Which fixed elements are visible in this part of the screenshot. */
export type Seen = 'none' | 'all' | 'upper' | 'lower';

export interface FixedElements {
  /**
   * Finds fixed and sticky elements, puts sticky ones in their natural position, and shows the requested fixed ones.
   */
  arrange(seen: Seen): void;
  /** The top of the uppermost fixed element at the bottom, in CSS pixels of the viewport; Infinity without any. */
  lowerTop(): number;
}

/** @param spared is the element of the screenshot, which stays unchanged with its ancestors and descendants. */
export function createFixedElements(
  document: Document,
  shadow: ShadowLookup,
  overrides: StyleOverrides,
  excluded: Element | undefined,
): FixedElements {
  const view = document.defaultView as Window;
  /** Each fixed element, and whether it is at the bottom of the viewport. */
  const fixed = new Map<HTMLElement, boolean>();

  function look(): void {
    for (const element of elementsIn(document, shadow)) {
      const { position } = view.getComputedStyle(element);
      if (position === 'sticky') {
        overrides.set(element as HTMLElement, { position: 'relative', inset: 'auto', transition: 'none' });
      } else if (position === 'fixed' && !fixed.has(element as HTMLElement) && isFixedToWindow(element)) {
        const { top, height } = element.getBoundingClientRect();
        fixed.set(element as HTMLElement, top + height / 2 > view.innerHeight / 2);
      }
    }
  }

  function isFixedToWindow(element: Element): boolean {
    if (excluded && (composedContains(element, excluded) || composedContains(excluded, element)))
      return false;
    return !composedAncestors(element)
      .slice(1)
      .some((at) => isContainingBlock(view.getComputedStyle(at), 'fixed'));
  }

  return {
    arrange(seen) {
      look();
      for (const [element, isLower] of fixed) {
        if (seen === 'all' || (seen === 'lower' && isLower) || (seen === 'upper' && !isLower))
          overrides.undo(element);
        // Not `visibility`, which children can override.
        else overrides.set(element, { opacity: '0', transition: 'none' });
      }
    },
    lowerTop() {
      const boxes = [...fixed].filter(([, isLower]) => isLower).map(([at]) => at.getBoundingClientRect());
      return Math.min(...boxes.filter(({ width, height }) => width > 0 && height > 0).map(({ top }) => top));
    },
  };
}
