/** A page reacts in the task after an act, or is gone by then; both have to be answered truly. */
import { oneTask } from '../dom/events/fire';
import type { StepResult } from '../protocol/frames';
import type { PageWorld } from './page-world';

/** What `read` says one task after the act; what it says now, should the act have taken the document away. */
export async function afterOneTask<Result extends StepResult>(
  world: PageWorld,
  document: Document,
  read: () => Result,
): Promise<Result> {
  world.deliver(read());
  await oneTask(document);
  return read();
}
