/** Fetches a one-time ticket for the live page from the relay. */
import type { ToRelay } from '../../protocol/frames/frames';

const answerTimeoutMs = 5_000;

export class LiveTicket {
  /** Those who wait for the next ticket; emptied by it. */
  #waiting: ((ticket: string) => void)[] = [];

  constructor(private readonly send: (frame: ToRelay) => void) {}

  /** Asks for a ticket; undefined if the relay does not answer. */
  ask(): Promise<string | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== came);
        resolve(undefined);
      }, answerTimeoutMs);
      const came = (ticket: string) => {
        clearTimeout(timer);
        resolve(ticket);
      };
      this.#waiting.push(came);
      this.send({ type: 'liveTicketRequest' });
    });
  }

  /** A ticket came: it is good once. */
  came(ticket: string): void {
    this.#waiting.shift()?.(ticket);
  }
}
