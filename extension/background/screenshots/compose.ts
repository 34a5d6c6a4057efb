/** Draws the parts of a picture, cut out of captures of the window, into one image. */
import { RelayError } from '../../protocol/errors';
import type { Stitched } from './stitch';

/** The relay takes frames of 32 MiB, and base64 is a third more than the bytes. */
const maxImageBytes = 23 * 1024 * 1024;

/** The pixels of an image in a `data:` URL. */
export function pixelsOf(dataUrl: string): Promise<ImageBitmap> {
  // Not by fetch: the content security policy lets the worker fetch from loopback only.
  const bytes = Uint8Array.from(atob(base64Of(dataUrl)), (char) => char.charCodeAt(0));
  return createImageBitmap(new Blob([bytes]));
}

/**
 * One image in base64.
 * @param quality 1 to 100, of a jpeg.
 * @throws RelayError bad_request when it is too large to be sent.
 */
export async function compose(
  { pieces, width, height }: Stitched<ImageBitmap>,
  format: 'png' | 'jpeg',
  quality: number | undefined,
): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new RelayError('internal', 'The browser has no canvas for the picture. Try again.');
  // A jpeg has no transparency: areas without a part would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  for (const { photo, from, left, top } of pieces) {
    context.drawImage(
      photo,
      from.left,
      from.top,
      from.width,
      from.height,
      left,
      top,
      from.width,
      from.height,
    );
    photo.close();
  }
  const blob = await canvas.convertToBlob({
    type: `image/${format}`,
    ...(quality === undefined ? {} : { quality: quality / 100 }),
  });
  if (blob.size > maxImageBytes) {
    throw new RelayError(
      'bad_request',
      `The picture has ${blob.size} bytes, and ${maxImageBytes} is the most that can be sent. Ask for format=jpeg, or for a part of the page with selector.`,
    );
  }
  return base64Of(await dataUrlOf(blob));
}

export function base64Of(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
