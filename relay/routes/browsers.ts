/** The route that lists the connected browsers. */
import { createFactory } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../http/app-env';
import type { Service } from '../service/service';
import { answers, successStatus, utcTime } from './openapi/describe';
import { contextOf } from './request-context';

const listed = z
  .object({
    status: successStatus,
    browsers: z
      .array(
        z.object({
          id: z.string().meta({ description: 'The start of every session id of this browser.' }),
          name: z.string().meta({ description: 'Name for people; POST /session takes it as `browser`.' }),
          connected_at: utcTime.meta({ description: 'Since when it is connected, UTC.' }),
          paired_by_hand: z.boolean().meta({ description: 'false: npm start launched it.' }),
          outdated: z.boolean().meta({ description: 'Its extension is of another build than the relay.' }),
          sessions: z.int().meta({ description: 'How many sessions are open in it.' }),
          relay: z.string().optional().meta({ description: 'In a fleet: the relay that holds it.' }),
          labels: z.array(z.string()).optional().meta({ description: 'In a fleet: its labels.' }),
          draining: z.boolean().optional().meta({
            description: 'In a fleet: whether it opens no more sessions.',
          }),
        }),
      )
      .meta({ description: 'The browsers connected now.' }),
  })
  .meta({ id: 'ListBrowsersAnswer', description: 'The connected browsers.' });

const example: z.output<typeof listed> = {
  status: 'success',
  browsers: [
    {
      id: 'b3k9x2m7',
      name: 'Chromium 142 (b3k9)',
      connected_at: '2026-01-05T09:58:40.000Z',
      paired_by_hand: true,
      outdated: false,
      sessions: 1,
    },
  ],
};

/** GET /browsers */
export function listBrowsers(service: Service) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'listBrowsers',
      tags: ['Browsers'],
      summary: 'List the connected browsers',
      description: 'A browser is connected while it runs with the paired extension in it.',
      responses: answers('The connected browsers.', listed, { one: example }, []),
    }),
    async (c) => {
      const connected = await service.listBrowsers(contextOf(c));
      const browsers = connected.map((one) => ({
        id: one.id,
        name: one.name,
        connected_at: one.connectedAt,
        paired_by_hand: one.pairedByHand,
        outdated: one.outdated,
        sessions: one.sessions,
        relay: one.relay,
        labels: one.labels && [...one.labels],
        draining: one.draining,
      }));
      return c.json({ status: 'success', browsers } satisfies z.output<typeof listed>);
    },
  );
}
