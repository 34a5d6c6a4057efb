/** Pictures of blank pages, which the browser lets no extension capture. */
import type { Tab } from '../browser-api/tabs';

/** A tab without a URL has only just been opened. */
export function isBlank({ url }: Tab): boolean {
  return url === '' || url === 'about:blank';
}

/** A white picture of the tab's size, as a `data:` URL. */
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
