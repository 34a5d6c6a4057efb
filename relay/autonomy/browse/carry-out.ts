/** A planner may ask for several acts at once; they are done one by one, as long as the page is what it decided on. */
import { knownAction } from '../../../extension/actions/known-action';
import { type ErrorCode, RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings } from '../../../extension/protocol/mask-secrets';
import type { Act, ActOutcome } from '../model';
import type { ActionRecord } from './browse-result';
import { recordOf } from './records';
import type { SessionDriver } from './session-driver';

/** With these nothing can be done any more; every other error is for the planner to deal with. */
const fatal: readonly ErrorCode[] = ['session_not_found', 'no_browser', 'interrupted', 'paused', 'internal'];
const handle = /\[((?:f\d+)?e\d+)\]/g;

/** Told before each act, so that a watching caller knows what is about to be done, and what became of the one before. */
export type BeforeAct = (act: Act, before: ActOutcome | undefined) => void | Promise<void>;

/**
 * Does the acts in order, and stops after one that failed or changed what there is to act on.
 * @returns what became of those that were begun; `records` gets what was done.
 */
export async function carryOut(
  acts: readonly Act[],
  tools: { driver: SessionDriver; mask: Mask; records: ActionRecord[]; beforeAct: BeforeAct },
): Promise<ActOutcome[]> {
  const { driver } = tools;
  const outcomes: ActOutcome[] = [];
  const planned = acts.length > 1 ? await whatThereIs(driver) : '';
  for (const [index, act] of acts.entries()) {
    await tools.beforeAct(act, outcomes.at(-1));
    const outcome = await carryOutOne(act, tools);
    outcomes.push(outcome);
    const failed =
      outcome.error !== undefined || (typeof outcome.result === 'object' && !outcome.result.success);
    const isLast = index === acts.length - 1;
    if (isLast || failed || planned !== (await whatThereIs(driver))) break;
  }
  return outcomes;
}

async function carryOutOne(
  act: Act,
  { driver, mask, records }: { driver: SessionDriver; mask: Mask; records: ActionRecord[] },
): Promise<ActOutcome> {
  try {
    const result = await driver.step(act.action, act.selector, act.value);
    const { name, entry } = knownAction(act.action);
    if (entry.effect === 'act' || name === 'wait') records.push(recordOf(name, act, result));
    return { act, result: mapStrings(result, mask) };
  } catch (error) {
    if (!(error instanceof RelayError) || fatal.includes(error.code)) throw error;
    return { act, error: mask(error.message) };
  }
}

/** Address and handles: typing leaves them alone, a page that has changed under the planner does not. */
async function whatThereIs(driver: SessionDriver): Promise<string> {
  const url = (await driver.tabs()).find((tab) => tab.current)?.url;
  try {
    const shown = await driver.step('snapshot', '', { interactive: true });
    return [url, ...[...String(shown).matchAll(handle)].map(([, ref]) => ref)].join(' ');
  } catch (error) {
    if (error instanceof RelayError && !fatal.includes(error.code)) return String(url);
    throw error;
  }
}
