/** What a transcript says of a command: never what was typed or read. */
import { findAction } from '../../../extension/actions/table';
import type { Command } from '../../../extension/protocol/frames/frames';
import { maskSecrets } from '../../../extension/protocol/masking/mask-secrets';
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
  const { order } = command;
  const result = reply?.result;
  const outcome = outcomeOf({ command, ...(reply && { reply }), ...(error && { error }) });
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
    const taken = order.paused ? 'paused by a person' : 'taken over by a person';
    const words = order.driver === 'user' ? taken : 'handed back';
    return { sessionId, entry: { kind: 'driver', words: `${words}${how}`, ...ended } };
  }
  const act = actOf(command, reply?.element);
  if (!act) return undefined;
  const { words, action, selector, value } = act;
  const entry = {
    kind: 'step' as const,
    words: `${words}${how}`,
    action,
    ...(selector && { selector }),
    ...(value !== undefined && { value }),
    ...ended,
  };
  return { sessionId, entry };
}

/** `done`, `failed` or the code of the error. */
export function outcomeOf({ reply, error }: Ending): string {
  const result = reply?.result;
  const failed = typeof result === 'object' && result !== null && Reflect.get(result, 'success') === false;
  return error ? error.code : failed ? 'failed' : 'done';
}

interface ActInWords {
  sessionId: string;
  words: string;
  action: string;
  selector: string;
  value?: string;
}

/**
 * The act of a command in words; nothing for one that only reads, or is no step.
 * @param element what was acted on, where the selector does not say it to people
 */
export function actOf({ order, effect }: Command, element?: string): ActInWords | undefined {
  if (order.do !== 'step' || effect !== 'act') return undefined;
  const mask = maskSecrets(order.secrets ?? {});
  const selector = mask(order.selector).slice(0, maxChars);
  const shown = shownValue(order.action, order.value);
  const value = shown === undefined ? undefined : mask(shown);
  const { sessionId, action } = order;
  const on = element === undefined ? selector : mask(element).slice(0, maxChars);
  const words = [action, on, value].filter(Boolean).join(' ');
  return { sessionId, words, action, selector, ...(value !== undefined && { value }) };
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
