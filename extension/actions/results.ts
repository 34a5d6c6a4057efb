/** What actions return. */
import * as z from 'zod/mini';
import type { TabWorld } from './tab-world';

/** The result of a reading action. */
export const textResult = z.string();

/** The result of an act on an element: whether it had its effect, and if not the `reason`. */
export const actResult = z.looseObject({
  success: z.boolean(),
  matches: z.optional(z.number()),
  reason: z.optional(z.string()),
  /** The page has made the element of the ref anew. Results of all acts may say so. */
  rebound: z.optional(z.literal(true)),
});

/** The result of an act with mouse or keyboard: whether it was delivered, and how the page reacted. */
export const pointerResult = z.looseObject({
  success: z.boolean(),
  matches: z.number(),
  defaultPrevented: z.boolean(),
  changed: z.boolean(),
  /** False where what came of the act cannot be known. For all but `drag` the service worker says so. */
  verified: z.optional(z.boolean()),
  reason: z.optional(z.string()),
  note: z.optional(z.string()),
});

/** The result of one of which no more is known than that it was delivered. */
export function dispatched(matches: number, defaultPrevented: boolean) {
  return { success: true, matches, defaultPrevented, changed: true };
}

/** The result of an act that changes a field: `value` is what the field holds afterwards. */
export const valueResult = z.looseObject({
  success: z.boolean(),
  matches: z.number(),
  value: z.string(),
  reason: z.optional(z.string()),
});
export type ValueResult = z.infer<typeof valueResult>;

/** `url` is the address after all redirects. `status` is the HTTP status: a page that says 404 is a page all the same. */
export const arrivalResult = z.object({
  success: z.boolean(),
  url: z.string(),
  status: z.optional(z.number()),
});

/** Where the tab is now. */
export async function arrivalOf(world: TabWorld): Promise<z.infer<typeof arrivalResult>> {
  const { url } = await world.tab();
  const status = await world.status();
  return { success: true, url, ...(status !== undefined && { status }) };
}
