/** Adds to each reply the origin of the page that its command acted on, for the relay's audit log. */
import type { Command, Reply } from '../../protocol/frames/frames';

export class PageOrigins {
  /**
   * By command id, the origin when the command's turn began. An entry is made when the command arrives, filled by
   * `turnBegan`, and dies with the reply.
   */
  readonly #origins = new Map<string, string | undefined>();
  /** The address that was read last. Reading one takes a tenth of all that the worker does for a step. */
  #last = { address: '', origin: '' };

  /** @param addressOf the URL of a session's current page */
  constructor(private readonly addressOf: (sessionId: string) => string | undefined) {}

  /** Runs a command and returns its reply with the origin, if that is known. */
  async addTo(command: Command, run: () => Promise<Reply>): Promise<Reply> {
    const { id, order } = command;
    this.#origins.set(id, undefined);
    const reply = await run();
    const sessionId =
      'sessionId' in order ? order.sessionId : (reply.result as { id?: unknown } | undefined)?.id;
    const origin = this.#origins.get(id) ?? this.#current(sessionId);
    this.#origins.delete(id);
    return origin === undefined ? reply : { ...reply, origin };
  }

  /** The command acts on the page that is there now; `open` and `navigate` on the one that they lead to. */
  turnBegan({ id, order }: Pick<Command, 'id' | 'order'>): void {
    if (!('sessionId' in order)) return;
    const isArrival = order.do === 'step' && __ACTION_FLAGS__.valueIsAddress.includes(order.action);
    // A turn may also begin after the reply, if the user has paused everything.
    if (!isArrival && this.#origins.has(id)) this.#origins.set(id, this.#current(order.sessionId));
  }

  #current(sessionId: unknown): string | undefined {
    const address = typeof sessionId === 'string' ? this.addressOf(sessionId) : undefined;
    if (!address || !/^https?:/.test(address)) return undefined;
    if (this.#last.address !== address) this.#last = { address, origin: new URL(address).origin };
    return this.#last.origin;
  }
}
