/** Reads the page that a session shows and answers a question from it. */
import { RelayError } from '../../../extension/protocol/errors';
import type { AgentSession } from '../agent-session';
import { type Page, parsePage } from './page/page';
import { linkTo, type Proof, proofOn } from './page/quotes';
import type { Reader } from './reader';
import type { RetrieveRequest } from './retrieve-request';
import type { RetrieveResult } from './retrieve-result';

/** The content types that can be read as text. */
const readable = /^(?:text\/(?:html|plain|xml|markdown|csv)|application\/(?:xhtml\+xml|xml|json|ld\+json))$/;

/**
 * Goes to the request's `url`, if there is one, and answers from the page.
 * @throws RelayError navigation_failed for an error page, a picture, a PDF; element_not_found, model_failed, and what
 *   a step throws
 */
export async function answerQuestion(
  session: AgentSession,
  reader: Reader,
  { url: address, selector = '', query, schema, sessionId }: RetrieveRequest,
  signal: AbortSignal,
): Promise<RetrieveResult> {
  if (address !== undefined && (sessionId === undefined || !(await isAt(session, address)))) {
    await goTo(session, address);
  }
  const { page, proof } = await readPage(session, selector);
  const reading = await reader.answer({ query, page, proof, schema }, signal);
  const { url, title } = page;
  const link = reading.found
    ? proof.isShown(reading.sourceText)
      ? linkTo(url, reading.sourceText)
      : url
    : '';
  return { ...reading, url, title, link, passages: [...reading.passages] };
}

/** Whether the session shows this page already, so that it need not be loaded again. */
async function isAt(session: AgentSession, url: string): Promise<boolean> {
  const current = (await session.tabs()).find((tab) => tab.current);
  return withoutHash(current?.url ?? '') === withoutHash(new URL(url).href);
}

async function goTo(session: AgentSession, url: string): Promise<void> {
  const result = await session.step('navigate', '', url);
  if (typeof result === 'object' && result.stays)
    throw notReadable(`${url} is a file, which the browser saves`);
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

interface ReadPage {
  page: Page;
  /** Whether the page shows a quote, or its head has it. */
  proof: Proof & { isShown: Proof };
}

async function readPage(session: AgentSession, selector: string): Promise<ReadPage> {
  const lines = await session.step('passages', selector, { load: true });
  const page = parsePage(String(lines));
  checkReadable(page);
  const text = String(await session.step('text'));
  // What is collapsed shows with a click, so its own text proves it.
  const ownTexts = page.passages
    .filter(({ kind, folded }) => kind === 'meta' || kind === 'fact' || folded)
    .map((passage) => passage.text);
  const isShown = proofOn([text]);
  const isInOwnText = proofOn(ownTexts);
  return { page, proof: Object.assign((quote: string) => isShown(quote) || isInOwnText(quote), { isShown }) };
}

/** @throws RelayError navigation_failed for an error page, and for what is no text. */
function checkReadable({ url, status = 200, contentType }: Page): void {
  if (status >= 400) {
    throw new RelayError(
      'navigation_failed',
      `${url} answered with HTTP status ${status}, so this is not the page that was asked for. Check the address, or sign in first.`,
    );
  }
  if (!readable.test(contentType)) throw notReadable(`${url} is ${contentType}`);
}

function notReadable(what: string): RelayError {
  return new RelayError(
    'navigation_failed',
    `${what}, and only web pages and plain text can be read. Give the address of a page.`,
  );
}
