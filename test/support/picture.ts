/** Decodes screenshots and reads the colours of their pixels. */
import { decode } from 'fast-png';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Picture {
  width: number;
  height: number;
  /** The colour at a point, counted from the top left in picture pixels. */
  at(x: number, y: number): Rgb;
}

/** Decodes a PNG. @throws when it is not one. */
export function picture(png: Uint8Array): Picture {
  const { width, height, channels, data } = decode(png);
  return {
    width,
    height,
    at: (x, y) => {
      const start = (y * width + x) * channels;
      return [data[start] ?? -1, data[start + 1] ?? -1, data[start + 2] ?? -1];
    },
  };
}

/** How far two colours are apart in their most different channel, 0 to 255. */
export function colourDistance(one: Rgb, other: Rgb): number {
  return Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 255))));
}
