/** The signal that a selector continues in a cross-origin frame, and the path to that frame. */

/**
 * Frames from a document down to one: an index into `window.frames`, or the `src` of a frame in a shadow tree, since
 * those are not counted there.
 */
export type FramePath = (number | string)[];

/** Thrown by `find`: go on with `selector` in the frame at `framePath`. */
export class EnterFrame {
  constructor(
    readonly framePath: FramePath,
    readonly selector: string,
    /** The frame as far as it can be seen from here; whether it can be acted in is for this side to judge. */
    readonly frame: Element,
    /** What the step's value becomes there, if it leads into the frame as well. */
    readonly value?: string,
  ) {}
}
