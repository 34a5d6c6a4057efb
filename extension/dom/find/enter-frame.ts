/** The signal that a selector continues in a cross-origin frame, and the path to that frame. */

/**
 * The path from a document to a frame: indexes into `window.frames`, or the `src` of frames in shadow trees, which are
 * not counted there.
 */
export type FramePath = (number | string)[];

/** Thrown by `find`: go on with `selector` in the frame at `framePath`. */
export class EnterFrame {
  constructor(
    readonly framePath: FramePath,
    readonly selector: string,
    /** The frame element; its actionability is checked in this document. */
    readonly frame: Element,
    /** The step's value in the frame, if it leads into the frame as well. */
    readonly value?: unknown,
  ) {}
}
