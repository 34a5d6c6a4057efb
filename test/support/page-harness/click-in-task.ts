/** A click as a task does it, for tests of what is held. */
import { RelayError } from '../../../extension/protocol/errors';
import type { PageHarness } from './page-harness';

/** The result of a click in a task with this prompt, or `held`. */
export async function clickInTask(
  on: PageHarness,
  selector: string,
  prompt: string,
): Promise<Record<string, unknown> | 'held'> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    return (await on.carryOut({ ...order, hold: { mode: 'named', prompt } }, 3_000)) as Record<
      string,
      unknown
    >;
  } catch (error) {
    if (error instanceof RelayError && error.code === 'held') return 'held';
    throw error;
  }
}
