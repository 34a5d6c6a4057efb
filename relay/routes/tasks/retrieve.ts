/** The route that answers a question about a page. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import { retrieveRequest } from '../../autonomy/reading/retrieve-request';
import { retrieveResult } from '../../autonomy/reading/retrieve-result';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import type { Service } from '../../service/service';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf } from '../request-context';

const answer = z
  .object({
    status: successStatus,
    result: retrieveResult.meta({ description: 'What the page says.' }),
  })
  .meta({ id: 'RetrieveAnswer', description: 'The answer to a question.' });

const usage = { calls: 0, promptTokens: 0, completionTokens: 0, promptCharacters: 0 };
const found: z.output<typeof answer> = {
  status: 'success',
  result: {
    answer: '€12.50',
    confidence: 0.95,
    sourceText: 'Express delivery €12.50, next working day',
    found: true,
    url: 'https://shop.example/shoes',
    title: 'Trail shoe',
    link: 'https://shop.example/shoes#:~:text=Express%20delivery%20%E2%82%AC12.50%2C%20next%20working%20day',
    passages: [{ text: 'Express delivery €12.50, next working day', score: 1.62 }],
    usage,
  },
};
const notFound: z.output<typeof answer> = {
  status: 'success',
  result: {
    ...found.result,
    answer: '',
    confidence: 0,
    sourceText: '',
    found: false,
    link: '',
    passages: [{ text: 'Returns Free within 60 days of purchase', score: 0.31 }],
  },
};

/** POST /retrieve */
export function retrieve(service: Service) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'retrieve',
      tags: ['Autonomy'],
      summary: 'Ask a question about a page',
      description:
        'Reads the page, what loads late included, and answers from it alone, in a session of its own that is closed afterwards. Every answer comes with the text that it rests on. Nothing is answered from an error page. (Of the two shapes that the interface allows for `result`, an object and a string, this is always the object.)',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(retrieveRequest),
            examples: {
              question: {
                summary: 'A question',
                value: { url: 'http://127.0.0.1:8787/practice', query: 'What is this page for?' },
              },
              part: {
                summary: 'Of a part of the page that is open in a session',
                value: {
                  sessionId: sessionIdParameter.example,
                  query: 'When does the last ferry leave?',
                  selector: 'table',
                },
              },
              schema: {
                summary: 'Several facts at once',
                value: {
                  url: 'https://shop.example/shoes',
                  query: 'What does the shoe cost?',
                  schema: {
                    type: 'object',
                    properties: { price: { type: 'number' }, weight: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
      responses: answers('The page was read.', answer, { found, notFound }, [
        'bad_request',
        'bad_selector',
        'incognito_not_allowed',
        'navigation_failed',
        'restricted_page',
        'session_not_found',
        'element_not_found',
        'body_too_large',
        'unsupported_media_type',
        'model_failed',
        'no_browser',
        'interrupted',
        'timeout',
      ]),
    }),
    async (c) => {
      const request = await readJson(c, retrieveRequest);
      const result = await service.retrieve(request, contextOf(c));
      return c.json({ status: 'success', result } satisfies z.output<typeof answer>);
    },
  );
}
