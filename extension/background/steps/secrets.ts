/** A caller's secrets are typed where he wants them, and are never heard of again. */
import * as z from 'zod/mini';
import { RelayError } from '../../protocol/errors';
import type { Order } from '../../protocol/frames';
import { isListed } from '../../protocol/policy';
import { boundsOf, type Memory, type SessionRecord, type Sessions } from '../sessions/sessions';

type StepOrder = Extract<Order, { do: 'step' }>;

/** Shorter ones are part of many a word that is none of them. */
const shortest = 6;
const key = 'secrets';
const keptSchema = z.record(z.string(), z.record(z.string(), z.string()));

export interface Secrets {
  /** The step as a document may have it: with the values in their places, if its origin is on the session's list. */
  reveal(order: StepOrder, at: { tabId: number; origin: string | undefined }): StepOrder;
  /** What the step may tell: `{{name}}` wherever a value stands that the session has been lent. */
  mask<Value>(sessionId: string, value: Value): Value;
  /** Remembers what a session is lent, as long as it lasts. */
  lend(sessionId: string, values: Readonly<Record<string, string>>): void;
  forget(sessionId: string): void;
}

/** @param memory outlives the worker's sleep, and is never written to a disk. */
export function createSecrets(parts: { sessions: Promise<Sessions>; memory: Memory }): Secrets {
  const lent = new Map<string, Record<string, string>>();
  let sessions: Sessions | undefined;
  void parts.sessions.then((all) => {
    sessions = all;
  });
  const recalled = parts.memory.get(key).then((kept) => {
    const found = keptSchema.safeParse(kept[key]);
    if (found.success)
      for (const [id, values] of Object.entries(found.data)) lent.set(id, { ...values, ...lent.get(id) });
  });
  const keep = () => void recalled.then(() => parts.memory.set({ [key]: Object.fromEntries(lent) }));

  return {
    reveal({ secrets = {}, ...order }, { tabId, origin }) {
      if (!__ACTION_FLAGS__.takesSecrets.includes(order.action)) return order;
      const value = deep(order.value, (text) => filledIn(text, secrets));
      if (JSON.stringify(value) === JSON.stringify(order.value)) return order;
      if (!mayHave(sessions?.ofTab(tabId), origin)) throw notHere(origin);
      return { ...order, value };
    },
    mask(sessionId, value) {
      const values = Object.entries(lent.get(sessionId) ?? {});
      return values.length === 0 ? value : deep(value, (text) => masked(text, values));
    },
    lend(sessionId, values) {
      lent.set(sessionId, { ...lent.get(sessionId), ...values });
      keep();
    },
    forget(sessionId) {
      if (lent.delete(sessionId)) keep();
    },
  };
}

/** Only a page of a host that the session is bound to; one without an origin of its own is nobody's. */
function mayHave(session: SessionRecord | undefined, origin: string | undefined): boolean {
  const { allowedDomains } = session ? (boundsOf(session).policy ?? {}) : {};
  if (!allowedDomains || !origin || !URL.canParse(origin)) return false;
  return isListed(allowedDomains, new URL(origin));
}

function filledIn(text: string, secrets: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name) =>
    Object.hasOwn(secrets, name) ? (secrets[name] ?? all) : all,
  );
}

function masked(text: string, values: [string, string][]): string {
  // A secret may be part of another one.
  const forms = values
    .flatMap(([name, value]) =>
      [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].map((form) => ({ name, form })),
    )
    .sort((one, other) => other.form.length - one.form.length);
  return forms.reduce((left, { name, form }) => {
    if (form.length >= shortest) return left.replaceAll(form, `{{${name}}}`);
    const alone = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${form.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
      'gu',
    );
    return left.replace(alone, () => `{{${name}}}`);
  }, text);
}

/** The same done to every text in a value that is data. */
function deep<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => deep(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deep(one, change)])) as Value;
}

function notHere(origin: string | undefined): RelayError {
  return new RelayError(
    'domain_not_allowed',
    `A secret is only typed into fields of the allowed domains, not of ${origin ?? 'a page without an origin'}.`,
    { outcome: 'not_executed' },
  );
}
