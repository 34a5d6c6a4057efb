import { Command } from 'commander';
import { RelayError } from '../../../extension/protocol/errors';
import { healthOf, isTaken } from '../find-relay';
import { columns } from '../output/columns';
import type { Run } from './run';

/** `status`: the relay, its browsers and this terminal's session. */
export function statusCommand(run: Run): Command {
  const command = new Command('status')
    .summary('Show relay, browsers and session')
    .description('Shows the relay, the connected browsers and your session.');
  return command.action(() =>
    run(command, async (context) => {
      const { url, machine, sessions, colours } = context;
      const health = await healthOf(url);
      if (!health) throw await noRelay(url);
      const { browsers } = (await context.client().call('GET', '/browsers')) as { browsers: Browser[] };
      const terminal = machine.terminal();
      const session = machine.env.TABRELAY_SESSION || (terminal && sessions.last(terminal, url));
      const { version, model } = health;
      const reply = { status: 'success', url, version, model, browsers, ...(session && { session }) };
      context.print(reply, () =>
        columns([
          ['Relay', `${url}, version ${version}`],
          ['Model', model],
          ...browsers.map((browser) => ['Browser', describe(browser)]),
          ...(browsers.length > 0
            ? []
            : [['Browser', colours.yellow('none is connected; see tabrelay doctor')]]),
          ['Session', session || 'none in this terminal'],
        ]),
      );
      return browsers.length > 0 ? 'done' : 'unreachable';
    }),
  );
}

async function noRelay(url: string): Promise<RelayError> {
  return (await isTaken(url))
    ? new RelayError('route_not_found', `What answers at ${url} is no tabrelay. Another address: --relay.`)
    : new RelayError('no_browser', `No relay answers at ${url}. Start one: tabrelay start`);
}

interface Browser {
  name: string;
  paired_by_hand: boolean;
  outdated: boolean;
  sessions: number;
}

function describe({ name, paired_by_hand, outdated, sessions }: Browser): string {
  const open = `${sessions} session${sessions === 1 ? '' : 's'}`;
  const kind = paired_by_hand ? 'paired by hand' : 'started by tabrelay';
  return `${name}, ${kind}, ${open}${outdated ? '; its extension is outdated: reload it' : ''}`;
}
