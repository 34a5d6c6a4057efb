/** Finds the relay that keeps a task or a held act: by asking all of them once. */
import type { RequestContext } from '../../service/caller';
import type { Asked, OtherRelays } from './other-relays';

const maxRemembered = 5_000;

export class Keepers {
  readonly #others: OtherRelays;
  readonly #isHere: (id: string) => boolean;
  /** Run of a relay by what it keeps. Written by `#find`; the oldest go when there are more than 5,000. */
  readonly #known = new Map<string, string>();

  /** @param isHere whether this relay keeps it */
  constructor(others: OtherRelays, isHere: (id: string) => boolean) {
    this.#others = others;
    this.#isHere = isHere;
  }

  /** Does it at the relay that keeps what the id means; here if none does, or this one, which then says so. */
  async ask<Result>(id: string, asked: Asked<Result>): Promise<Result> {
    if (this.#isHere(id)) return asked.here();
    const run = await this.#find(id, asked.context);
    return run === undefined ? asked.here() : this.#others.inRelay(run, asked);
  }

  async #find(id: string, context: RequestContext): Promise<string | undefined> {
    const others = this.#others.others();
    const known = this.#known.get(id);
    if (known !== undefined && others.includes(known)) return known;
    const asked = { operation: 'locate' as const, input: { id }, context };
    const answers = await Promise.all(
      others.map(async (run) => {
        const isThere = await this.#others.inRelay<boolean>(run, asked).catch(() => false);
        return isThere ? run : undefined;
      }),
    );
    const run = answers.find((one) => one !== undefined);
    if (run !== undefined) this.#known.set(id, run);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > maxRemembered) this.#known.delete(oldest);
    return run;
  }
}
