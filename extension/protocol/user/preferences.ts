/** What the user has chosen in the options of the extension. It binds every key. */
import * as z from 'zod/mini';

export const preferencesSchema = z.object({
  /** How windows of sessions open: as each program asks, behind others, in front with the focus, or minimised. */
  windows: z._default(z.enum(['asked', 'behind', 'normal', 'minimised']), 'asked'),
  /** Names of keys whose consequential acts are held, whatever their programs say. */
  alwaysAsk: z._default(z.array(z.string()), []),
  /** Names of keys that have opened sessions in this browser, to choose from. */
  knownKeys: z._default(z.array(z.string()), []),
  /** A notification when an act waits for approval. */
  notify: z._default(z.boolean(), false),
  /** The pages of sessions are removed from the browser's history. */
  forgetHistory: z._default(z.boolean(), false),
});
export type PreferenceValues = z.infer<typeof preferencesSchema>;

export const changedPreferencesSchema = z.partial(
  z.pick(preferencesSchema, { windows: true, alwaysAsk: true, notify: true, forgetHistory: true }),
);
