import { Command } from 'commander';
import type { Run } from './run';

/** `live`: prints a link to the live page. It is not opened here: other users could read it among the arguments. */
export function liveCommand(run: Run): Command {
  const command = new Command('live')
    .summary('Get a link to the live page')
    .description(
      'Prints a link to the page where you see what is done in your browser, decide on held acts, take over and stop. It opens once, within a minute.',
    );
  return command.action(() =>
    run(command, async (context) => {
      const reply = await context.client().call('POST', '/live');
      const url = `${context.url}${String(reply.page)}`;
      context.print({ ...reply, url }, () => `${url}\nOpen it within a minute; it works once.`);
      return 'done';
    }),
  );
}
