/** Boxes in CSS pixels of the viewport, and what clips them. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function contains(outer: Box, inner: Box): boolean {
  const slack = 1;
  return (
    outer.left <= inner.left + slack &&
    outer.top <= inner.top + slack &&
    outer.right >= inner.right - slack &&
    outer.bottom >= inner.bottom - slack
  );
}

/**
 * The box around what a computed `clip-path` leaves of an element; null where that is not known, or all.
 * https://drafts.csswg.org/css-shapes/#basic-shape-functions
 */
export function clipPathBox(clipPath: string, element: Element): Box | null {
  const [, shape, text = ''] = /^(inset|circle|ellipse|polygon|rect|xywh)\((.*)\)/.exec(clipPath) ?? [];
  if (!shape) return null;
  const own = element.getBoundingClientRect();
  const { width, height } = own;
  const box = (left: number, top: number, right: number, bottom: number): Box => ({
    left: own.left + left,
    top: own.top + top,
    right: own.left + right,
    bottom: own.top + bottom,
  });
  const words =
    text
      .split(/\s+round\s/)[0]
      ?.trim()
      .split(/\s+/) ?? [];
  if (shape === 'inset') {
    const [top = '0px', right = top, bottom = top, left = right] = words;
    const [x, y] = [pixels(left, width), pixels(top, height)];
    return box(x, y, width - pixels(right, width), height - pixels(bottom, height));
  }
  if (shape === 'rect') {
    const [top = 'auto', right = 'auto', bottom = 'auto', left = 'auto'] = words;
    return box(
      left === 'auto' ? 0 : pixels(left, width),
      top === 'auto' ? 0 : pixels(top, height),
      right === 'auto' ? width : pixels(right, width),
      bottom === 'auto' ? height : pixels(bottom, height),
    );
  }
  if (shape === 'xywh') {
    const [x = 0, y = 0, w = 0, h = 0] = words.map((word, index) => pixels(word, index % 2 ? height : width));
    return box(x, y, x + w, y + h);
  }
  if (shape === 'polygon') {
    const points = text.split(',').map((point) => point.trim().split(/\s+/).slice(-2));
    const xs = points.map(([x = '']) => pixels(x, width));
    const ys = points.map(([, y = '']) => pixels(y, height));
    return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  const [radii = '', at = '50% 50%'] = text.split(/\s*\bat\b\s*/);
  const [cx = 0, cy = 0] = at.split(/\s+/).map((word, index) => pixels(word, index ? height : width));
  const [rx = 'closest-side', ry = rx] = radii.trim().split(/\s+/).filter(Boolean);
  const radius = (word: string, side: number) =>
    /side$/.test(word) ? Number.POSITIVE_INFINITY : pixels(word, side);
  const [x, y] = [radius(rx, width), radius(ry, height)];
  return box(cx - x, cy - y, cx + x, cy + y);
}

/** A length or percentage; of what is calculated only the sum of both. */
function pixels(word: string, side: number): number {
  const parts = word.match(/-?[\d.]+(?:e-?\d+)?(?:px|%)/g) ?? [];
  return parts.reduce(
    (sum, part) => sum + Number.parseFloat(part) * (part.endsWith('%') ? side / 100 : 1),
    0,
  );
}
