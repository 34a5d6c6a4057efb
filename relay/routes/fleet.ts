/** The routes of the fleet: its relays, and draining one of them. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../http/app-env';
import { readJson } from '../http/read-json';
import { setDrainingInput } from '../service/fleet';
import type { Service } from '../service/service';
import { answers, successStatus, utcTime } from './openapi/describe';
import { contextOf } from './request-context';

const factory = createFactory<AppEnv>();

const fleetAnswer = z
  .object({
    status: successStatus,
    fleet: z
      .object({
        name: z.string().meta({ description: 'Name of the fleet.' }),
        relay: z.string().meta({ description: 'The relay that answers.' }),
        nats: z.enum(['connected', 'disconnected']).meta({
          description: 'disconnected: the relay goes on alone, and the others are as it knew them last.',
        }),
      })
      .meta({ description: 'The fleet, as the relay that answers knows it.' }),
    relays: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name of the relay.' }),
          id: z.string().meta({ description: 'Of this run of it; another one after a restart.' }),
          state: z.enum(['up', 'draining', 'lost']).meta({
            description: 'draining: it opens no more sessions. lost: its heartbeat stopped.',
          }),
          browsers: z.int().meta({ description: 'How many browsers are connected to it.' }),
          sessions: z.int().meta({ description: 'How many sessions are open in them.' }),
          labels: z.array(z.string()).meta({ description: 'Labels of its browsers.' }),
          version: z.string().meta({ description: 'Of tabrelay.' }),
          started_at: utcTime.meta({ description: 'Since when it runs, UTC.' }),
          heartbeat_age_ms: z.int().meta({ description: 'Milliseconds since it was heard.' }),
        }),
      )
      .meta({ description: 'Its relays, by name.' }),
  })
  .meta({ id: 'FleetAnswer', description: 'The fleet and its relays.' });

const drained = z
  .object({
    status: successStatus,
    message: z.string().meta({ description: 'Confirmation for people.' }),
  })
  .meta({ id: 'DrainingAnswer', description: 'The relay opens no more sessions, or does so again.' });

const example: z.output<typeof fleetAnswer> = {
  status: 'success',
  fleet: { name: 'tabrelay', relay: 'desk-1', nats: 'connected' },
  relays: [
    {
      name: 'desk-1',
      id: '9f2c41d07be68a3352',
      state: 'up',
      browsers: 1,
      sessions: 3,
      labels: ['eu'],
      version: '1.0.0',
      started_at: '2026-01-05T09:58:40.000Z',
      heartbeat_age_ms: 0,
    },
  ],
};

/** GET /fleet */
export function readFleet(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'readFleet',
      tags: ['Fleet'],
      summary: 'List the relays of the fleet',
      description: 'Only where the relay is in a fleet (TABRELAY_NATS).',
      responses: answers('The fleet.', fleetAnswer, { one: example }, ['bad_request']),
    }),
    async (c) => {
      const { relays, ...fleet } = await service.readFleet(contextOf(c));
      const listed = relays.map(({ startedAt, heartbeatAgeMs, labels, ...relay }) => ({
        ...relay,
        labels: [...labels],
        started_at: startedAt,
        heartbeat_age_ms: heartbeatAgeMs,
      }));
      return c.json({ status: 'success', fleet, relays: listed } satisfies z.output<typeof fleetAnswer>);
    },
  );
}

/** POST /fleet/relays/{name} */
export function setDraining(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'setDraining',
      tags: ['Fleet'],
      summary: 'Drain a relay, or end that',
      description:
        'Sessions that are open go on, and nothing is moved; new ones are opened elsewhere. A restart of the relay ends it.',
      parameters: [
        {
          in: 'path',
          name: 'name',
          required: true,
          description: 'Name of the relay.',
          schema: { type: 'string' },
          example: 'desk-1',
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(setDrainingInput),
            examples: { drain: { summary: 'Drain it', value: { draining: true } } },
          },
        },
      },
      responses: answers(
        'It is told.',
        drained,
        { drained: { status: 'success', message: 'The relay desk-1 opens no more sessions.' } },
        ['bad_request', 'no_browser', 'body_too_large', 'unsupported_media_type'],
      ),
    }),
    async (c) => {
      const { draining } = await readJson(c, setDrainingInput);
      const relay = c.req.param('name') ?? '';
      await service.setDraining({ relay, draining }, contextOf(c));
      const message = `The relay ${relay} opens ${draining ? 'no more sessions' : 'sessions again'}.`;
      return c.json({ status: 'success', message } satisfies z.output<typeof drained>);
    },
  );
}
