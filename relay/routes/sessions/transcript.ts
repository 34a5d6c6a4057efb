/** The route that tells what happened in a session. */
import { createFactory } from 'hono/factory';
import { describeRoute, validator } from 'hono-openapi';
import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { AppEnv } from '../../http/app-env';
import type { Service } from '../../service/service';
import { transcriptSchema } from '../../service/transcripts/transcript';
import { explainIssues } from '../../validation/explain-issues';
import { strictInput } from '../../validation/strict-input';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf, sessionIdOf } from '../request-context';

const query = strictInput({
  last: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'expected a whole number from 1 to 999')
    .optional()
    .meta({ description: 'Only so many entries, the latest.', example: '20' }),
});

const answer = z
  .object({ status: successStatus, transcript: transcriptSchema })
  .meta({ id: 'TranscriptAnswer', description: 'What happened in the session.' });

const example: z.output<typeof transcriptSchema> = {
  sessionId: sessionIdParameter.example,
  keyName: 'default',
  entries: [
    {
      at: '2026-01-05T10:00:00.000Z',
      kind: 'step',
      words: 'click text=Save',
      action: 'click',
      selector: 'text=Save',
      origin: 'https://example.com',
      outcome: 'done',
    },
  ],
  dropped: 0,
};

/** GET /session/{sessionId}/transcript */
export function readTranscript(service: Service) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'readTranscript',
      tags: ['Sessions'],
      summary: 'Read what happened in a session',
      description:
        'Its steps that acted, what was approved and who drove, also after it was closed. What was typed is left out. The owner’s key reads that of all sessions.',
      parameters: [sessionIdParameter],
      responses: answers('What happened.', answer, { one: { status: 'success', transcript: example } }, [
        'bad_request',
        'session_not_found',
      ]),
    }),
    validator('query', query, (result) => {
      if (!result.success)
        throw new RelayError('bad_request', explainIssues(result.error, result.data, 'The query'));
    }),
    async (c) => {
      const { last } = c.req.valid('query');
      const input = { sessionId: sessionIdOf(c), ...(last !== undefined && { last: Number(last) }) };
      const transcript = await service.readTranscript(input, contextOf(c));
      return c.json({ status: 'success', transcript } satisfies z.output<typeof answer>);
    },
  );
}
