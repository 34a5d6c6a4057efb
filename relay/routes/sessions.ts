/** Sessions are opened, listed and closed here. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import { dialogPolicies } from '../../extension/protocol/dialogs';
import { RelayError } from '../../extension/protocol/errors';
import { hostsExpected, parseHost } from '../../extension/protocol/policy';
import type { Browsers } from '../browsers/browsers';
import type { AppEnv } from '../http/app-env';
import { readJson } from '../http/read-json';
import { answers, sessionIdParameter, successStatus, utcTime } from './describe';
import { callOf, sessionIdOf } from './session-call';

const openTimeoutMs = 30_000;
const closeTimeoutMs = 10_000;
const factory = createFactory<AppEnv>();

const openBody = z
  .object({
    headless: z.boolean().default(true).meta({
      description: 'true: a window that never takes the focus. false: a normal window in front.',
    }),
    incognito: z.boolean().default(false).meta({
      description: 'Opens an incognito window. All incognito sessions share one cookie jar.',
    }),
    url: z
      .url({ protocol: /^https?$/, error: 'expected a full http or https address' })
      .optional()
      .meta({ description: 'Page to open at once; http or https. Without it the page is blank.' }),
    width: z
      .int()
      .min(200)
      .max(7680)
      .default(1280)
      .meta({ description: 'Width of the window in CSS pixels.' }),
    height: z
      .int()
      .min(200)
      .max(4320)
      .default(800)
      .meta({ description: 'Height of the window in CSS pixels.' }),
    browser: z.string().min(1).optional().meta({
      description:
        'Name or id of a browser of GET /browsers. Default: the one paired by hand, else the latest.',
    }),
    dialogs: z.enum(dialogPolicies).default('dismiss').meta({
      description:
        'What becomes of alert, confirm, prompt and print: dismiss and accept answer them; block has the browser forbid them.',
    }),
    allowedDomains: z.array(z.string().min(1).max(260)).max(100).optional().meta({
      description:
        'Where the session may go: domains with all below them, such as example.com, or host:port such as localhost:3000. The browser stops everything else before a request leaves. Default: anywhere.',
    }),
    promptText: z.string().max(10_000).optional().meta({
      description: 'With dialogs: accept, what is typed into a prompt. Default: what the page put there.',
    }),
  })
  .refine(({ allowedDomains }) => allowedDomains?.every((entry) => parseHost(entry)) ?? true, {
    path: ['allowedDomains'],
    error: hostsExpected,
  })
  .refine(({ dialogs, promptText }) => promptText === undefined || dialogs === 'accept', {
    path: ['promptText'],
    error: 'expected "dialogs": "accept" beside it',
  })
  .meta({ id: 'OpenSession', description: 'How the session is to be. Every field may be left out.' });

const opened = z.object({
  status: successStatus,
  sessionId: z.string().meta({ description: 'Goes into the path of all further calls.' }),
});

const listed = z.object({
  status: successStatus,
  sessions: z
    .array(
      z.object({
        id: z.string().meta({ description: 'The session’s id.' }),
        created_at: utcTime.meta({ description: 'When it was opened, UTC.' }),
        last_active: utcTime.meta({ description: 'When a call last reached it, UTC.' }),
      }),
    )
    .meta({ description: 'The open sessions of this API key, oldest first.' }),
});

const closed = z.object({
  status: successStatus,
  message: z.string().meta({ description: 'Confirmation for people.' }),
});

/** POST /session */
export function openSession(browsers: Browsers) {
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
            schema: resolver(openBody),
            examples: {
              blank: { summary: 'A blank page', value: {} },
              page: {
                summary: 'A page, in a small window',
                value: { url: 'https://example.com/', width: 800, height: 600 },
              },
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
          'no_browser',
          'interrupted',
          'timeout',
        ],
      ),
    }),
    async (c) => {
      const { browser, allowedDomains, ...order } = await readJson(c, openBody);
      const call = callOf(c, 'act', openTimeoutMs);
      const session = await browsers.send(
        { do: 'open', ...order, ...(allowedDomains && { policy: { allowedDomains } }) },
        browser ? { ...call, browser } : call,
      );
      return c.json({ status: 'success', sessionId: session.id } satisfies z.output<typeof opened>);
    },
  );
}

/** GET /sessions */
export function listSessions(browsers: Browsers) {
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
              },
            ],
          },
          none: { status: 'success', sessions: [] },
        },
        ['no_browser'],
      ),
    }),
    async (c) => {
      const all = await browsers.sessions(c.req.raw.signal);
      if (browsers.list().length === 0) {
        throw new RelayError(
          'no_browser',
          'No browser is connected, so its sessions are not known. Start one with npm start, or open the browser you paired.',
        );
      }
      const sessions = all
        .filter(({ keyName }) => keyName === c.var.keyName)
        .map(({ id, createdAt, lastActive }) => ({ id, created_at: createdAt, last_active: lastActive }));
      return c.json({ status: 'success', sessions } satisfies z.output<typeof listed>);
    },
  );
}

/** DELETE /session/{sessionId} */
export function closeSession(browsers: Browsers) {
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
      await browsers.send({ do: 'close', sessionId }, callOf(c, 'act', closeTimeoutMs));
      const message = `Session ${sessionId} is closed.`;
      return c.json({ status: 'success', message } satisfies z.output<typeof closed>);
    },
  );
}
