/** The routes with which a session is handed over to a person, and back. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import type { Service } from '../../service/service';
import { handOffInput, setDriverInput } from '../../service/sessions/driving';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf, sessionIdOf } from '../request-context';

const factory = createFactory<AppEnv>();

const driver = z
  .object({
    driver: z.enum(['api', 'user']).meta({ description: 'Who drives: calls, or a person at the window.' }),
    locked: z.boolean().meta({
      description: 'Until it is handed back; else until the person has done nothing for 3 s.',
    }),
    instructions: z.string().optional().meta({ description: 'What the person was asked to do.' }),
    paused: z.boolean().optional().meta({ description: 'The person has only paused it.' }),
  })
  .meta({ description: 'Who drives.' });

const driverAnswer = z
  .object({ status: successStatus, driver })
  .meta({ id: 'DriverAnswer', description: 'Who drives the session.' });

const handedBack = z
  .object({
    status: successStatus,
    result: z
      .object({
        success: z.boolean().meta({ description: 'Whether the person has done it.' }),
        reason: z.string().meta({ description: 'How it ended, in words.' }),
        view: z.string().meta({ description: 'A snapshot of the page as it is now.' }),
      })
      .meta({ description: 'How it ended.' }),
  })
  .meta({ id: 'HandOffAnswer', description: 'How the handoff ended.' });

const errors = ['session_not_found', 'no_browser', 'paused', 'interrupted', 'timeout'] as const;
const bodyErrors = ['bad_request', 'body_too_large', 'unsupported_media_type'] as const;

/** POST /session/{sessionId}/handoff */
export function handOff(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'handOff',
      tags: ['Driving'],
      summary: 'Ask a person to do something in the window',
      description:
        'For what only a person can do: a captcha, a password, a code, a payment. Waits until they say that it is done, or refuse; no step acts in the session meanwhile.',
      parameters: [sessionIdParameter],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(handOffInput),
            examples: {
              code: { summary: 'A code', value: { instructions: 'Type the code from your phone.' } },
            },
          },
        },
      },
      responses: answers(
        'The person has answered, or nobody did in time.',
        handedBack,
        {
          done: {
            status: 'success',
            result: { success: true, reason: 'The person is done.', view: 'heading "Welcome" [e3]' },
          },
        },
        [...bodyErrors, ...errors, 'user_driving'],
      ),
    }),
    async (c) => {
      const input = await readJson(c, handOffInput);
      const result = await service.handOff({ ...input, sessionId: sessionIdOf(c) }, contextOf(c));
      return c.json({ status: 'success', result } satisfies z.output<typeof handedBack>);
    },
  );
}

/** GET /session/{sessionId}/driver */
export function readDriver(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'readDriver',
      tags: ['Driving'],
      summary: 'See who drives a session',
      description: 'The owner’s key sees it of all sessions.',
      parameters: [sessionIdParameter],
      responses: answers(
        'Who drives.',
        driverAnswer,
        { api: { status: 'success', driver: { driver: 'api', locked: false } } },
        errors,
      ),
    }),
    async (c) => {
      const driver = await service.readDriver({ sessionId: sessionIdOf(c) }, contextOf(c));
      return c.json({ status: 'success', driver } satisfies z.output<typeof driverAnswer>);
    },
  );
}

/** POST /session/{sessionId}/driver */
export function setDriver(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'setDriver',
      tags: ['Driving'],
      summary: 'Take a session over, or hand it back',
      description:
        'While a person has taken it over, steps that act wait until their deadline and then fail with `user_driving`. Handing it back answers a handoff. What a person has taken over or paused, or is asked, a key without the scope `approve` or `admin` cannot hand back: it gets `user_driving`. The owner’s key may do so in all sessions.',
      parameters: [sessionIdParameter],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(setDriverInput),
            examples: {
              takeOver: { summary: 'Take over', value: { driver: 'user' } },
              refuse: { summary: 'Refuse what was asked', value: { driver: 'api', success: false } },
            },
          },
        },
      },
      responses: answers(
        'Who drives now.',
        driverAnswer,
        { user: { status: 'success', driver: { driver: 'user', locked: true } } },
        [...bodyErrors, ...errors, 'user_driving'],
      ),
    }),
    async (c) => {
      const input = await readJson(c, setDriverInput);
      const driver = await service.setDriver({ ...input, sessionId: sessionIdOf(c) }, contextOf(c));
      return c.json({ status: 'success', driver } satisfies z.output<typeof driverAnswer>);
    },
  );
}
