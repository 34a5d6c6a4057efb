/** What a transcript says of a command: never what was typed or read. */
import { findAction } from '../../../extension/actions/table';
import { maskSecrets } from '../../../extension/protocol/mask-secrets';
import type { Ending } from '../../browsers/ending';
import type { TranscriptEntry } from './transcript';

const maxChars = 300;
/** A value that is only names of secrets. */
const onlyNames = /^(?:\{\{\s*\w+\s*\}\}\s*)+$/;

/** Nothing for commands that only read, or whose session is not known. */
export function entryOf({
  command,
  reply,
  error,
}: Ending): { sessionId: string; entry: Omit<TranscriptEntry, 'at'> } | undefined {
  const { order, effect } = command;
  const result = reply?.result;
  const failed = typeof result === 'object' && result !== null && Reflect.get(result, 'success') === false;
  const outcome = error ? error.code : failed ? 'failed' : 'done';
  const origin = reply?.origin !== undefined ? { origin: reply.origin } : {};
  const ended = { outcome, ...origin };
  const how = outcome === 'done' ? '' : ` (${outcome})`;
  if (order.do === 'open') {
    const id = typeof result === 'object' && result !== null ? Reflect.get(result, 'id') : undefined;
    const words = `opened${order.url ? ` ${withoutQuery(order.url)}` : ''}${how}`;
    return typeof id === 'string' ? { sessionId: id, entry: { kind: 'open', words, ...ended } } : undefined;
  }
  if (!('sessionId' in order)) return undefined;
  const { sessionId } = order;
  if (order.do === 'close') return { sessionId, entry: { kind: 'close', words: `closed${how}`, ...ended } };
  if (order.do === 'handoff') {
    const words = `asked a person: ${order.instructions.slice(0, maxChars)}${how}`;
    return { sessionId, entry: { kind: 'driver', words, ...ended } };
  }
  if (order.do === 'drive') {
    if (!order.driver) return undefined;
    const words = order.driver === 'user' ? 'taken over by a person' : 'handed back';
    return { sessionId, entry: { kind: 'driver', words: `${words}${how}`, ...ended } };
  }
  if (order.do !== 'step' || effect !== 'act') return undefined;
  const mask = maskSecrets(order.secrets ?? {});
  const selector = mask(order.selector).slice(0, maxChars);
  const value = shownValue(order.action, order.value);
  const words = [order.action, selector, value].filter(Boolean).join(' ');
  const entry = {
    kind: 'step' as const,
    words: `${words}${how}`,
    action: order.action,
    ...(selector && { selector }),
    ...(value !== undefined && { value: mask(value) }),
    ...ended,
  };
  return { sessionId, entry };
}

/** The value as far as it cannot be something that was typed. */
function shownValue(action: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const entry = findAction(action)?.entry;
  if (entry?.valueIsAddress) return withoutQuery(value);
  const isKey = action === 'press' && value.length > 1;
  return isKey || entry?.valueIsSelector || onlyNames.test(value) ? value.slice(0, maxChars) : undefined;
}

/** Queries and fragments hold tokens, logins more than these. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`.slice(0, maxChars);
}
