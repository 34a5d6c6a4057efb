/** Finds a text that the page has only in one of its frames, where a selector such as `text=Pay` does not look. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { AgentSession } from '../../agent-session';

const ofText = /^\s*text\s*=\s*(?!.*>>>)/;

/** The selector of the only element with the text in the frames; undefined where there is none, or several. */
export async function inAFrame(selector: string, session: AgentSession): Promise<string | undefined> {
  if (!ofText.test(selector)) return undefined;
  const inside = `iframe >>> ${selector}`;
  try {
    return String(await session.step('count', inside)) === '1' ? inside : undefined;
  } catch (error) {
    if (error instanceof RelayError) return undefined;
    throw error;
  }
}
