import type { Watch } from '../../../dom/actionability/watch-changes';
import type { PageWorld } from '../../page-world';

/**
 * Of an act whose form the browser did not send, because a field is not valid: that it had no success, and why.
 * @param entered the field in which Enter was pressed
 */
export async function refusedForm(world: PageWorld, { heard }: Watch, entered?: Element | null) {
  if (!heard.some(({ event }) => event.type === 'invalid')) return {};
  const reason = (await world.load('submit-form')).whyRefused(heard, entered);
  return reason && { success: false, reason };
}
