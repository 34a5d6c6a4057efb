/** Shows the page of a session as text. */
import { RelayError } from '../../extension/protocol/errors';
import type { ToolCall } from './tool';

interface View {
  session: string;
  selector?: string | undefined;
  interactive?: boolean | undefined;
  /** Only what has changed since the last view of the same. */
  changes?: boolean | undefined;
  maxChars?: number;
}

/** The snapshot. @throws what the step throws */
export async function viewPage(
  { service, context }: ToolCall,
  { session, selector, interactive, changes, maxChars }: View,
): Promise<string> {
  const value = {
    ...(interactive && { interactive }),
    ...(changes && { diff: true }),
    ...(maxChars && { maxChars }),
  };
  const step = { sessionId: session, action: 'snapshot', selector, value };
  return String(await service.takeStep(step, context));
}

/** The same where something else was done already, which must be told whether or not the page can be read. */
export async function viewIfPossible(call: ToolCall, view: View): Promise<string> {
  try {
    return await viewPage(call, view);
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    return `The page cannot be shown. ${error.code}: ${error.message}`;
  }
}
