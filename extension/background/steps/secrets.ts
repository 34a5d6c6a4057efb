/** Fills a caller's secrets into the fields of allowed pages, and masks them in everything that steps return. */
import * as z from 'zod/mini';
import { RelayError } from '../../protocol/errors';
import type { Order } from '../../protocol/frames';
import { type Mask, mapStrings, maskSecrets } from '../../protocol/mask-secrets';
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

  constructor(
    stored: StoredSecrets,
    private readonly parts: { sessions: Sessions; memory: StorageArea },
  ) {
    this.#bySession = new Map(Object.entries(stored));
  }

  /** The step with the values filled in, if the origin of the document is on the session's list. */
  reveal(
    { secrets = {}, ...order }: StepOrder,
    { tabId, origin }: { tabId: number; origin: string | undefined },
  ): StepOrder {
    if (!__ACTION_FLAGS__.takesSecrets.includes(order.action)) return order;
    const value = mapStrings(order.value, (text) => filledIn(text, secrets));
    if (JSON.stringify(value) === JSON.stringify(order.value)) return order;
    if (!mayHave(this.parts.sessions.ofTab(tabId), origin)) throw notHere(origin);
    return { ...order, value };
  }

  /**
   * Replaces by `{{name}}` each secret that the session was given so far. The function outlives the session, because the
   * last step may close it before its reply is masked.
   */
  maskOf(sessionId: string): Mask {
    return maskSecrets(this.#bySession.get(sessionId) ?? {});
  }

  /** Remembers the secrets that a session was given, until it ends. */
  remember(sessionId: string, values: Readonly<Record<string, string>>): void {
    this.#bySession.set(sessionId, { ...this.#bySession.get(sessionId), ...values });
    this.#keep();
  }

  forget(sessionId: string): void {
    if (this.#bySession.delete(sessionId)) this.#keep();
  }

  #keep(): void {
    void this.parts.memory.set({ [key]: Object.fromEntries(this.#bySession) });
  }
}

/** Whether the page is at a host that the session is bound to; a page with an opaque origin is not. */
function mayHave(session: SessionRecord | undefined, origin: string | undefined): boolean {
  const { allowedDomains } = session ? (effectivePolicy(session).policy ?? {}) : {};
  if (!allowedDomains || !origin || !URL.canParse(origin)) return false;
  return isListed(allowedDomains, new URL(origin));
}

function filledIn(text: string, secrets: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) =>
    Object.hasOwn(secrets, name) ? (secrets[name] ?? all) : all,
  );
}

function notHere(origin: string | undefined): RelayError {
  return new RelayError(
    'domain_not_allowed',
    `A secret is only typed into fields of the allowed domains, not of ${origin ?? 'a page without an origin'}.`,
    { outcome: 'not_executed' },
  );
}
