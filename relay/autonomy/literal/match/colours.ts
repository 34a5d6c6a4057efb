/** Recognises colour words, and names computed colours. */

const hues: [string, number][] = [
  ['red', 0],
  ['orange', 30],
  ['yellow', 58],
  ['green', 120],
  ['cyan', 180],
  ['blue', 235],
  ['purple', 280],
  ['magenta', 300],
  ['pink', 335],
  ['red', 360],
];

/** The colour that `red`, `red colored` or `blue box` names. */
export function colourIn(words: string): string | undefined {
  const match =
    /^(red|orange|yellow|green|cyan|blue|purple|magenta|pink|black|white|gr[ae]y)(?:[ -]colou?red)?(?: (?:box|square|circle|shape|button|tile|item))?$/i.exec(
      words,
    );
  return match?.[1]?.toLowerCase().replace('grey', 'gray');
}

/** The name of a computed colour such as `rgb(255, 0, 0)`. */
export function nameOfColour(computed: string): string | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  if (alpha === 0) return undefined;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most < 50) return 'black';
  if (least > 225) return 'white';
  if (most - least < 30) return 'gray';
  const part = (one: number, other: number) => (60 * (one - other)) / (most - least);
  const hue =
    most === red
      ? (part(green, blue) + 360) % 360
      : most === green
        ? 120 + part(blue, red)
        : 240 + part(red, green);
  return hues.toSorted(([, one], [, other]) => Math.abs(one - hue) - Math.abs(other - hue))[0]?.[0];
}
