/** Calls that wait for room in a browser: those of each key in order of arrival, the keys in turn. */
import { FairTurns } from '../../fair-turns';

const maxWaiting = 500;
const maxWaitingPerKey = 32;

interface Row {
  turns: FairTurns;
  waiting: number;
  /** By key. */
  ofKeys: Map<string, number>;
}

export class WaitingRows {
  /** By what is waited for. A row dies with the last call in it. */
  readonly #rows = new Map<string, Row>();

  /** Whether somebody waits already, whom a new call must not overtake. */
  has(place: string): boolean {
    return this.#rows.has(place);
  }

  /**
   * Does `work` when it is the key's turn.
   * @returns nothing when too many wait, or it was not its turn before `signal` aborted
   */
  async inTurn<Result>(
    place: string,
    key: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const row = this.#rows.get(place) ?? {
      turns: new FairTurns({ running: 1, perKey: 1 }),
      waiting: 0,
      ofKeys: new Map<string, number>(),
    };
    const ofKey = row.ofKeys.get(key) ?? 0;
    if (row.waiting >= maxWaiting || ofKey >= maxWaitingPerKey) return undefined;
    this.#rows.set(place, row);
    row.waiting += 1;
    row.ofKeys.set(key, ofKey + 1);
    let hasBegun = false;
    try {
      return await row.turns.run(key, signal, () => {
        hasBegun = true;
        return work();
      });
    } catch (error) {
      if (signal.aborted && !hasBegun) return undefined;
      throw error;
    } finally {
      row.waiting -= 1;
      row.ofKeys.set(key, (row.ofKeys.get(key) ?? 1) - 1);
      if (row.ofKeys.get(key) === 0) row.ofKeys.delete(key);
      if (row.waiting === 0) this.#rows.delete(place);
    }
  }
}
