import * as z from 'zod';
import { retrieveRequest } from '../../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../../autonomy/reading/retrieve-result';
import { strictInput } from '../../validation/strict-input';
import { handleFields, runLong, waitLong } from '../run-long';
import { textAnswer } from '../text-answer';
import { defineTool, parseArguments } from '../tool';

/** Answers a question about a page. */
export const ask = defineTool({
  name: 'ask',
  title: 'Ask about a page',
  description: 'Answers a question from a page alone, with the words it rests on. Give url or session.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: strictInput({
    query: z.string().optional(),
    url: z.string().optional(),
    session: z.string().optional(),
    selector: z.string().optional(),
    schema: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'JSON Schema of an object to fill' }),
    ...handleFields,
  }),
  async run({ handle, end, session, ...question }, call) {
    if (handle !== undefined) return waitLong('ask', call, { handle, end });
    const asked = { ...question, ...(session !== undefined && { sessionId: session }), timeoutMs: maxMs };
    const request = parseArguments(retrieveRequest, asked);
    return runLong('ask', call, async (signal) => {
      const result = await call.service.retrieve(request, { ...call.context, signal });
      return () => textAnswer(...describe(result));
    });
  },
});

/** After 45 s it goes on under a handle. */
const maxMs = 300_000;

function describe({ found, answer, confidence, sourceText, url, link, passages, data }: RetrieveResult) {
  const nearest = passages.map(({ text }) => `- ${text}`);
  return [
    found ? answer : 'The page does not say.',
    found ? `From the page (confidence ${confidence}): "${sourceText}"` : undefined,
    data === undefined ? undefined : JSON.stringify(data),
    !found && nearest.length > 0 ? `Nearest:\n${nearest.join('\n')}` : undefined,
    `Source: ${link || url}`,
  ];
}
