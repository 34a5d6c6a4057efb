/** Finds the browser that a new session is opened in: one of this relay where it has room, else any of the fleet. */
import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorCode, RelayError } from '../../../extension/protocol/errors';
import { Deadline } from '../../deadline';
import type { Bus } from '../bus';
import { allFull, natsAway, noSuchBrowser, placeNotKnown } from '../routing/fleet-errors';
import type { Directory } from '../state/directory';
import type { Claim, Claims } from './claims';
import { anyLabel, type Offers } from './offers';
import { WaitingRows } from './waiting-rows';

/** A call waits so long for room; then its caller is told to come again. */
const maxWaitMs = 10_000;
const retryAfterMs = 5_000;
const lookAgainMs = 500;
/** Opening takes less, doing a task takes longer: by then the holder has told whether there was room. */
const turnMs = 2_000;

export interface Wanted {
  /** Name or id. */
  browser?: string | undefined;
  labels: readonly string[];
}

export interface Placed {
  keyName: string;
  signal: AbortSignal;
  deadline: Deadline;
  /** Of the command, where it comes from an Idempotency-Key. */
  claimId: string | undefined;
}

/** A call that is being placed. `claim`: the one that it has made, or found without a browser. */
interface Placing<Result> extends Placed {
  wanted: Wanted;
  open(browserId: string): Promise<Result>;
  claim: Claim | undefined;
}

/** The codes of what was not opened, so that it can be opened elsewhere. */
const fullCodes: readonly ErrorCode[] = ['too_many_sessions', 'no_browser'];

interface Parts {
  bus: Bus;
  offers: Offers;
  claims: Claims;
  directory: Directory;
  labels: readonly string[];
  local: {
    list(): readonly { id: string; name: string }[];
    withRoom(): { id: string } | undefined;
    hasRoom(browserId: string): boolean;
  };
}

export class Placement {
  readonly #parts: Parts;
  readonly #rows = new WaitingRows();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Has a session opened in a browser with room. With an Idempotency-Key it is the browser of the first call.
   * @param open does it in the browser with this id; undefined: in any of this relay, because nothing else can be known
   * @throws RelayError too_many_sessions, no_browser, and what `open` throws
   */
  async place<Result>(
    wanted: Wanted,
    placed: Placed,
    open: (browserId: string | undefined) => Promise<Result>,
  ): Promise<Result> {
    const { bus, claims } = this.#parts;
    const { claimId } = placed;
    if (!bus.isConnected) return this.#alone(wanted, placed, open);
    const found = claimId === undefined ? undefined : await this.#claims(() => claims.find(claimId));
    if (found?.browser) return open(found.browser);
    const call: Placing<Result> = { ...placed, wanted, open, claim: found };
    const place = JSON.stringify([wanted.browser, wanted.labels]);
    if (!this.#rows.has(place)) {
      const first = await this.#try(call);
      if (first) return first.opened;
    }
    const opened = await this.#inTurn(place, call);
    if (opened) return opened.opened;
    // A repetition may go to another browser, for this one surely did nothing.
    const { claim } = call;
    if (claimId !== undefined && claim) {
      const { claim: latest } = await this.#claims(() => claims.claim(claimId, '', claim));
      // Another call with the key has found room meanwhile.
      if (latest.browser) return open(latest.browser);
    }
    throw allFull(retryAfterMs);
  }

  /** Without the fleet: what this relay can do alone. */
  #alone<Result>(
    { browser, labels }: Wanted,
    { claimId }: Placed,
    open: (browserId: string | undefined) => Promise<Result>,
  ): Promise<Result> {
    const own = [...this.#parts.labels, anyLabel];
    const isHere = browser === undefined || this.#parts.local.list().some((one) => isCalled(one, browser));
    if (!isHere || !labels.every((label) => own.includes(label))) throw natsAway(claimId !== undefined);
    if (claimId !== undefined) throw placeNotKnown();
    return open(browser);
  }

  #inTurn<Result>(place: string, call: Placing<Result>): Promise<{ opened: Promise<Result> } | undefined> {
    const until = Deadline.after(maxWaitMs, call.deadline);
    const signal = AbortSignal.any([call.signal, until.toSignal()]);
    return this.#rows.inTurn(place, call.keyName, signal, async () => {
      while (!signal.aborted) {
        const found = await this.#try(call);
        if (found) return found;
        await this.#parts.directory.changed(Math.min(lookAgainMs, until.remainingMs), signal);
      }
      return undefined;
    });
  }

  /** @returns nothing when no browser had room */
  async #try<Result>(call: Placing<Result>): Promise<{ opened: Promise<Result> } | undefined> {
    const { claimId, wanted, open } = call;
    const browserId = await this.#choose(wanted);
    if (browserId === undefined) return undefined;
    if (claimId === undefined) return unlessFull(open(browserId));
    const { claim, isNew } = await this.#claims(() =>
      this.#parts.claims.claim(claimId, browserId, call.claim),
    );
    if (!isNew && claim.browser) return { opened: open(claim.browser) };
    call.claim = claim;
    return isNew ? unlessFull(open(browserId)) : undefined;
  }

  /** The id of a browser that has room now. @throws RelayError no_browser when there is none that could ever have */
  async #choose(wanted: Wanted): Promise<string | undefined> {
    const { local, offers, labels, directory } = this.#parts;
    if (wanted.browser !== undefined) return this.#named(wanted.browser, wanted);
    const mayBeHere = wanted.labels.every((label) => label === anyLabel || labels.includes(label));
    const here = mayBeHere ? local.withRoom() : undefined;
    if (here) return here.id;
    const offered = await offers.ask(wanted.labels);
    if (offered !== undefined) return offered;
    const candidates = offers.candidates(wanted.labels);
    if (candidates.length === 0) throw noSuchBrowser(wanted);
    // That ends when somebody says so, and is not waited for.
    if (candidates.every(({ run }) => directory.relay(run)?.draining)) throw allFull(retryAfterMs);
    return undefined;
  }

  #named(browser: string, wanted: Wanted): string | undefined {
    const { local, offers } = this.#parts;
    const here = local.list().find((one) => isCalled(one, browser));
    if (here) return local.hasRoom(here.id) ? here.id : undefined;
    const there = offers.candidates(wanted.labels).find((one) => isCalled(one, browser));
    if (!there) throw noSuchBrowser(wanted);
    return there.sessions.length < (there.maxSessions ?? Infinity) ? there.id : undefined;
  }

  /** What NATS does not answer is not known. */
  async #claims<Found>(ask: () => Promise<Found>): Promise<Found> {
    try {
      return await ask();
    } catch {
      throw placeNotKnown();
    }
  }
}

function isCalled({ id, name }: { id: string; name: string }, wanted: string): boolean {
  return id === wanted || name === wanted;
}

/** @returns nothing when it surely was not opened, because the browser was full or its relay is gone */
async function unlessFull<Result>(opened: Promise<Result>): Promise<{ opened: Promise<Result> } | undefined> {
  const isFull = opened.then(
    () => false,
    (error: unknown) => error instanceof RelayError && fullCodes.includes(error.code),
  );
  return (await Promise.race([isFull, pause(turnMs, false, { ref: false })])) ? undefined : { opened };
}
