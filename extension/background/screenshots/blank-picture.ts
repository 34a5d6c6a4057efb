/** A picture of a blank page is wanted like any other, and the browser lets no extension take it. */
import type { Tab } from '../browser-api';

/** A tab without an address has only just been opened. */
export function isBlank({ url }: Tab): boolean {
  return url === '' || url === 'about:blank';
}

/** The browser lets no extension photograph about:blank, which shows nothing but its white ground. */
export async function blankPicture(tab: Tab, format: 'png' | 'jpeg'): Promise<string> {
  const canvas = new OffscreenCanvas(tab.width ?? 1, tab.height ?? 1);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: `image/${format}` })).arrayBuffer());
  return `data:,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
