/** Tells whether a style makes an element the containing block of positioned descendants. */

/** Whether `position: fixed` below this element means fixed to it: https://drafts.csswg.org/css-position/#fixed-cb */
function containsFixed(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, perspective, filter, contain, willChange } = style;
  const changed = [transform, translate, rotate, scale, perspective, filter, style.backdropFilter];
  return (
    changed.some((value) => value !== undefined && value !== '' && value !== 'none') ||
    /paint|layout|strict|content/.test(contain) ||
    /transform|perspective|filter|translate|rotate|scale/.test(willChange)
  );
}

/** Whether an element with this style holds what has this `position` inside of it. */
export function isContainingBlock(style: CSSStyleDeclaration, position: string): boolean {
  if (position === 'fixed') return containsFixed(style);
  return position !== 'absolute' || style.position !== 'static' || containsFixed(style);
}
