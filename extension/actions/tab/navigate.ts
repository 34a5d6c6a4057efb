/** Takes the session's tab to an address and waits until the page is there. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';
import { arrived, whereItIs } from './arrived';

const address = z.url({ protocol: /^https?$/, error: 'expected a full http or https address' });
const value = z.union([
  address,
  z.object({ url: address, waitUntil: z._default(z.enum(['commit', 'domcontentloaded', 'load']), 'load') }),
]);

/** Resolves once the page has loaded, or has got as far as `waitUntil` says; for a file within two seconds. */
export const navigate = {
  summary: 'Opens an address in the current tab and waits for the page to load.',
  synonyms: ['goto', 'open', 'visit'],
  selector: 'optional',
  value: {
    words:
      'the full http or https address: https://example.com, not example.com; or {"url", "waitUntil": "commit" | "domcontentloaded" | "load"}',
    schema: value,
  },
  effect: 'act',
  timeoutMs: 30_000,
  // The address is a file, which is saved while the page that was there stays: `url` and `status` are of that one.
  result: z.extend(arrived, { stays: z.optional(z.literal(true)) }),
  example: { selector: '', value: 'http://127.0.0.1:8787/practice' },
  async run(world, { value }) {
    const { url, waitUntil } = typeof value === 'string' ? { url: value, waitUntil: 'load' as const } : value;
    const came = await world.navigate({ to: url }, waitUntil);
    return { ...(await whereItIs(world)), ...(came === 'file' && { stays: true as const }) };
  },
} satisfies Action<TabWorld, z.infer<typeof value>>;
