/** What actions answer with, so that the documentation can say it field by field. */
import * as z from 'zod/mini';
import type { TabWorld } from './tab-world';

/** A reading action's answer. */
export const textResult = z.string();

/** Acts on an element: `success` is what the act was about, `reason` why it was not so. */
export const actResult = z.looseObject({
  success: z.boolean(),
  matches: z.optional(z.number()),
  reason: z.optional(z.string()),
});

/** Acts with the mouse: delivered, and what the page made of it. */
export const pointerResult = z.looseObject({
  success: z.boolean(),
  matches: z.number(),
  defaultPrevented: z.boolean(),
  changed: z.boolean(),
  reason: z.optional(z.string()),
  note: z.optional(z.string()),
});

/** Acts that put something into a field: `value` is what it holds afterwards. */
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
