/** The relays that are to learn that the user has unpaired this browser from them. */
import * as z from 'zod/mini';
import type { StorageArea } from '../browser-api/storage';
import { type Introduce, shakeHands } from './handshake';
import { isReachable } from './is-reachable';

const farewellSchema = z.object({
  relayUrl: z.string(),
  browserId: z.string(),
  secret: z.string(),
  /** Epoch milliseconds, before which it is not tried. */
  notBefore: z.number(),
  /** Epoch milliseconds, after which it is given up. */
  until: z.number(),
});
type Farewell = z.infer<typeof farewellSchema>;

const key = 'farewells';
const maxFarewells = 10;
const triedForMs = 30 * 24 * 3_600_000;
/** After an answer by something that does not know this browser: another program, or a relay with another folder. */
const pauseMs = 3_600_000;

export class Farewells {
  /** The attempt that runs now, and all further changes of the list, one after another. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: StorageArea,
    private readonly introduce: Introduce,
  ) {}

  /** Remembers to tell the relay; `send` does it. */
  add({ relayUrl, browserId, secret }: Omit<Farewell, 'notBefore' | 'until'>): Promise<void> {
    const farewell = { relayUrl, browserId, secret, notBefore: 0, until: Date.now() + triedForMs };
    return this.#inTurn(async () => this.#keep([...(await this.#list()), farewell].slice(-maxFarewells)));
  }

  /** Tells those relays that answer now. Called when the worker starts, and regularly. */
  send(): Promise<void> {
    return this.#inTurn(async () => {
      const before = await this.#list();
      if (before.length === 0) return;
      const after = await Promise.all(before.map((farewell) => this.#try(farewell)));
      await this.#keep(after.filter((farewell) => farewell !== undefined));
    });
  }

  /** What is left to do of it. */
  async #try(farewell: Farewell): Promise<Farewell | undefined> {
    const now = Date.now();
    if (now > farewell.until) return undefined;
    const { relayUrl, browserId, secret } = farewell;
    if (now < farewell.notBefore || !(await isReachable(relayUrl))) return farewell;
    const shaken = await shakeHands(relayUrl, { purpose: 'unpair', browserId, secret }, this.introduce);
    if ('socket' in shaken) shaken.socket.close();
    else if (shaken.problem === 'unpaired') return undefined;
    else if (shaken.problem === 'unreachable') return farewell;
    return { ...farewell, notBefore: now + pauseMs };
  }

  async #list(): Promise<Farewell[]> {
    return z.array(farewellSchema).safeParse((await this.storage.get(key))[key]).data ?? [];
  }

  #keep(farewells: Farewell[]): Promise<void> {
    return this.storage.set({ [key]: farewells });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
