/** The input of a question about a page; validation and reference come from this schema. */
import * as z from 'zod';
import { addressField } from '../../validation/address-field';
import { strictInput } from '../../validation/strict-input';
import { boundsExpected, isWithinBounds } from './schema-bounds';

export const retrieveRequest = strictInput(
  {
    url: addressField
      .optional()
      .meta({ description: 'Page to read; http or https. May be absent beside `sessionId` only.' }),
    query: z
      .string()
      .trim()
      .min(1)
      .max(4_000)
      .meta({ description: 'The question, in words.', example: 'What does the express delivery cost?' }),
    selector: z.string().trim().min(1).optional().meta({
      description: 'Reads only the elements that match; any selector of a step.',
    }),
    schema: z.record(z.string(), z.unknown()).refine(isWithinBounds, boundsExpected).optional().meta({
      description:
        'JSON Schema of an object. `result.data` is filled after it, with null where the page does not say it. Its patterns are those of RE2: no look-around, no back references.',
    }),
    sessionId: z.string().min(1).optional().meta({
      description:
        'Reads the page that is open in this session, and leaves it open. With a `url` that is not the one open it goes there first.',
    }),
    headless: z.boolean().optional().meta({ description: 'As when a session is opened. Default: true.' }),
    incognito: z.boolean().optional().meta({ description: 'As when a session is opened. Default: false.' }),
    timeoutMs: z.int().min(1).max(600_000).default(60_000).meta({
      description: 'Milliseconds until the question ends with the error `timeout`.',
    }),
  },
  {
    question: 'query',
    prompt: 'query',
    q: 'query',
    text: 'query',
    address: 'url',
    page: 'url',
    website: 'url',
    css: 'selector',
    session: 'sessionId',
    id: 'sessionId',
  },
)
  .refine(({ url, sessionId }) => url !== undefined || sessionId !== undefined, {
    path: ['url'],
    error: 'expected string, the address of the page, where no open session is given',
  })
  .refine(({ sessionId, headless, incognito }) => !sessionId || (headless ?? incognito) === undefined, {
    path: ['sessionId'],
    error: 'expected neither `headless` nor `incognito` beside it: the session is open already',
  })
  .meta({ id: 'Retrieve', description: 'A question about a page.' });

export type RetrieveRequest = z.output<typeof retrieveRequest>;
