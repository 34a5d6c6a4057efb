/** Talks with the content scripts of session tabs, each over a port that the page's side opened. */
import { RelayError } from '../../protocol/errors';
import type { Command, StepResult } from '../../protocol/frames';
import { type FromPage, fromPageSchema, type PageCommand } from '../../protocol/page-frames';
import type { PageScript, Port, Sender } from '../browser-api';
import { gone, notAllowed, silent } from './page-errors';

/** Answers of the page's side to one command: its result, or where to go on. */
export type PageAnswer = Extract<FromPage, { type: 'answer' }>;

export interface PageLink {
  /** Takes a port that a content script opened. */
  accept(port: Port): void;
  /** The tab was closed: nobody need wait for it any more. */
  forget(tabId: number): void;
  /** Whether the frame's document answers now. */
  reaches(tabId: number, frameId: number): boolean;
  /**
   * Runs a step in the frame's document, putting the content script there first where it is missing.
   * Nothing is answered when the document went away before it felt anything of the step.
   * @throws RelayError interrupted, outcome unknown, when it went away in the middle of it.
   */
  ask(
    place: { tabId: number; frameId: number },
    command: Omit<PageCommand, 'sentAt'>,
    signal: AbortSignal,
  ): Promise<PageAnswer | undefined>;
  /** Which of its parent's `window.frames` the frame's document is in. */
  whereIs(tabId: number, frameId: number, signal: AbortSignal): Promise<number>;
  /**
   * Puts the script that lays out pictures into the frame's document; false when that left first.
   * @throws RelayError restricted_page
   */
  setStage(tabId: number, frameId: number): Promise<boolean>;
  /** Whether the frame's document is visible; resolves after it has drawn two frames. */
  settle(tabId: number, signal: AbortSignal): Promise<{ visible: boolean }>;
}

interface Link {
  port: Port;
  waiting: Map<string, (frame: FromPage | undefined) => void>;
  /** Steps that the page has begun to feel, with their results once they are delivered. */
  begun: Map<string, StepResult | undefined>;
}

const tickEveryMs = 20;
/** A content script that has run is heard of long before. */
const heardOfWithinMs = 250;

/** The browser's words when another document took the place (extensions/browser/script_executor.cc). */
const documentLeft = /Frame with ID \d+ was removed/;

