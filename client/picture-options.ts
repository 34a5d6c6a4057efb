/** Which picture of a page is taken. */
import type { operations } from './api.d.ts';
import type { CallOptions } from './call.js';

type Query = NonNullable<operations['takeScreenshot']['parameters']['query']>;

export interface PictureOptions extends CallOptions {
  /** Takes a picture of this element only. */
  selector?: string;
  /** Takes all that the page can be scrolled to downwards. */
  fullPage?: boolean;
  /** Default: png. */
  format?: 'png' | 'jpeg';
  /** Of a jpeg, 1 to 100. */
  quality?: number;
  /** Brings a covered window to the front for the picture, then gives the focus back. */
  raise?: boolean;
}

/** The query that asks for the picture, with its question mark; empty when nothing is asked for. */
export function pictureQuery({ selector, fullPage, format, quality, raise }: PictureOptions): string {
  const query: Query = {
    ...(selector !== undefined && { selector }),
    ...(fullPage !== undefined && { fullPage: `${fullPage}` }),
    ...(format !== undefined && { format }),
    ...(quality !== undefined && { quality: `${quality}` }),
    ...(raise !== undefined && { raise: `${raise}` }),
  };
  const written = new URLSearchParams(query).toString();
  return written && `?${written}`;
}
