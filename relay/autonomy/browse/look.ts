/** What a planner sees is read in one place, and no secret's value passes it. */
import { knownAction } from '../../../extension/actions/known-action';
import { RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings } from '../../../extension/protocol/mask-secrets';
import type { ActOutcome, Seen } from '../model';
import type { SessionDriver } from './session-driver';

/** Deeper than any page; a reading of its own, so that a planner's own readings keep their differences. */
const allOfThePage = { depth: 500 };

/** The page as it stands. */
export async function look(
  driver: SessionDriver,
  mask: Mask,
  before: { outcomes: readonly ActOutcome[]; notice?: string; stepsLeft: number; mayPhotograph: boolean },
): Promise<Seen> {
  const tabs = mapStrings(await driver.tabs(), mask);
  const current = tabs.find((tab) => tab.current);
  return {
    url: current?.url ?? '',
    title: current?.title ?? '',
    tabs,
    outcomes: before.outcomes,
    ...(before.notice && { notice: before.notice }),
    stepsLeft: before.stepsLeft,
    async read(action, selector = '', value) {
      const { name, entry } = knownAction(action);
      if (entry.effect !== 'read') throw new RelayError('bad_request', `${name} is no reading action.`);
      const answer = await driver.step(name, selector, value);
      return mask(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
    photograph() {
      if (before.mayPhotograph) return driver.photograph();
      throw new RelayError('bad_request', 'A task with secrets is not photographed for a model.');
    },
  };
}

/** What tells two states of a page apart; just its address where it cannot be read. */
export async function pageState(driver: SessionDriver, url: string): Promise<string> {
  try {
    return `${url}\n${await driver.step('snapshot', '', allOfThePage)}`;
  } catch (error) {
    if (error instanceof RelayError) return url;
    throw error;
  }
}
