/** Which browser a call with an Idempotency-Key was given to, so that a repetition at any relay goes to the same one. */
import type { Bucket } from '../bus';

/** How long an Idempotency-Key is known across the fleet. */
export const keepClaimsMs = 24 * 60 * 60_000;

export interface Claim {
  browser: string;
  revision: number;
}

export class Claims {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** @param id of the command, which is a hash */
  async find(id: string): Promise<Claim | undefined> {
    const found = await this.#bucket.get(id);
    return found && { browser: found.value, revision: found.revision };
  }

  /**
   * Gives the call to a browser, unless another relay has given it to one meanwhile.
   * @param before the claim that is replaced, because its browser surely did nothing
   */
  async claim(id: string, browser: string, before?: Claim): Promise<{ claim: Claim; isNew: boolean }> {
    const revision = before
      ? await this.#bucket.update(id, browser, before.revision)
      : await this.#bucket.create(id, browser);
    if (revision !== undefined) return { claim: { browser, revision }, isNew: true };
    const found = await this.find(id);
    if (!found) throw new Error('a claim was neither made nor found');
    return { claim: found, isNew: false };
  }
}
