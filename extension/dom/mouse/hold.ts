import type { Point } from '../ready/point';

/** What goes on as long as the mouse button is held. */
export interface Hold {
  moveTo?(point: Point): void;
  letGo(): void;
}
