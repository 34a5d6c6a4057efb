/** Sends steps and questions to the documents of session tabs. */
import { type Outcome, RelayError } from '../../protocol/errors';
import type { Command } from '../../protocol/frames/frames';
import type { FromPage, PageCommand } from '../../protocol/page-messages';
import { documentGone } from './page-errors';
import type { PagePort } from './page-port';
import type { PagePorts } from './page-ports';

/** A document's answer to a step: its result, or the frame to go on in. */
export type PageAnswer = Extract<FromPage, { type: 'answer' }>;

export class PageLink {
  /** Tabs that settled and got no step since. Starts empty with each worker; an entry may outlive its tab. */
  readonly #settled = new Set<number>();

  constructor(
    private readonly ports: PagePorts,
    private readonly checks: {
      /** Checks that a step may be sent to the document. @throws RelayError domain_not_allowed */
      checkDocument(document: { tabId: number; frameId: number; url: string }): void;
      /** Resolves when the browser is prepared for what the document does because of the step. */
      prepare(
        command: Omit<PageCommand, 'sentAt'>,
        document: { tabId: number; frameId: number; origin: string },
        signal: AbortSignal,
      ): Promise<void>;
      /** The order with the caller's secrets filled in, where the document may get them. @throws RelayError domain_not_allowed */
      reveal(order: Command['order'], document: { tabId: number; origin: string }): Command['order'];
    },
  ) {}

  /** Whether the frame's document has a content script that answers. */
  isConnected(tabId: number, frameId: number): boolean {
    return this.ports.has(tabId, frameId);
  }

  /** Whether the tab's document has answered the read already, together with one before it. */
  hasAnswered(tabId: number, id: string): boolean {
    return this.ports.hasAnswered(tabId, id);
  }

  /**
   * Runs a step in the frame's document. Undefined when the document went away before the step began in it.
   * @param next reads that the document may answer in the same message, if the step is a read too
   * @throws RelayError interrupted, outcome unknown, when it went away in the middle of the step.
   */
  async ask(
    { tabId, frameId }: { tabId: number; frameId: number },
    command: Omit<PageCommand, 'sentAt'>,
    signal: AbortSignal,
    next: readonly Omit<PageCommand, 'sentAt'>[] = [],
  ): Promise<PageAnswer | undefined> {
    const askedAt = Date.now();
    this.#settled.delete(tabId);
    const page = await this.ports.portOf(tabId, frameId, signal);
    if (!page) return undefined;
    const { url = '', origin = url } = page.sender;
    this.checks.checkDocument({ tabId, frameId, url });
    await this.checks.prepare(command, { tabId, frameId, origin }, signal);
    const reveal = (order: Command['order']) => this.checks.reveal(order, { tabId, origin });
    const order = reveal(command.order);
    const sentAt = Date.now();
    const ahead = next.map((read) => ({ ...read, order: reveal(read.order), sentAt }));
    // Injecting the script took its time, and the page is to answer before the deadline all the same.
    const timeoutMs = Math.max(1, command.timeoutMs - (sentAt - askedAt));
    const answer = await page
      .request({ ...command, order, timeoutMs, sentAt }, signal, ahead)
      .catch((error: RelayError) => {
        const outcome = outcomeAfter(page.takeProgress(command.id));
        throw command.effect === 'act' ? new RelayError(error.code, error.message, { outcome }) : error;
      });
    const { begun, delivered } = page.takeProgress(command.id);
    if (answer?.type === 'answer') {
      const { error } = answer;
      // Such as when a script that judges acts came too late.
      const isOpen = error?.code === 'timeout' ? !begun : error?.code === 'internal';
      return error && isOpen && command.effect === 'act'
        ? { ...answer, error: { ...error, outcome: begun ? 'unknown' : 'not_executed' } }
        : answer;
    }
    if (delivered) return { type: 'answer', id: command.id, result: delivered, leaving: true };
    if (begun) throw documentGone();
    return undefined;
  }

  /** The index of the frame's document in its parent's `window.frames`; -1 if it has none. */
  async frameIndex(tabId: number, frameId: number, signal: AbortSignal): Promise<number> {
    const answer = await this.#query(tabId, frameId, { type: 'where' }, signal);
    return answer?.type === 'here' ? answer.frameIndex : -1;
  }

  /** Whether neither a step nor the document has changed anything since the document settled. */
  isAtRest(tabId: number): boolean {
    return this.#settled.has(tabId) && this.ports.isAtRest(tabId);
  }

  /** Whether the tab's document is visible; resolves when it has drawn what may have changed, for which it may have waited. */
  async settle(tabId: number, signal: AbortSignal): Promise<{ visible: boolean; waited?: boolean }> {
    const stepped = !this.#settled.has(tabId);
    this.#settled.add(tabId);
    const answer = await this.#query(tabId, 0, { type: 'settle', stepped }, signal);
    return answer?.type === 'settled' ? answer : { visible: false };
  }

  /**
   * Injects the script that prepares a document for screenshots; false when the document left first.
   * @throws RelayError restricted_page
   */
  injectStage(tabId: number, frameId: number): Promise<boolean> {
    return this.ports.inject(tabId, frameId, '/stage.js');
  }

  /** Asks the frame's document, or the next one if it goes away meanwhile. Undefined when the tab is closed. */
  async #query(
    tabId: number,
    frameId: number,
    question: { type: 'where' } | { type: 'settle'; stepped: boolean },
    signal: AbortSignal,
  ): Promise<FromPage | undefined> {
    for (;;) {
      const page = await this.ports.portOf(tabId, frameId, signal);
      const answer = await page?.request({ ...question, id: crypto.randomUUID() }, signal);
      if (!page || answer) return answer;
    }
  }
}

/** What is known of an act whose page did not answer: a page that did not begin in time never does. */
function outcomeAfter({ begun, delivered }: ReturnType<PagePort['takeProgress']>): Outcome {
  if (!begun) return 'not_executed';
  return delivered ? 'executed' : 'unknown';
}
