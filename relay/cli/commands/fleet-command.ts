import { Argument, Command } from 'commander';
import * as z from 'zod/mini';
import { columns } from '../output/columns';
import type { Run } from './run';

const verbs = ['status', 'drain', 'undrain'];

const fleetSchema = z.object({
  fleet: z.object({ name: z.string(), relay: z.string(), nats: z.string() }),
  relays: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      browsers: z.number(),
      sessions: z.number(),
      labels: z.array(z.string()),
      heartbeat_age_ms: z.number(),
    }),
  ),
});

/** `fleet`: shows the relays of the fleet, and drains one of them. */
export function fleetCommand(run: Run): Command {
  const command = new Command('fleet')
    .summary('See the relays of the fleet, drain one')
    .description(
      'Shows the relays of the fleet. drain: a relay opens no more sessions, and those that are open go on; undrain ends that. Needs a key with the scope admin.',
    )
    .addArgument(new Argument('[verb]', 'what to do').choices(verbs).default('status'))
    .argument('[relay]', 'name of the relay; default: the one that answers');
  return command.action((verb: string, name: string | undefined) =>
    run(command, async (context) => {
      const client = context.client();
      const reply = await client.call('GET', '/fleet');
      const { fleet, relays } = fleetSchema.parse(reply);
      if (verb === 'status') {
        context.print(reply, () =>
          columns([
            ['Fleet', `${fleet.name}, NATS ${fleet.nats}`],
            ...relays.map((relay) => ['Relay', describe(relay, relay.name === fleet.relay)]),
          ]),
        );
        return 'done';
      }
      const path = `/fleet/relays/${encodeURIComponent(name ?? fleet.relay)}`;
      const done = await client.call('POST', path, { draining: verb === 'drain' });
      context.print(done, () => String(done.message));
      return 'done';
    }),
  );
}

function describe(
  {
    name,
    state,
    browsers,
    sessions,
    labels,
    heartbeat_age_ms,
  }: z.infer<typeof fleetSchema>['relays'][number],
  isThis: boolean,
): string {
  const counts = `${browsers} ${browsers === 1 ? 'browser' : 'browsers'}, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;
  const marks = [
    ...(labels.length > 0 ? [`labels ${labels.join(', ')}`] : []),
    ...(isThis ? ['this one'] : [`heard ${heartbeat_age_ms} ms ago`]),
  ];
  return `${name}: ${state}, ${counts}; ${marks.join('; ')}`;
}
