/** The route that makes a link to the live page. */
import { createFactory } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../http/app-env';
import type { Service } from '../service/service';
import { answers, successStatus } from './openapi/describe';
import { contextOf } from './request-context';

const answer = z
  .object({
    status: successStatus,
    page: z.string().meta({
      description: 'Where the page is, below the relay’s address. It opens once, until `expiresAt`.',
    }),
    expiresAt: z.string().meta({ format: 'date-time', description: 'A minute from now, UTC.' }),
  })
  .meta({ id: 'LiveTicketAnswer', description: 'A link to the live page.' });

/** POST /live */
export function issueLiveTicket(service: Service) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'issueLiveTicket',
      tags: ['Driving'],
      summary: 'Get a link to the live page',
      description:
        'On that page a person sees what is done in all sessions of this key, for the owner’s key in those of all keys; decides on held acts, takes over, pauses and stops. The page has the rights of this key and no others.',
      responses: answers(
        'The link.',
        answer,
        {
          one: {
            status: 'success',
            page: '/live#pX2cVtq0m3mNf0h5mQnW1g',
            expiresAt: '2026-01-05T10:01:00.000Z',
          },
        },
        [],
      ),
    }),
    async (c) => {
      const { ticket, expiresAt } = await service.live.issueLiveTicket(contextOf(c));
      return c.json({ status: 'success', page: `/live#${ticket}`, expiresAt } satisfies z.output<
        typeof answer
      >);
    },
  );
}
