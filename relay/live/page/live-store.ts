/** What the page shows: kept up to date by the relay's frames, as long as it is open. */
import type { Approval } from '../../service/approvals/approval';
import type { LiveBrowser, LiveFrame, LiveSession } from '../../service/live/live-state';
import { CallError, type RelayApi } from './relay-api';

const retryEveryMs = 1_500;

export interface Shown {
  /** Absent before the first frame. */
  sessions: ReadonlyMap<string, LiveSession>;
  approvals: readonly Approval[];
  browsers: readonly LiveBrowser[];
  connection: 'connecting' | 'open' | 'lost' | 'refused';
  /** What went wrong last. */
  problem: string;
}

export class LiveStore {
  shown: Shown = {
    sessions: new Map(),
    approvals: [],
    browsers: [],
    connection: 'connecting',
    problem: '',
  };
  readonly #api: RelayApi;
  readonly #render: () => void;

  /** @param render called after every change */
  constructor(api: RelayApi, render: () => void) {
    this.#api = api;
    this.#render = render;
  }

  /** Follows what happens, and connects again as long as the token is good. */
  async follow(): Promise<void> {
    for (;;) {
      try {
        let isFirst = true;
        for await (const frame of this.#api.frames()) {
          this.#take(frame, isFirst);
          isFirst = false;
        }
        this.#put({ connection: 'lost' });
      } catch (error) {
        if (error instanceof CallError && error.status === 401) {
          this.#put({ connection: 'refused', problem: error.message });
          return;
        }
        this.#put({ connection: 'lost' });
      }
      await new Promise((resolve) => setTimeout(resolve, retryEveryMs));
    }
  }

  /** Has the relay do something, and shows why it did not. */
  async order(method: string, path: string, body?: unknown): Promise<void> {
    try {
      await this.#api.call(method, path, body);
      this.#put({ problem: '' });
    } catch (error) {
      this.#put({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  fail(problem: string): void {
    this.#put({ problem });
  }

  /** @param isWhole the first frame of a connection has all there is */
  #take({ sessions = [], gone = [], approvals, browsers }: LiveFrame, isWhole: boolean): void {
    const all = new Map(isWhole ? [] : this.shown.sessions);
    for (const session of sessions) all.set(session.id, session);
    for (const id of gone) all.delete(id);
    this.#put({
      sessions: all,
      connection: 'open',
      ...(approvals && { approvals }),
      ...(browsers && { browsers }),
    });
  }

  #put(part: Partial<Shown>): void {
    this.shown = { ...this.shown, ...part };
    this.#render();
  }
}
