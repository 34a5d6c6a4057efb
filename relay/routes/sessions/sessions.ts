/** The routes that open, list and close sessions. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import type { Service } from '../../service/service';
import { openSessionInput } from '../../service/sessions/open-session';
import { answers, sessionIdParameter, successStatus, utcTime } from '../openapi/describe';
import { contextOf, sessionIdOf } from '../request-context';

const factory = createFactory<AppEnv>();

const opened = z
  .object({
    status: successStatus,
    sessionId: z.string().meta({ description: 'Goes into the path of all further calls.' }),
    httpStatus: z.number().optional().meta({
      description:
        'HTTP status of the page that was opened, where it is an error: a page that says 404 is a page all the same.',
    }),
  })
  .meta({ id: 'OpenSessionAnswer', description: 'The session that was opened.' });

const listed = z
  .object({
    status: successStatus,
    sessions: z
      .array(
        z.object({
          id: z.string().meta({ description: 'The session’s id.' }),
          created_at: utcTime.meta({ description: 'When it was opened, UTC.' }),
          last_active: utcTime.meta({ description: 'When a call last reached it, UTC.' }),
          key_name: z.string().meta({ description: 'Name of the API key that opened it.' }),
          url: z.string().optional().meta({
            description:
              'Address of its current tab. Absent if the browser does not answer in time, or is paused.',
          }),
          title: z.string().optional().meta({ description: 'Title of its current tab; absent like `url`.' }),
          relay: z.string().optional().meta({
            description: 'In a fleet: the relay that holds its browser.',
          }),
        }),
      )
      .meta({ description: 'The open sessions of this API key, oldest first.' }),
  })
  .meta({ id: 'ListSessionsAnswer', description: 'The open sessions.' });

const closed = z
  .object({
    status: successStatus,
    message: z.string().meta({ description: 'Confirmation for people.' }),
  })
  .meta({ id: 'CloseSessionAnswer', description: 'The session that was closed.' });

/** POST /session */
export function openSession(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'openSession',
      tags: ['Sessions'],
      summary: 'Open a session',
      description: 'Opens a window of its own in the browser. The body may be absent.',
      requestBody: {
        required: false,
        content: {
          'application/json': {
            schema: resolver(openSessionInput),
            examples: {
              page: {
                summary: 'A page, in a small window',
                value: { url: 'https://example.com/', width: 800, height: 600 },
              },
              blank: { summary: 'A blank page', value: {} },
              visible: { summary: 'A normal window', value: { headless: false, incognito: false } },
            },
          },
        },
      },
      responses: answers(
        'The session is open.',
        opened,
        { opened: { status: 'success', sessionId: sessionIdParameter.example } },
        [
          'bad_request',
          'incognito_not_allowed',
          'domain_not_allowed',
          'navigation_failed',
          'restricted_page',
          'body_too_large',
          'unsupported_media_type',
          'too_many_sessions',
          'no_browser',
          'interrupted',
          'timeout',
        ],
      ),
    }),
    async (c) => {
      const input = await readJson(c, openSessionInput);
      const { id, httpStatus } = await service.openSession(input, contextOf(c));
      const isError = httpStatus !== undefined && httpStatus >= 400;
      const told = isError ? { httpStatus } : {};
      return c.json({ status: 'success', sessionId: id, ...told } satisfies z.output<typeof opened>);
    },
  );
}

/** GET /sessions */
export function listSessions(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'listSessions',
      tags: ['Sessions'],
      summary: 'List the open sessions',
      description: 'Only those that the same API key opened.',
      responses: answers(
        'The open sessions.',
        listed,
        {
          one: {
            status: 'success',
            sessions: [
              {
                id: sessionIdParameter.example,
                created_at: '2026-01-05T10:00:00.000Z',
                last_active: '2026-01-05T10:02:11.480Z',
                key_name: 'default',
                url: 'http://127.0.0.1:8787/practice',
                title: 'tabrelay practice',
              },
            ],
          },
          none: { status: 'success', sessions: [] },
        },
        ['no_browser'],
      ),
    }),
    async (c) => {
      const open = await service.listSessions(contextOf(c));
      const sessions = open.map(({ id, createdAt, lastActive, keyName, url, title, relay }) => ({
        id,
        created_at: createdAt,
        last_active: lastActive,
        key_name: keyName,
        url,
        title,
        relay,
      }));
      return c.json({ status: 'success', sessions } satisfies z.output<typeof listed>);
    },
  );
}

/** DELETE /session/{sessionId} */
export function closeSession(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'closeSession',
      tags: ['Sessions'],
      summary: 'Close a session',
      description: 'Closes its window and all that it opened.',
      parameters: [sessionIdParameter],
      responses: answers(
        'The session is closed.',
        closed,
        { closed: { status: 'success', message: `Session ${sessionIdParameter.example} is closed.` } },
        ['session_not_found', 'no_browser', 'interrupted', 'timeout'],
      ),
    }),
    async (c) => {
      const sessionId = sessionIdOf(c);
      await service.closeSession({ sessionId }, contextOf(c));
      const message = `Session ${sessionId} is closed.`;
      return c.json({ status: 'success', message } satisfies z.output<typeof closed>);
    },
  );
}
