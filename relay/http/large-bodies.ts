/**
 * Lets bodies of more than a mebibyte in, because steps carry files and long texts: of keys that may act, in sessions that
 * they have open, and only so many at once that they fit into the memory.
 */
import { RelayError } from '../../extension/protocol/errors';
import { FairShares } from '../fair-shares';
import type { RequestContext } from '../service/caller';
import type { Service } from '../service/service';
import type { BodyLimit } from './read-json';

/** Of a body: that of most calls, and that of a step that carries something. */
export const maxMebibytes = { call: 1, step: 24 };
/** While they are received; a key alone may send half as many. */
const maxAtOnce = 16;

export class LargeBodies {
  readonly #service: Pick<Service, 'listSessions'>;
  readonly #received = new FairShares(maxAtOnce);

  constructor(service: Pick<Service, 'listSessions'>) {
    this.#service = service;
  }

  /**
   * The limit of one body.
   * @param sessionId the session that it is for; without one, any that the key has open counts
   * @returns it, and what is to be called once the body is parsed
   */
  limitFor(context: RequestContext, sessionId?: string): BodyLimit & { done(): void } {
    const { keyName } = context.caller;
    let taken = 0;
    return {
      maxMebibytes: maxMebibytes.call,
      allowMore: async () => {
        await this.#check(context, sessionId);
        if (!this.#received.hasRoom(keyName, 1)) throw tooMany();
        this.#received.add(keyName, 1);
        taken += 1;
        return maxMebibytes.step;
      },
      done: () => {
        if (taken > 0) this.#received.add(keyName, -taken);
        taken = 0;
      },
    };
  }

  async #check({ caller, signal }: RequestContext, sessionId: string | undefined): Promise<void> {
    if (!caller.scopes.includes('act')) throw onlyActs();
    // Which sessions there are is not told to the caller here, so it needs no scope for that.
    const scopes = [...caller.scopes, 'read'] as const;
    const open = await this.#service.listSessions({ caller: { ...caller, scopes }, signal });
    if (open.some(({ id }) => sessionId === undefined || id === sessionId)) return;
    throw onlyInSessions(sessionId);
  }
}

function onlyActs(): RelayError {
  return new RelayError(
    'body_too_large',
    `The body is over ${maxMebibytes.call} MiB, which only steps that put something into a page may be. Send less at once.`,
  );
}

function onlyInSessions(sessionId: string | undefined): RelayError {
  return new RelayError(
    'body_too_large',
    `The body is over ${maxMebibytes.call} MiB, which only steps in an open session may be, and ${sessionId === undefined ? 'this key has none' : `${sessionId} is none of this key`}. Open one with POST /v1/session first.`,
  );
}

function tooMany(): RelayError {
  return new RelayError(
    'too_many_requests',
    `This key sends too many bodies of more than ${maxMebibytes.call} MiB at once. Wait for answers before you send more.`,
    { retryAfterMs: 1_000 },
  );
}
