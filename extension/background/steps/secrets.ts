/** Fills a caller's secrets into the fields of allowed pages, and masks them in everything that steps return. */
import * as z from 'zod/mini';
import { isLoopback } from '../../protocol/address';
import { RelayError } from '../../protocol/errors';
import type { Order } from '../../protocol/frames/frames';
import { type Mask, mapStrings, maskSecrets } from '../../protocol/masking/mask-secrets';
import { isListed } from '../../protocol/policy';
import type { StorageArea } from '../browser-api/storage';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';

type StepOrder = Extract<Order, { do: 'step' }>;

const key = 'secrets';
const storedSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Secrets by name, by session id. */
export type StoredSecrets = z.infer<typeof storedSchema>;

/** Reads what earlier workers remembered. @param memory survives the worker, and is never written to disk */
export async function readSecrets(memory: StorageArea): Promise<StoredSecrets> {
  return storedSchema.safeParse((await memory.get(key))[key]).data ?? {};
}

export class Secrets {
  /** By session id. Read from storage at the start, written by `remember`; an entry dies with its session. */
  readonly #bySession: Map<string, Readonly<Record<string, string>>>;

  /** By session id, as they were asked for. An entry dies when the session gets further secrets, and with the session. */
  readonly #masks = new Map<string, Mask>();

  constructor(
    stored: StoredSecrets,
    private readonly parts: { sessions: Sessions; memory: StorageArea },
  ) {
    this.#bySession = new Map(Object.entries(stored));
  }

  /**
   * The step with the values filled in, if the origin of the document is on the session's list and nobody reads on the way
   * there. The page then checks the element.
   * @throws RelayError domain_not_allowed
   */
  reveal(
    { secrets = {}, allowIn = {}, ...order }: StepOrder,
    { tabId, origin }: { tabId: number; origin: string | undefined },
  ): StepOrder {
    if (!__ACTION_FLAGS__.takesSecrets.includes(order.action)) return order;
    const names = new Set<string>();
    const value = mapStrings(order.value, (text) => filledIn(text, secrets, names));
    if (names.size === 0) return order;
    checkOrigin(this.parts.sessions.ofTab(tabId), origin);
    return {
      ...order,
      value,
      allowIn: Object.fromEntries([...names].map((name) => [name, allowIn[name] ?? []])),
    };
  }

  /**
   * Replaces by `{{name}}` each secret that the session was given so far. The function outlives the session, because the
   * last step may close it before its reply is masked.
   */
  maskOf(sessionId: string): Mask {
    const known = this.#masks.get(sessionId);
    const mask = known ?? maskSecrets(this.#bySession.get(sessionId) ?? {});
    if (!known) this.#masks.set(sessionId, mask);
    return mask;
  }

  /** Remembers the secrets that a session was given, until it ends. */
  remember(sessionId: string, values: Readonly<Record<string, string>>): void {
    this.#bySession.set(sessionId, { ...this.#bySession.get(sessionId), ...values });
    this.#masks.delete(sessionId);
    this.#keep();
  }

  forget(sessionId: string): void {
    this.#masks.delete(sessionId);
    if (this.#bySession.delete(sessionId)) this.#keep();
  }

  #keep(): void {
    void this.parts.memory.set({ [key]: Object.fromEntries(this.#bySession) });
  }
}

/** Checks that the page is at a host that the session is bound to, which one with an opaque origin is not. */
function checkOrigin(session: SessionRecord | undefined, origin: string | undefined): void {
  const { allowedDomains } = session ? (effectivePolicy(session).policy ?? {}) : {};
  const address = origin && URL.canParse(origin) ? new URL(origin) : undefined;
  if (!allowedDomains) throw notBound(address);
  if (!address || !isListed(allowedDomains, address)) throw notHere(origin);
  if (address.protocol !== 'https:' && !isLoopback(address.hostname)) throw notEncrypted(address);
}

/** @param names receives the names of the secrets that the text contains */
function filledIn(text: string, secrets: Readonly<Record<string, string>>, names: Set<string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) => {
    const value = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
    if (value !== undefined) names.add(name);
    return value ?? all;
  });
}

function notBound(address: URL | undefined): RelayError {
  const host = address?.host || 'example.com';
  return new RelayError(
    'domain_not_allowed',
    `A secret is only typed in a session that has "allowedDomains", and this one has none. Open it with "allowedDomains": ["${host}"] and send the step again.`,
    { outcome: 'not_executed' },
  );
}

function notHere(origin: string | undefined): RelayError {
  const where = origin && origin !== 'null' ? origin : 'a page without an origin';
  return new RelayError(
    'domain_not_allowed',
    `A secret is only typed into fields of the allowed domains, not of ${where}. Open the session with "allowedDomains" that contain it, or go to a page that they contain.`,
    { outcome: 'not_executed' },
  );
}

function notEncrypted({ origin }: URL): RelayError {
  return new RelayError(
    'domain_not_allowed',
    `A secret is only typed into pages that come over https or from this machine, and ${origin} is not encrypted. Go to its https address.`,
    { outcome: 'not_executed' },
  );
}
