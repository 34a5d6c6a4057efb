import { oneTask } from '../../../dom/events/fire';
import type { StepResult } from '../../../protocol/frames/frames';
import type { PageWorld } from '../../page-world';

/**
 * What `read` returns one task after the act, when the page has reacted. What it returns now is the result of the step,
 * should the document be gone by then.
 */
export async function afterOneTask<Result extends StepResult>(
  world: PageWorld,
  document: Document,
  read: () => Result,
): Promise<Result> {
  world.deliver(read());
  await oneTask(document);
  return read();
}
