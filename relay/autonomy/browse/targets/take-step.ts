/** Takes the step of an act, on the element that its words mean. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { StepResult } from '../../../../extension/protocol/frames/frames';
import type { AgentSession, HowToStep } from '../../agent-session';
import type { Act } from '../../model';
import { namedInView } from '../with-named-element';
import { inAFrame } from './in-a-frame';

/**
 * Takes the step; in a frame where only that has the text, or on what the view alone calls so.
 * @param called the selector as the planner gave it, which errors name: a ref found for it was perhaps never shown
 */
export async function takeStep(
  asked: Act,
  called: string,
  session: AgentSession,
  how: HowToStep,
): Promise<{ named: Act; taken: StepResult }> {
  const step = async ({ action, selector, value, dialog }: Act) => {
    try {
      return await session.step(action, selector, value, { ...how, acceptsDialog: dialog === 'accept' });
    } catch (error) {
      throw error instanceof RelayError ? calledBy(error, selector, called) : error;
    }
  };
  try {
    return { named: asked, taken: await step(asked) };
  } catch (error) {
    if (!(error instanceof RelayError) || !isElsewhere(error)) throw error;
    const isInFrame = error.code === 'element_not_found' && (await inAFrame(asked.selector, session));
    const selector = isInFrame || (await namedInView(asked, session));
    if (selector === undefined) throw error;
    const named = { ...asked, selector };
    return { named, taken: await step(named) };
  }
}

/** What has the words may also be the text beside what the act is for, such as that of a check box. */
function isElsewhere({ code, more }: RelayError): boolean {
  return code === 'element_not_found' || (code === 'wrong_element' && more.outcome === 'not_executed');
}

function calledBy(error: RelayError, selector: string, called: string): RelayError {
  const { code, message, more } = error;
  const isOwn = selector === called || !message.includes(JSON.stringify(selector));
  return isOwn
    ? error
    : new RelayError(
        code,
        message.replaceAll(JSON.stringify(selector), () => JSON.stringify(called)),
        more,
      );
}
