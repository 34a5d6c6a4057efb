const gapPx = 3;

/** Whether an inline part keeps a distance from the words beside it, so that a person takes it for a word of its own. */
export function isApart({ display, marginLeft, marginRight }: CSSStyleDeclaration): boolean {
  return display === 'inline' && Number.parseFloat(marginLeft) + Number.parseFloat(marginRight) > gapPx;
}
