/** Every action that changes the page answers with where it ended. */
import * as z from 'zod/mini';
import type { TabWorld } from '../tab-world';

/** `url` is the address after all redirects, `status` the HTTP status: a page that says 404 is a page all the same. */
export const arrived = z.object({ success: z.boolean(), url: z.string(), status: z.optional(z.number()) });

/** Says where the tab is now. */
export async function whereItIs(world: TabWorld): Promise<z.infer<typeof arrived>> {
  const { url } = await world.tab();
  const status = await world.status();
  return { success: true, url, ...(status !== undefined && { status }) };
}
