// Why: every action that changes the page answers with where it ended.
import * as z from 'zod/mini';

/** `url` is the address after all redirects. */
export const arrived = z.object({ success: z.boolean(), url: z.string() });
