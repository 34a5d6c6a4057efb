/** The steps by which the service worker has a document laid out for a picture larger or smaller than the window. */
import * as z from 'zod/mini';

/** The action of these steps, which no caller can request. */
export type StageAction = 'stage';

const boxSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A part of the subject that the window shows now. Everything in CSS pixels. */
const tileSchema = z.object({
  /** Where the part is, in the viewport of the document that answered. */
  part: boxSchema,
  /** Its top left corner within the subject. */
  x: z.number(),
  y: z.number(),
  /** How many pixels of that viewport one pixel of the subject takes: 1, except in frames scaled by a transform. */
  scale: z.number(),
});

/** The answer to `show` and `frame`. */
export const viewSchema = z.object({
  tile: tileSchema,
  /** The size of the subject; a page can still grow. */
  width: z.number(),
  height: z.number(),
  /** Of the document that answered, scroll bar included. */
  viewportWidth: z.number(),
  /** The subject is a page that can be scrolled sideways, to parts that are not in the picture. */
  wider: z.optional(z.boolean()),
});
export type View = z.infer<typeof viewSchema>;

/** The value of the step. `stitched`: there is more than one tile, so elements with a fixed position are hidden. */
export type StageOrder =
  /** Finds the element of the selector, or scrolls once through the page, so that it loads what is lazy. */
  | { do: 'open'; fullPage: boolean; maxPx: number }
  /** Brings the subject into view from a point of it on. */
  | { do: 'show'; x: number; y: number; stitched: boolean }
  /** The same for a frame around it, by its step in the frame path, and the part of it that the frame shows. */
  | { do: 'frame'; step: number | string; view: View; stitched: boolean }
  /** Restores everything. */
  | { do: 'close' };