export function createPageLink(parts: {
  /** Puts the content script, or what a document needs beside it, into a frame. */
  inject(tabId: number, frameId: number, script: PageScript): Promise<void>;
  isOpen(tabId: number): Promise<boolean>;
  /** Whether a step may enter the document. @throws RelayError domain_not_allowed */
  mayEnter(document: { tabId: number; frameId: number; url: string }): void;
  /** The order as the document may have it, with the caller's secrets in their places. @throws RelayError domain_not_allowed */
  reveal(order: Command['order'], document: { tabId: number; origin: string }): Command['order'];
}): PageLink {
  const links = new Map<string, Link>();
  const arrivals = new Map<string, (() => void)[]>();
  const keyOf = (tabId: number, frameId: number) => `${tabId}/${frameId}`;

  /** The link to the frame's document, made if there is none; nothing when the tab is closed meanwhile. */
  async function linkTo(tabId: number, frameId: number, signal: AbortSignal): Promise<Link | undefined> {
    const key = keyOf(tabId, frameId);
    const known = links.get(key);
    if (known) return known;
    if (signal.aborted) throw silent();
    await new Promise<void>((resolve, reject) => {
      arrivals.set(key, [...(arrivals.get(key) ?? []), resolve]);
      signal.addEventListener('abort', () => reject(silent()), { once: true });
      // A content script that is there already says so again; a new one says so for the first time.
      parts.inject(tabId, frameId, '/page.js').then(
        // A document that left just then has run it and will never be heard of.
        () => setTimeout(resolve, heardOfWithinMs),
        async (error) => {
          if (documentLeft.test(`${error}`) || !(await parts.isOpen(tabId))) resolve();
          else reject(notAllowed(error));
        },
      );
    });
    const link = links.get(key);
    if (link || !(await parts.isOpen(tabId))) return link;
    // The document that arrived has gone away again: the next one may do.
    return linkTo(tabId, frameId, signal);
  }

  /** What the page says to `frame`; nothing when it went away first. */
  function request(
    link: Link,
    id: string,
    frame: unknown,
    signal: AbortSignal,
  ): Promise<FromPage | undefined> {
    return new Promise((resolve, reject) => {
      // It will not say so again.
      if (signal.aborted) return reject(silent());
      const end = () => {
        link.waiting.delete(id);
        signal.removeEventListener('abort', onAbort);
      };
      const onAbort = () => {
        end();
        post(link.port, { type: 'cancel', id });
        reject(silent());
      };
      signal.addEventListener('abort', onAbort, { once: true });
      link.waiting.set(id, (answer) => {
        end();
        resolve(answer);
      });
      post(link.port, frame);
    });
  }

  return {
    accept(port) {
      const tabId = port.sender?.tab?.id;
      const frameId = port.sender?.frameId;
      if (tabId === undefined || frameId === undefined) return port.disconnect();
      const key = keyOf(tabId, frameId);
      const link: Link = { port, waiting: new Map(), begun: new Map() };
      links.set(key, link);
      port.onMessage.addListener((message) => {
        const parsed = fromPageSchema.safeParse(message);
        if (!parsed.success) return;
        const frame = parsed.data;
        if (frame.type === 'tick') setTimeout(() => post(port, { type: 'tick' }), tickEveryMs);
        else if (frame.type === 'script') {
          // A document that cannot have it answers for itself, at the step's deadline.
          parts.inject(tabId, frameId, `/${frame.name}.js`).then(
            () => post(port, { type: 'tick' }),
            () => {},
          );
        } else if (!link.waiting.has(frame.id)) {
          // Not asked of this document, or not asked any more.
        } else if (frame.type === 'begun') link.begun.set(frame.id, undefined);
        else if (frame.type === 'delivered') link.begun.set(frame.id, frame.result);
        else link.waiting.get(frame.id)?.(frame);
      });
      port.onDisconnect.addListener(() => {
        if (links.get(key) === link) links.delete(key);
        for (const settle of link.waiting.values()) settle(undefined);
      });
      for (const wake of arrivals.get(key) ?? []) wake();
      arrivals.delete(key);
    },

    forget(tabId) {
      for (const [key, waiting] of arrivals) {
        if (!key.startsWith(`${tabId}/`)) continue;
        arrivals.delete(key);
        for (const wake of waiting) wake();
      }
    },

    reaches: (tabId, frameId) => links.has(keyOf(tabId, frameId)),

    async ask({ tabId, frameId }, command, signal) {
      const askedAt = Date.now();
      const link = await linkTo(tabId, frameId, signal);
      if (!link) return undefined;
      const { url = '', origin } = (link.port.sender ?? {}) as Sender & { origin?: string };
      parts.mayEnter({ tabId, frameId, url });
      const order = parts.reveal(command.order, { tabId, origin: origin ?? url });
      const sentAt = Date.now();
      // Putting the script there took its time, and the page is to answer before the deadline all the same.
      const timeoutMs = Math.max(1, command.timeoutMs - (sentAt - askedAt));
      const answer = await request(link, command.id, { ...command, order, timeoutMs, sentAt }, signal).catch(
        (error: RelayError) => {
          throw command.effect === 'act' ? withOutcome(error, link, command.id) : error;
        },
      );
      const delivered = link.begun.get(command.id);
      const begun = link.begun.delete(command.id);
      if (answer?.type === 'answer') return answer;
      if (delivered) return { type: 'answer', id: command.id, result: delivered, leaving: true };
      if (begun) throw gone();
      return undefined;
    },

    async whereIs(tabId, frameId, signal) {
      for (;;) {
        const id = crypto.randomUUID();
        const link = await linkTo(tabId, frameId, signal);
        const answer = link && (await request(link, id, { type: 'where', id }, signal));
        // A document that went away meanwhile says nothing of the one that came.
        if (!link || answer) return answer?.type === 'here' ? answer.frameIndex : -1;
      }
    },

    setStage: (tabId, frameId) =>
      parts.inject(tabId, frameId, '/stage.js').then(
        () => true,
        (error) => {
          if (documentLeft.test(`${error}`)) return false;
          throw notAllowed(error);
        },
      ),

    async settle(tabId, signal) {
      for (;;) {
        const id = crypto.randomUUID();
        const link = await linkTo(tabId, 0, signal);
        const answer = link && (await request(link, id, { type: 'settle', id }, signal));
        // A document that went away meanwhile says nothing of the one that came.
        if (!link || answer?.type === 'settled')
          return { visible: answer?.type === 'settled' && answer.visible };
      }
    },
  };
}

/** A port can close between its last message and ours; its page is gone then and needs no answer. */
function post(port: Port, message: unknown): void {
  try {
    port.postMessage(message);
  } catch {}
}

/** What is known of an act whose page fell silent: one that it did not begin in time, it will never begin. */
function withOutcome({ code, message }: RelayError, { begun }: Link, commandId: string): RelayError {
  const delivered = begun.get(commandId) ? 'executed' : 'unknown';
  const outcome = begun.has(commandId) ? delivered : 'not_executed';
  begun.delete(commandId);
  return new RelayError(code, message, { outcome });
}
