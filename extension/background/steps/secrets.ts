/** Fills a caller's secrets into the fields of allowed pages, and masks them in everything that steps return. */
import * as z from 'zod/mini';
import { RelayError } from '../../protocol/errors';
import type { Order } from '../../protocol/frames';
import { mapStrings, maskSecrets } from '../../protocol/mask-secrets';
import { isListed } from '../../protocol/policy';
import type { StorageArea } from '../browser-api/storage';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';

type StepOrder = Extract<Order, { do: 'step' }>;

const key = 'secrets';
const keptSchema = z.record(z.string(), z.record(z.string(), z.string()));

export interface Secrets {
  /** The step with the values filled in, if the origin of the document is on the session's list. */
  reveal(order: StepOrder, at: { tabId: number; origin: string | undefined }): StepOrder;
  /** `value` with `{{name}}` in place of each secret that the session was given. */
  mask<Value>(sessionId: string, value: Value): Value;
  /** Remembers the secrets that a session was given, until it ends. */
  remember(sessionId: string, values: Readonly<Record<string, string>>): void;
  forget(sessionId: string): void;
}

/** @param memory survives the worker, and is never written to disk. */
export function createSecrets(parts: { sessions: Promise<Sessions>; memory: StorageArea }): Secrets {
  /** By session id. Written by `remember`, read back from storage; an entry dies with its session. */
  const bySession = new Map<string, Record<string, string>>();
  let sessions: Sessions | undefined;
  void parts.sessions.then((all) => {
    sessions = all;
  });
  const recalled = parts.memory.get(key).then((kept) => {
    const found = keptSchema.safeParse(kept[key]);
    if (found.success)
      for (const [id, values] of Object.entries(found.data))
        bySession.set(id, { ...values, ...bySession.get(id) });
  });
  const keep = () => void recalled.then(() => parts.memory.set({ [key]: Object.fromEntries(bySession) }));

  return {
    reveal({ secrets = {}, ...order }, { tabId, origin }) {
      if (!__ACTION_FLAGS__.takesSecrets.includes(order.action)) return order;
      const value = mapStrings(order.value, (text) => filledIn(text, secrets));
      if (JSON.stringify(value) === JSON.stringify(order.value)) return order;
      if (!mayHave(sessions?.ofTab(tabId), origin)) throw notHere(origin);
      return { ...order, value };
    },
    mask(sessionId, value) {
      const values = bySession.get(sessionId);
      return values ? mapStrings(value, maskSecrets(values)) : value;
    },
    remember(sessionId, values) {
      bySession.set(sessionId, { ...bySession.get(sessionId), ...values });
      keep();
    },
    forget(sessionId) {
      if (bySession.delete(sessionId)) keep();
    },
  };
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
