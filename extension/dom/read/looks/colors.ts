/** CSS colours as a browser computes them: parsing, blending, contrast. */

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

export const white: Color = { r: 255, g: 255, b: 255, a: 1 };

/** Pages have few colours; the map dies with the document. */
const parsed = new Map<string, Color | null>();
const maxParsed = 1_000;

/** The colour of a computed value; null where it is none. */
export function colorOf(css: string): Color | null {
  const known = parsed.get(css);
  if (known !== undefined) return known;
  if (parsed.size >= maxParsed) parsed.clear();
  const color = parse(css);
  parsed.set(css, color);
  return color;
}

function parse(css: string): Color | null {
  const found = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.e-]+))?\)$/.exec(css);
  if (!found) return painted(css);
  const [, r, g, b, a = '1'] = found;
  return { r: Number(r), g: Number(g), b: Number(b), a: Number(a) };
}

/** The browser itself knows what `oklch()`, `color()` and the like look like. */
function painted(css: string): Color | null {
  if (!CSS.supports('color', css)) return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, a: a / 255 };
}

/** The colours in a computed value, such as the stops of a gradient. */
export function colorsIn(css: string): Color[] {
  const found = css.match(/(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g) ?? [];
  return found.flatMap((one) => colorOf(one) ?? []);
}

/** A colour painted on an opaque one, itself seen through `opacity`. */
export function over(top: Color, under: Color, opacity = 1): Color {
  const a = top.a * opacity;
  const mix = (one: number, other: number) => one * a + other * (1 - a);
  return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 };
}

/** From 1 to 21, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Color): number {
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
