import type { Behaviour } from '../actions/action-spec';
import type { PageWorld } from '../actions/page-world';
import { pageBehaviours } from '../actions/table';
import { EnterFrame, type FramePath } from '../dom/find/enter-frame';
import { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames/frames';

/** A step for this document: `action` is the name of an action, the rest is as `parseStep` returned it. */
export interface PageOrder {
  action: string;
  selector: string;
  value?: unknown;
}

/** The rest of the selector belongs to a frame of another origin; the same step goes on there. */
export interface Enter {
  /** From this document. */
  framePath: FramePath;
  selector: string;
  frame: Element;
  /** The value to send there, if it is another one. */
  value?: unknown;
}

/**
 * Does one step in the document of `world`, or returns the frame in which it has to go on.
 * @param instead does the step in place of an action of the table
 * @throws RelayError unknown_action, bad_selector, element_not_found, wrong_element, not_actionable.
 */
export async function perform(
  world: PageWorld,
  order: PageOrder,
  instead?: Behaviour<PageWorld, unknown>,
): Promise<StepResult | { enter: Enter }> {
  const behaviours: Record<string, Behaviour<PageWorld>> = pageBehaviours;
  const own = Object.hasOwn(behaviours, order.action) ? behaviours[order.action] : undefined;
  const run = instead ?? (own as Behaviour<PageWorld, unknown> | undefined);
  if (!run) throw new RelayError('unknown_action', `No page action "${order.action}".`);
  try {
    return await run(world, { selector: order.selector, value: order.value });
  } catch (thrown) {
    if (thrown instanceof EnterFrame) return { enter: thrown };
    throw thrown;
  }
}
