/** Reads what a session answered about its page: the passages, and what proves a quote. */
import { RelayError } from '../../../../extension/protocol/errors';
import { type Page, parsePage } from './page';
import { type Proof, proofOn } from './quotes';

/** The content types that can be read as text. */
const readable = /^(?:text\/(?:html|plain|xml|markdown|csv)|application\/(?:xhtml\+xml|xml|json|ld\+json))$/;

export interface ReadPage {
  page: Page;
  /** Whether the page shows a quote, or its head has it. */
  proof: Proof & { isShown: Proof };
}

/** @throws RelayError navigation_failed for an error page, and for what is no text */
export function readPage({ lines, text }: { lines: string; text: string }): ReadPage {
  const page = parsePage(lines);
  checkReadable(page);
  // What is collapsed shows with a click, and what is entered is in no text, so its own text proves it.
  const ownTexts = page.passages
    .filter(({ kind, folded }) => kind === 'meta' || kind === 'fact' || kind === 'field' || folded)
    .map((passage) => passage.text);
  const isShown = proofOn([text]);
  const isInOwnText = proofOn(ownTexts);
  return { page, proof: Object.assign((quote: string) => isShown(quote) || isInOwnText(quote), { isShown }) };
}

function checkReadable({ url, status = 200, contentType }: Page): void {
  if (status >= 400) {
    throw new RelayError(
      'navigation_failed',
      `${url} answered with HTTP status ${status}, so this is not the page that was asked for. Check the address, or sign in first.`,
    );
  }
  if (readable.test(contentType)) return;
  throw new RelayError(
    'navigation_failed',
    `${url} is ${contentType}, and only web pages and plain text can be read. Give the address of a page.`,
  );
}
