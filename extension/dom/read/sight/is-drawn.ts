import { styleOf } from '../../tree/style-of';
import type { ShadowLookup } from '../../tree/walk';
import { matches } from '../../tree/walk';
import { colorOf } from '../looks/colors';
import type { Surroundings } from './surroundings';

const drawings = 'svg, img, canvas, video, picture, input, select, textarea, iframe, object, embed';

/** Whether there is anything to see of a control that shows no words: an icon, a border, a background. */
export function isDrawn(
  element: Element,
  shadow: ShadowLookup,
  around: (element: Element) => Surroundings,
): boolean {
  if (matches(element, drawings) || element.querySelector(drawings)) return true;
  return [element, ...element.querySelectorAll('*')].slice(0, 20).some((one) => {
    const style = styleOf(one);
    if (!style || around(one).hidden) return false;
    const border = style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none';
    if (border && (colorOf(style.borderTopColor)?.a ?? 0) > 0.1) return true;
    if (style.backgroundImage !== 'none' || style.maskImage !== 'none') return true;
    if (shadow(one) || (colorOf(style.backgroundColor)?.a ?? 0) > 0.1) return true;
    const view = one.ownerDocument.defaultView;
    return ['::before', '::after'].some(
      (pseudo) => !/^(none|normal)$/.test(view?.getComputedStyle(one, pseudo).content ?? 'none'),
    );
  });
}
