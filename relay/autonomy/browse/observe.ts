/** Reads the page for a planner, with the values of secrets masked. */

import { RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings } from '../../../extension/protocol/masking/mask-secrets';
import { knownAction } from '../../validation/known-action';
import type { AgentSession } from '../agent-session';
import type { ActOutcome, PassedMessage, Seen } from '../model';
import { refusalOf } from '../offered-actions';

/** Deeper than any page; different from the planner's own snapshots, so that those keep their differences. */
export const wholePage = { depth: 500 };

/** What the embedded planner and the views read besides; it shows no more than a snapshot does. */
const ownReadings = ['inspect', 'count'];

const refOrFocus = / \[(?:f\d+)?e\d+\]| focused\b/g;

/** The page as it is now. */
export async function observe(
  session: AgentSession,
  mask: Mask,
  run: {
    outcomes: readonly ActOutcome[];
    passed: readonly PassedMessage[];
    stopped?: string;
    beforeLast?: { url: string; tree: string };
    notice: string | undefined;
    stepsLeft: number;
    turnsLeft: number;
    mayTakeScreenshot: boolean;
    /** Receives each snapshot that a planner is given. */
    onSnapshot(tree: string): void;
  },
): Promise<Seen> {
  const tabs = mapStrings(await session.tabs(), mask);
  const current = tabs.find((tab) => tab.current);
  return {
    url: current?.url ?? '',
    title: current?.title ?? '',
    tabs,
    // The acts too: a model may have written a value that it guessed.
    outcomes: mapStrings(run.outcomes, mask),
    ...(run.passed.length > 0 && { passed: run.passed }),
    ...(run.stopped && { stopped: mask(run.stopped) }),
    ...(run.beforeLast && { beforeLast: mapStrings(run.beforeLast, mask) }),
    ...(run.notice && { notice: mask(run.notice) }),
    stepsLeft: run.stepsLeft,
    turnsLeft: run.turnsLeft,
    async read(action, selector = '', value) {
      const { name, entry } = knownAction(action);
      if (entry.effect !== 'read') throw new RelayError('bad_request', `${name} is not a reading action.`);
      const refusal = ownReadings.includes(name) ? undefined : refusalOf({ action: name, selector });
      if (refusal) throw refusal;
      const answer = await session.step(name, selector, value);
      const text = mask(typeof answer === 'string' ? answer : JSON.stringify(answer));
      if (name === 'snapshot') run.onSnapshot(text);
      return text;
    },
    async awaitsServer() {
      try {
        const answer = await session.step('wait', '', 0, { awaitsServer: true });
        return typeof answer === 'object' && answer.awaitsServer === true;
      } catch (error) {
        // Its page cannot be asked, which what reads it next tells.
        if (error instanceof RelayError) return false;
        throw error;
      }
    },
    screenshot() {
      if (run.mayTakeScreenshot) return session.screenshot();
      throw new RelayError('bad_request', 'A task with secrets takes no screenshots for a model.');
    },
  };
}

/**
 * A text that differs between two states of the current page; just its address where it cannot be read. Neither refs,
 * which a page that renders anew changes, nor the focus count.
 */
export async function pageState(session: AgentSession): Promise<string> {
  const url = (await session.tabs()).find((tab) => tab.current)?.url ?? '';
  try {
    const tree = String(await session.step('snapshot', '', wholePage));
    return `${url}\n${tree.replace(refOrFocus, '')}`;
  } catch (error) {
    if (error instanceof RelayError) return url;
    throw error;
  }
}
