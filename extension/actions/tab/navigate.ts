import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { address } from '../address';
import { arrivalOf, arrivalResult } from '../results';
import type { TabWorld } from '../tab-world';

const target = z.union([
  address,
  z.strictObject({
    url: address.check(z.describe('The full http or https address.')),
    waitUntil: z
      ._default(z.enum(['commit', 'domcontentloaded', 'load']), 'load')
      .check(z.describe('How far the page must have loaded.')),
  }),
]);

export const navigateSpec = {
  title: 'Open an address',
  description: 'Opens an address in the current tab and waits for the page to load.',
  synonyms: ['goto', 'open', 'visit'],
  selector: 'optional',
  value: {
    description:
      'the full http or https address: https://example.com, not example.com; or {"url", "waitUntil": "commit" | "domcontentloaded" | "load"}',
    schema: target,
  },
  effect: 'act',
  destructive: false,
  idempotent: true,
  valueIsAddress: true,
  offeredToModel: true,
  brief: 'address',
  timeoutMs: 30_000,
  // `stays`: the address is a file, which is saved, and the page stays. `url` and `status` are those of the page.
  result: z.extend(arrivalResult, { stays: z.optional(z.literal(true)) }),
  example: { selector: '', value: 'http://127.0.0.1:8787/practice' },
} satisfies ActionSpec;

/** Resolves once the page has loaded, or has got as far as `waitUntil` says; for a file within two seconds. */
export async function navigate(world: TabWorld, { value }: Step<z.infer<typeof target>>) {
  const { url, waitUntil } = typeof value === 'string' ? { url: value, waitUntil: 'load' as const } : value;
  const loaded = await world.navigate({ to: url }, waitUntil);
  return { ...(await arrivalOf(world)), ...(loaded === 'file' && { stays: true as const }) };
}
