/** What of a page can be scrolled to. */
import { styleOf } from '../../tree/style-of';
import type { Box } from './boxes';

export interface Viewport {
  left: number;
  top: number;
  width: number;
  isMirrored: boolean;
  /** Content beside the window cannot be scrolled to either. */
  cannotScroll: boolean;
}

/** How far a document can be scrolled, and from where its boxes are measured. */
export function viewportOf({ defaultView: view, documentElement: root, body }: Document): Viewport | null {
  if (!view || !root) return null;
  const { direction, overflowX } = view.getComputedStyle(root);
  const cuts = (value: string | undefined) => /hidden|clip/.test(value ?? '');
  return {
    left: view.scrollX,
    top: view.scrollY,
    width: root.clientWidth,
    isMirrored: direction === 'rtl',
    cannotScroll: cuts(overflowX) || (body !== null && cuts(styleOf(body)?.overflowX)),
  };
}

/** Content left of or above the page cannot be scrolled to; on right-to-left pages, content to the right. */
export function onPage(box: Box, view: Viewport | null): boolean {
  if (!view) return true;
  if (box.bottom + view.top <= 0) return false;
  if (view.isMirrored) return box.left + view.left < view.width;
  return box.right + view.left > 0 && (!view.cannotScroll || box.left < view.width);
}
