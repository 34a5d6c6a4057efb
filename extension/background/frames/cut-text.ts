/** Shows a part of a snapshot, and says what follows and how to read on. */

/** How many of the headings and regions that follow are named. */
const maxNamed = 12;
/** `heading 2 "Shipping"`, `form "Pay"`: what tells a reader whether to read on. */
const landmark =
  /^ *(?:- )?((?:heading|region|form|dialog|navigation|main|search|table|grid|list|complementary|contentinfo)\b[^"\n[]{0,20}"(?:[^"\\\n]|\\.){1,80}")/gm;

/**
 * The text from a character on, up to `maxChars` of it and to the end of a line.
 * @param part.isWhole the text is no difference, so that it can be read on from a character
 */
export function cutText(
  text: string,
  {
    from = 0,
    maxChars,
    isWhole,
  }: { from?: number | undefined; maxChars?: number | undefined; isWhole: boolean },
): string {
  const wanted = text.slice(from);
  if (maxChars === undefined || wanted.length <= maxChars) {
    return from > 0 && wanted === '' ? `(nothing: the text has ${text.length} characters)` : wanted;
  }
  const shown = wanted.slice(0, Math.max(0, wanted.lastIndexOf('\n', maxChars)));
  const rest = wanted.slice(shown.length);
  const names = isWhole ? [...new Set([...rest.matchAll(landmark)].map(([, named]) => named))] : [];
  const more = names.length > maxNamed ? ' …' : '';
  const below = names.length > 0 ? `, with ${names.slice(0, maxNamed).join(', ')}${more}` : '';
  const how = isWhole
    ? `read on with {"from": ${from + shown.length}}, or ask for a part with a selector`
    : 'ask with a greater maxChars, or for a part with a selector';
  return `${shown}\n(cut off here, ${rest.length} characters more${below}; ${how})`;
}
