/** Whether the page reacted to an act, and how. */

import type { Page } from '../page/page';
import { newRefusalMessage } from '../page/refusal-message';
import { type Execution, lookUntil, type Outcome, type Run } from './run';
import { untilSettled } from './settle';

const leavingSigns = ['url', 'openedTab', 'download'];

/** The failure of an act that the page did not react to, answered with an error, or that a dialog stopped. */
export async function* effectOf(
  run: Run,
  before: Page,
  result: Record<string, unknown>,
  what: string,
): Execution<Outcome | undefined> {
  const asked = dismissedDialog(result);
  if (asked !== undefined) return { failure: `The page asked "${asked}", which was answered with Cancel.` };
  const isLeaving = leavingSigns.some((sign) => result[sign] !== undefined) || result.dialog !== undefined;
  const changed =
    isLeaving ||
    (await lookUntil(run, (page) => (page.visibleState === before.visibleState ? undefined : true)));
  const message = newRefusalMessage(before, await untilSettled(run, before));
  if (message !== undefined) return { failure: `The page says: "${message}".` };
  return changed ? undefined : { failure: `The page did not react to ${what}.` };
}

/** The question of a `confirm` or `prompt` that was dismissed: what hung on it was not done. */
function dismissedDialog({ dialog, dialogs }: Record<string, unknown>): string | undefined {
  const all = [dialog, ...(Array.isArray(dialogs) ? dialogs : [])];
  for (const one of all) {
    if (typeof one !== 'object' || one === null) continue;
    const { type, message, answer } = one as Record<string, unknown>;
    if (type !== 'alert' && answer !== 'accepted') return String(message ?? '');
  }
  return undefined;
}
