/** The one door into a document: takes a step as it came over the wire and answers it. */
import { EnterFrame, type FramePath } from '../dom/find/enter-frame';
import { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames';
import type { Action } from './action';
import type { PageWorld } from './page-world';
import { pageActions } from './table';

/** A step for this document: `action` is a canonical name of `pageActions`, the rest as `parseStep` left it. */
export interface PageOrder {
  action: string;
  selector: string;
  value?: unknown;
}

/** The rest of the selector belongs to a frame of another origin; the same step goes on there. */
export interface Enter {
  /** From the document that was asked. */
  framePath: FramePath;
  selector: string;
  frame: Element;
  /** The value there, if it is another one. */
  value?: string | undefined;
}

/**
 * Does one step in the document of `world`, or says in which frame it has to go on.
 * @param instead does the step when it is none of the actions, but one that only the extension itself asks for.
 * @throws RelayError unknown_action, bad_selector, element_not_found, wrong_element, not_actionable.
 */
export async function perform(
  world: PageWorld,
  order: PageOrder,
  instead?: Action<PageWorld>['run'],
): Promise<StepResult | { enter: Enter }> {
  const actions: Record<string, Action<PageWorld>> = pageActions;
  const action = Object.hasOwn(actions, order.action) ? actions[order.action] : undefined;
  const run = instead ?? action?.run;
  if (!run) throw new RelayError('unknown_action', `There is no page action "${order.action}".`);
  try {
    return await run(world, { selector: order.selector, value: order.value });
  } catch (thrown) {
    if (thrown instanceof EnterFrame) return { enter: thrown };
    throw thrown;
  }
}
