/** What worker and page say to each other while a picture larger or smaller than the window is taken. */
import * as z from 'zod/mini';

/** The name of the step that only the worker sends, to documents that have the stage script. */
export type StageAction = 'stage';

const boxSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A part of the subject that the window shows now. Everything in CSS pixels. */
const tileSchema = z.object({
  /** Where it is, in the viewport of the document that answered. */
  part: boxSchema,
  /** Its top left corner within the subject. */
  x: z.number(),
  y: z.number(),
  /** How many pixels of that viewport one of the subject is: 1 but in frames that a transform has scaled. */
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
  /** The subject is a page that goes on at the side, which no picture shows. */
  wider: z.optional(z.boolean()),
});
export type View = z.infer<typeof viewSchema>;

/** The value of the step. `stitched`: there will be more than one tile, so what sticks to the window is kept out. */
export type StageOrder =
  /** Finds the element that the selector names, or scrolls once through the page, so that it loads what it is lazy about. */
  | { do: 'open'; fullPage: boolean; maxPx: number }
  /** Brings the subject into view from a point of it on. */
  | { do: 'show'; x: number; y: number; stitched: boolean }
  /** The same for a frame around it, by its step in the frame path, and the part of it that the frame shows. */
  | { do: 'frame'; step: number | string; view: View; stitched: boolean }
  /** Leaves everything as it was. */
  | { do: 'close' };
