/** Answers a question about a page: opens the session, reads the page, asks the reader, closes the session. */
import { randomUUID } from 'node:crypto';
import { knownAction } from '../../../extension/actions/known-action';
import { parseStep } from '../../../extension/actions/parse-step';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames';
import type { Browsers, Call } from '../../browsers/browsers';
import { leaveSession } from '../browse/enter-session';
import { compileSchema } from './json-schema';
import { type Page, parsePage } from './page/page';
import { linkTo, type Proof, proofOn } from './page/quotes';
import type { Reader } from './reader';
import type { RetrieveRequest } from './retrieve-request';
import type { RetrieveResult } from './retrieve-result';

const size = { width: 1280, height: 800 };
const openTimeoutMs = 30_000;

/** What a page has to be for its words to be read. */
const readable = /^(?:text\/(?:html|plain|xml|markdown|csv)|application\/(?:xhtml\+xml|xml|json|ld\+json))$/;

/**
 * Answers the question in a session of its own, or in the one that the request names.
 * @throws RelayError navigation_failed for what is no page to be read: an error page, a picture, a PDF;
 *   element_not_found, model_failed, timeout at the deadline, and what opening a session throws.
 */
export async function retrieve(
  { browsers, reader }: { browsers: Browsers; reader: Reader },
  request: RetrieveRequest,
  caller: Pick<Call, 'keyName' | 'signal'>,
): Promise<RetrieveResult> {
  if (request.schema) compileSchema(request.schema);
  const deadline = deadlineIn(request.timeoutMs);
  const signal = AbortSignal.any([caller.signal, deadline.signal]);
  const own = !request.sessionId;
  try {
    const tab = inSession(browsers, caller.keyName, signal, deadline.leftMs);
    const sessionId = request.sessionId ?? (await tab.open(request));
    const letGo = browsers.hold(sessionId);
    try {
      if (request.url) await goTo(tab, sessionId, request.url, own);
      const { page, proof } = await read(tab, sessionId, request.selector ?? '');
      const { query, schema } = request;
      const reading = await reader.answer({ query, page, proof, schema }, signal);
      const { url, title } = page;
      const link = reading.found
        ? proof.isShown(reading.sourceText)
          ? linkTo(url, reading.sourceText)
          : url
        : '';
      return { ...reading, url, title, link, passages: [...reading.passages] };
    } finally {
      if (own) await leaveSession(browsers, sessionId, caller.keyName).catch(() => {});
      letGo();
    }
  } catch (error) {
    // What was under way at the deadline fails with words of its own.
    if (deadline.signal.aborted) throw deadline.signal.reason;
    throw error;
  } finally {
    deadline.stop();
  }
}

function deadlineIn(timeoutMs: number) {
  const endsAt = Date.now() + timeoutMs;
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const words = `The question was not answered within ${timeoutMs} ms. Give it more timeoutMs, or name a part of the page with selector.`;
    controller.abort(new RelayError('timeout', words));
  }, timeoutMs);
  return {
    signal: controller.signal,
    leftMs: () => Math.max(1, endsAt - Date.now()),
    stop: () => clearTimeout(timer),
  };
}

type Tab = ReturnType<typeof inSession>;

function inSession(browsers: Browsers, keyName: string, signal: AbortSignal, leftMs: () => number) {
  const call = (effect: Call['effect'], maxMs: number) => {
    signal.throwIfAborted();
    const timeoutMs = Math.min(maxMs, leftMs());
    return { keyName, commandId: randomUUID(), keyed: false, effect, timeoutMs, signal };
  };
  return {
    /** Blank: the page is navigated to, which tells the HTTP status. */
    async open({ headless = true, incognito = false }: RetrieveRequest): Promise<string> {
      const order = { do: 'open', headless, incognito, ...size, dialogs: 'dismiss' } as const;
      return (await browsers.send(order, call('act', openTimeoutMs))).id;
    },
    step(sessionId: string, action: string, selector: string, value?: unknown): Promise<StepResult> {
      const { name, entry } = knownAction(action);
      const order = {
        do: 'step',
        sessionId,
        action: name,
        ...parseStep(action, entry, { selector, value }),
        // What no person can see is there to be read by machines.
        onlySeen: entry.effect === 'read',
      } as const;
      return browsers.send(order, call(entry.effect, entry.timeoutMs));
    },
  };
}

/** Nothing is loaded anew where the page is open already. */
async function goTo(tab: Tab, sessionId: string, url: string, isNew: boolean): Promise<void> {
  if (!isNew) {
    const listed = await tab.step(sessionId, 'tabs', '');
    const tabs = typeof listed === 'object' && Array.isArray(listed.tabs) ? listed.tabs : [];
    const current = tabs.find((one: { current?: boolean }) => one.current) as { url?: string } | undefined;
    if (withoutHash(current?.url ?? '') === withoutHash(new URL(url).href)) return;
  }
  const went = await tab.step(sessionId, 'navigate', '', url);
  if (typeof went === 'object' && went.stays) throw noPage(`${url} is a file, which the browser saves`);
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

interface Shown {
  page: Page;
  /** By what the page shows, and what its head says. */
  proof: Proof & { isShown: Proof };
}

async function read(tab: Tab, sessionId: string, selector: string): Promise<Shown> {
  const lines = await tab.step(sessionId, 'passages', selector, { load: true });
  const page = parsePage(String(lines));
  refuse(page);
  const text = String(await tab.step(sessionId, 'text', ''));
  // What is folded away shows with a click, so a text of it is proved by itself.
  const said = page.passages
    .filter(({ kind, folded }) => kind === 'meta' || kind === 'fact' || folded)
    .map((passage) => passage.text);
  const isShown = proofOn([text]);
  const isSaid = proofOn(said);
  return { page, proof: Object.assign((quote: string) => isShown(quote) || isSaid(quote), { isShown }) };
}

/** Of an error page, a picture or a PDF there is nothing to tell. */
function refuse({ url, status = 200, contentType }: Page): void {
  if (status >= 400) {
    throw new RelayError(
      'navigation_failed',
      `${url} answered with HTTP status ${status}, so this is not the page that was asked for. Check the address, or sign in first.`,
    );
  }
  if (readable.test(contentType)) return;
  throw noPage(`${url} is ${contentType}`);
}

function noPage(what: string): RelayError {
  return new RelayError(
    'navigation_failed',
    `${what}, and only web pages and plain text can be read. Give the address of a page.`,
  );
}
