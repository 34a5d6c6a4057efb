import type { Order } from '../../extension/protocol/frames/frames';

/** Whether an order keeps its session from being closed as idle; not when a person only looks at it. */
export function countsAsUse(order: Order): boolean {
  return !(order.do === 'screenshot' && order.whenIdle);
}
