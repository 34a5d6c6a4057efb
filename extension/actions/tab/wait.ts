import * as z from 'zod/mini';
import { collapse } from '../../protocol/collapse';
import { type ErrorCode, RelayError } from '../../protocol/errors';
import type { ActionSpec, Step } from '../action-spec';
import type { TabWorld } from '../tab-world';
import { orJson, plainText } from '../values';

const lookEveryMs = 50;
const reason = 'This did not happen before the deadline. Send a longer timeoutMs to wait longer.';
/** How the page reports a deadline that came while it searched. */
const runningOut: readonly ErrorCode[] = ['element_not_found', 'timeout'];

const valueDescription =
  'milliseconds, a text to appear (in any case), or {"text"}, {"url": part of the address}, {"ms"}, {"state": "visible" | "hidden" | "attached" | "detached" | "enabled" | "disabled" | "editable"} for the selector; nothing with a selector waits until it is visible';

/** As long as a step may take at most. */
const maxMs = 300_000;
const milliseconds = z.int().check(z.nonnegative(), z.maximum(maxMs));

const condition = z.strictObject({
  text: z.optional(z.string()).check(z.describe('A text to appear, in any case.')),
  url: z.optional(z.string()).check(z.describe('A part of the address to be reached.')),
  ms: z.optional(milliseconds).check(z.describe('Milliseconds to wait.')),
  state: z
    .optional(z.enum(['visible', 'hidden', 'attached', 'detached', 'enabled', 'disabled', 'editable']))
    .check(z.describe('A state of the element that the selector means.')),
});
const digits = /^\d+$/;
const duration = /^\d+(\.\d+)?\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?)$/i;
// A string that is no such JSON is a text to wait for.
const words = plainText.check(
  z.refine(
    (text) => !duration.test(text.trim()),
    'expected milliseconds, such as 2000, or these words as {"text"}',
  ),
  z.refine((text) => !(digits.test(text) && Number(text) > maxMs), `expected at most ${maxMs} milliseconds`),
);
const value = z.optional(z.union([milliseconds, orJson(condition), words]));
type Value = z.infer<typeof value>;

export const waitSpec = {
  title: 'Wait',
  description: 'Waits for an element, a text, an address or some milliseconds.',
  synonyms: ['waitFor', 'waitForSelector', 'sleep'],
  selector: 'optional',
  value: {
    description: valueDescription,
    schema: value,
  },
  narrower: {
    sleep: {
      description: 'milliseconds, such as 500',
      schema: z.union([
        milliseconds,
        z.string().check(z.regex(/^\d+$/)),
        orJson(z.pick(condition, { ms: true })),
      ]),
    },
  },
  effect: 'read',
  offeredToModel: true,
  brief: 'milliseconds or text to appear',
  timeoutMs: 5_000,
  lastsMs: (given) => fieldsOf(given as Value).ms ?? 0,
  result: z.object({ success: z.boolean(), reason: z.optional(z.string()), waitedMs: z.number() }),
  example: { selector: '#hello' },
} satisfies ActionSpec;

/** Running out of time is an answer (`success: false`), not an error. */
export async function wait(world: TabWorld, step: Step<Value>) {
  const startedAt = Date.now();
  const met = conditionOf(world, step);
  let success = false;
  try {
    success = await met();
    while (!success) {
      await world.sleep(lookEveryMs);
      success = await met();
    }
  } catch (error) {
    const ranOut = error instanceof RelayError && runningOut.includes(error.code);
    if (!ranOut && !world.signal.aborted) throw error;
  }
  return { success, ...(!success && { reason }), waitedMs: Date.now() - startedAt };
}

function conditionOf(world: TabWorld, { selector, value }: Step<Value>): () => Promise<boolean> {
  const startedAt = Date.now();
  const { ms, text, url, state } = fieldsOf(value);
  if (ms !== undefined) return async () => Date.now() - startedAt >= ms;
  if (url !== undefined) return async () => (await world.tab()).url.includes(url);
  if (text !== undefined) {
    const within = selector || 'body';
    const wanted = plain(text);
    return async () => plain(String(await world.askPage('text', within))).includes(wanted);
  }
  if (selector && (state === 'attached' || state === 'detached')) {
    const isThere = state === 'attached';
    return async () => ((await world.askPage('count', selector)) !== '0') === isThere;
  }
  if (selector)
    return async () => (await world.askPage('visible', selector, state)) === String(state !== 'hidden');
  throw new RelayError('bad_request', `wait needs a selector or a value: ${valueDescription}.`);
}

function plain(text: string): string {
  return collapse(text).toLowerCase();
}

function fieldsOf(value: Value): Exclude<Value, string | number | undefined> {
  if (typeof value === 'object') return value;
  if (value === undefined || value === '') return {};
  return digits.test(String(value)) ? { ms: Number(value) } : { text: String(value) };
}
