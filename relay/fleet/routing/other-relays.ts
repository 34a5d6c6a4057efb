/** Has an operation done by the relay that holds what it is about. */
import { browserOf } from '../../browsers/browser-ids';
import { Deadline } from '../../deadline';
import type { RequestContext } from '../../service/caller';
import type { Bus } from '../bus';
import type { CallEnd, OutgoingCalls, Target } from '../calls/outgoing-calls';
import type { RemoteOperation } from '../calls/request';
import type { Subjects } from '../names';
import type { Directory, KnownBrowser } from '../state/directory';
import type { Members } from '../state/members';
import { lostMeanwhile, natsAway, notAnsweredInTime, relayGone } from './fleet-errors';
import type { Identities } from './identities';
import { limitsOf } from './operation-limits';

/** A relay that restarts, and the browser that connects to it again, are waited for so long. */
const backWithinMs = 3_000;
const lookAgainMs = 200;

interface Parts {
  bus: Bus;
  calls: OutgoingCalls;
  directory: Directory;
  members: Members;
  subjects: Subjects;
  identities: Identities;
  /** This relay's own run. */
  run: string;
  /** Whether a browser is connected to this relay. */
  isHere(browserId: string): boolean;
}

/** What is to be done, and where it is not done elsewhere: here. */
export interface Asked<Result> {
  operation: RemoteOperation;
  input: unknown;
  context: RequestContext;
  progress?: ((value: never) => unknown) | undefined;
  here(): Promise<Result>;
}

export class OtherRelays {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does it at the relay that holds the session's browser. @throws RelayError no_browser, interrupted, timeout */
  async inSession<Result>(sessionId: string, asked: Asked<Result>): Promise<Result> {
    return this.inBrowser(browserOf(sessionId), asked);
  }

  async inBrowser<Result>(browserId: string, asked: Asked<Result>): Promise<Result> {
    const { bus, directory, isHere, run } = this.#parts;
    if (isHere(browserId)) return asked.here();
    const { limitMs } = limitsOf(asked.operation, asked.input);
    const deadline = Deadline.after(limitMs, asked.context.deadline);
    const patience = Deadline.after(backWithinMs, deadline);
    for (;;) {
      const holder = directory.browser(browserId);
      if (isHere(browserId) || holder?.run === run) return asked.here();
      const isOver = patience.remainingMs === 0 || asked.context.signal.aborted;
      // Just after the start of this relay it may hear of the browser in a moment.
      if (!holder && (isOver || directory.isComplete || !bus.isConnected)) return this.#unknown(asked);
      const done = holder && (await this.#askHolder(holder, asked, deadline));
      if (done) return done.value;
      if (!bus.isConnected) throw natsAway(isRepeatable(asked));
      if (holder && isOver) throw relayGone(holder.relay, isRepeatable(asked));
      await directory.changed(Math.min(lookAgainMs, patience.remainingMs), asked.context.signal);
    }
  }

  /** Asks one relay for what it keeps itself. @throws RelayError as it, or because it does not answer */
  async inRelay<Result>(run: string, asked: Omit<Asked<Result>, 'here'>): Promise<Result> {
    const target = this.#relayTarget(run);
    const relay = this.nameOf(run);
    if (!target) throw relayGone(relay, isRepeatable(asked));
    const { limitMs, effect } = limitsOf(asked.operation, asked.input);
    const deadline = Deadline.after(limitMs, asked.context.deadline);
    const end = await this.#call(target, asked, deadline);
    if ('error' in end) throw end.error;
    if ('value' in end) return end.value as Result;
    if (end.lost === 'late') throw notAnsweredInTime(relay, limitMs, effect);
    throw end.lost === 'undelivered' ? relayGone(relay, isRepeatable(asked)) : lostMeanwhile(relay, effect);
  }

  /** The living relays beside this one. */
  others(): string[] {
    const { members, directory, run } = this.#parts;
    return members.all().filter((one) => one !== run && members.isAlive(one) && directory.relay(one));
  }

  /** The name of a relay for people. */
  nameOf(run: string): string {
    return this.#parts.directory.relay(run)?.name ?? run;
  }

  /** @returns nothing when it surely was not done, and may be tried again */
  async #askHolder<Result>(
    holder: KnownBrowser,
    asked: Asked<Result>,
    deadline: Deadline,
  ): Promise<{ value: Result } | undefined> {
    const { subjects, members } = this.#parts;
    const relay = members.isAlive(holder.run) ? this.#relayTarget(holder.run) : undefined;
    if (!relay) return undefined;
    const end = await this.#call(
      { ...relay, subject: subjects.browser(holder.id, holder.run) },
      asked,
      deadline,
    );
    if ('error' in end) throw end.error;
    if ('value' in end) return { value: end.value as Result };
    const { effect } = limitsOf(asked.operation, asked.input);
    if (end.lost === 'late') throw notAnsweredInTime(holder.relay, deadline.limitMs, effect);
    if (end.lost === 'relay' && effect === 'act') throw lostMeanwhile(holder.relay, effect);
    return undefined;
  }

  #call(target: Target, asked: Omit<Asked<unknown>, 'here'>, deadline: Deadline): Promise<CallEnd> {
    const { operation, input, context, progress } = asked;
    const { caller, idempotencyKey, browser, byPerson, signal } = context;
    const { keyName, scopes, sites, hold } = caller;
    const { identities, calls } = this.#parts;
    return calls.call(
      target,
      {
        operation,
        input,
        caller: {
          keyName: identities.toFleet(keyName),
          scopes: [...scopes],
          ...(sites && { sites: [...sites] }),
          ...(hold && { hold }),
        },
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(browser !== undefined && { browser }),
        ...(byPerson && { byPerson }),
      },
      { deadline, signal, ...(progress && { progress: progress as (value: unknown) => unknown }) },
    );
  }

  async #unknown<Result>(asked: Asked<Result>): Promise<Result> {
    const { bus, directory } = this.#parts;
    const isCertain = bus.isConnected && directory.isComplete;
    try {
      return await asked.here();
    } catch (error) {
      // This relay knows no such browser, but another one may.
      if (isCertain || !isSessionNotFound(error)) throw error;
      throw natsAway(isRepeatable(asked));
    }
  }

  #relayTarget(run: string): Target | undefined {
    const { directory, subjects } = this.#parts;
    const relay = directory.relay(run);
    return relay && { run, publicKey: Buffer.from(relay.publicKey, 'base64'), subject: subjects.relay(run) };
  }
}

/** Whether an earlier call may have done what this one is to do. */
function isRepeatable({ operation, input, context }: Omit<Asked<unknown>, 'here'>): boolean {
  return context.idempotencyKey !== undefined && limitsOf(operation, input).effect === 'act';
}

function isSessionNotFound(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'session_not_found';
}
