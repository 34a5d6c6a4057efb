/** Hides fixed and sticky elements in parts of a scrolled screenshot, so that each appears once. */
import { holds } from '../tree/containing-block';
import { composedAncestors, composedContains, elementsIn, type ShadowLookup } from '../tree/walk';
import type { StyleOverrides } from './style-overrides';

/** Which of the fixed elements may be seen in this part of the picture. */
export type Seen = 'none' | 'all' | 'upper' | 'lower';

export interface FixedElements {
  /** Looks for what is pinned now, lays what is sticky in its natural place, and shows the fixed ones that may be seen. */
  arrange(seen: Seen): void;
  /** Where the uppermost of the fixed elements at the bottom begins, in CSS pixels of the viewport; Infinity without any. */
  lowerTop(): number;
}

/** @param spared is left alone with all around and in it: what the picture is of. */
export function createFixedElements(
  document: Document,
  shadow: ShadowLookup,
  overrides: StyleOverrides,
  spared: Element | undefined,
): FixedElements {
  const view = document.defaultView as Window;
  /** Each fixed element, and whether it is at the bottom of the window. */
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
    if (spared && (composedContains(element, spared) || composedContains(spared, element))) return false;
    return !composedAncestors(element)
      .slice(1)
      .some((at) => holds(view.getComputedStyle(at), 'fixed'));
  }

  return {
    arrange(seen) {
      look();
      for (const [element, isLower] of fixed) {
        if (seen === 'all' || (seen === 'lower' && isLower) || (seen === 'upper' && !isLower))
          overrides.undo(element);
        // Not `visibility`: its children can make themselves visible again.
        else overrides.set(element, { opacity: '0', transition: 'none' });
      }
    },
    lowerTop() {
      const boxes = [...fixed].filter(([, isLower]) => isLower).map(([at]) => at.getBoundingClientRect());
      return Math.min(...boxes.filter(({ width, height }) => width > 0 && height > 0).map(({ top }) => top));
    },
  };
}
