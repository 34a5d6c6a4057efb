import type { Point } from '../actionability/clickable-point';

/** What continues while a mouse button is held, such as a text selection or the dragging of a slider. */
export interface HeldPress {
  moveTo?(point: Point): void;
  release(): void;
}
