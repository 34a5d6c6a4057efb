/** The schema of a `/retrieve` request. */
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'expected a full http or https address' });

export const retrieveRequest = z
  .object({
    url: address
      .optional()
      .meta({ description: 'Page to read; http or https. May be absent beside `sessionId` only.' }),
    query: z
      .string()
      .trim()
      .min(1)
      .max(4_000)
      .meta({ description: 'The question, in words.', example: 'What does the express delivery cost?' }),
    selector: z.string().trim().min(1).optional().meta({
      description: 'Reads only the elements that match; any selector of the Step API.',
    }),
    schema: z.record(z.string(), z.unknown()).optional().meta({
      description:
        'JSON Schema of an object. `result.data` is filled after it, with null where the page does not say it.',
    }),
    sessionId: z.string().min(1).optional().meta({
      description:
        'Reads the page that is open in this session, and leaves it open. With a `url` that is not the one open it goes there first.',
    }),
    headless: z.boolean().optional().meta({ description: 'As in POST /session. Default: true.' }),
    incognito: z.boolean().optional().meta({ description: 'As in POST /session. Default: false.' }),
    timeoutMs: z.int().min(1).max(600_000).default(60_000).meta({
      description: 'Milliseconds until the call gives up with 504.',
    }),
  })
  .refine(({ url, sessionId }) => url !== undefined || sessionId !== undefined, {
    path: ['url'],
    error: 'expected string, the address of the page',
  })
  .refine(({ sessionId, headless, incognito }) => !sessionId || (headless ?? incognito) === undefined, {
    path: ['sessionId'],
    error: 'expected neither `headless` nor `incognito` beside it: the session is open already',
  })
  .meta({ id: 'Retrieve', description: 'A question about a page.' });

export type RetrieveRequest = z.output<typeof retrieveRequest>;
