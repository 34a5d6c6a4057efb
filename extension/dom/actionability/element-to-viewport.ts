/** The matrix from an element's own CSS pixels to those of its viewport, with transforms and zoom. */
import { styleOf } from '../tree/style-of';
import { composedAncestors } from '../tree/walk';

/**
 * Maps an element's own CSS pixels, from the corner of its border box, to those of its document's viewport. Perspective
 * is ignored.
 */
export function elementToViewport(element: HTMLElement): DOMMatrix {
  let turned = new DOMMatrix();
  for (const at of composedAncestors(element)) {
    const style = styleOf(at);
    if (style) turned = turnOf(style).multiply(turned);
  }
  const { offsetWidth: width, offsetHeight: height } = element;
  const corners = [0, width].flatMap((x) => [0, height].map((y) => turned.transformPoint({ x, y })));
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  // The transformed corners give the position for any transform origin, `zoom` included.
  const box = element.getBoundingClientRect();
  return new DOMMatrix()
    .translate(box.left, box.top)
    .scale(box.width / (Math.max(...across) - left), box.height / (Math.max(...down) - top))
    .translate(-left, -top)
    .multiply(turned);
}

/** The rotation and scale of a style, without translation. Each element is flattened into its parent. */
function turnOf({ transform, rotate, scale }: CSSStyleDeclaration): DOMMatrix {
  const parts = [
    /^[^ ]+deg$/.test(rotate) && `rotate(${rotate})`,
    /^[\d. -]+$/.test(scale) && `scale(${scale.split(' ').slice(0, 2)})`,
    transform !== 'none' && transform,
  ].filter(Boolean);
  const { a, b, c, d } = new DOMMatrix(parts.join(' '));
  return new DOMMatrix([a, b, c, d, 0, 0]);
}
