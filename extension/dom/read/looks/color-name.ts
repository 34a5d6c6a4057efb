import { colorOf } from './colors';

const hues: [upTo: number, name: string][] = [
  [15, 'red'],
  // Yellow as applications draw it has some red in it: #fbbc04.
  [42, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];
const visible = 0.3;
const greyish = 0.15;
/** From 0 to 255: below `dark` of the largest component a colour is dark, above `light` of the smallest it is light. */
const shades = { dark: 100, light: 150 };

/** The name that a person would give a colour; empty where it is hardly seen. @param color as computed styles write it */
export function colorName(color: string): string {
  const { r = 0, g = 0, b = 0, a = 0 } = colorOf(color) ?? {};
  if (a < visible) return '';
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (max === 0 || (max - min) / max < greyish) return max < 60 ? 'black' : min > 245 ? 'white' : 'grey';
  const span = max - min;
  const sixths = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const hue = hues.find(([upTo]) => sixths * 60 <= upTo)?.[1] ?? 'red';
  return max < shades.dark ? `dark ${hue}` : min > shades.light ? `light ${hue}` : hue;
}

/** As people write colours, such as `#1a1a2e`; empty where it is hardly seen. @param color as computed styles write it */
export function hexOf(color: string): string {
  const { r = 0, g = 0, b = 0, a = 0 } = colorOf(color) ?? {};
  if (a < visible) return '';
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
