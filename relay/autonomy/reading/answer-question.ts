/** Reads the page that a session shows and answers a question from it. */
import { RelayError } from '../../../extension/protocol/errors';
import type { AgentSession } from '../agent-session';
import type { Asking, Reader } from './reader';
import type { RetrieveRequest } from './retrieve-request';
import type { RetrieveResult } from './retrieve-result';

interface Tools {
  session: AgentSession;
  reader: Reader;
  /** Waits for the caller's turn to do what needs much of the browser. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Goes to the request's `url`, if there is one, and answers from the page.
 * @throws RelayError navigation_failed for an error page, a picture, a PDF; element_not_found, model_failed, and what
 *   a step throws
 */
export async function answerQuestion(
  { session, reader, inTurn }: Tools,
  { url, selector = '', query, schema, sessionId }: RetrieveRequest,
  asking: Asking,
): Promise<RetrieveResult> {
  if (url !== undefined && (sessionId === undefined || !(await isAt(session, url)))) await goTo(session, url);
  const page = await inTurn(async () => ({
    lines: String(await session.step('passages', selector, { load: true })),
    text: String(await session.step('text')),
  }));
  const reading = await reader.answer({ query, ...page, schema }, asking);
  return { ...reading, passages: [...reading.passages] };
}

/** Whether the session shows this page already, so that it need not be loaded again. */
async function isAt(session: AgentSession, url: string): Promise<boolean> {
  const current = (await session.tabs()).find((tab) => tab.current);
  return withoutHash(current?.url ?? '') === withoutHash(new URL(url).href);
}

async function goTo(session: AgentSession, url: string): Promise<void> {
  const result = await session.step('navigate', '', url);
  if (typeof result !== 'object' || !result.stays) return;
  throw new RelayError(
    'navigation_failed',
    `${url} is a file, which the browser saves, and only web pages and plain text can be read. Give the address of a page.`,
  );
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? '';
}
