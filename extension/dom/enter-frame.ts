// Why: a selector may lead into a frame of another origin, where only that frame's own script can go on.

/** Thrown by `find`: go on with `selector` in the frame at `framePath` (indexes into `window.frames`). */
export class EnterFrame {
  constructor(
    readonly framePath: number[],
    readonly selector: string,
  ) {}
}
