import { Command } from 'commander';
import type { Report } from '../doctor/check';
import { diagnose } from '../doctor/diagnose';
import { thisProbe } from '../doctor/this-probe';
import type { Colours } from '../output/colours';
import type { Run } from './run';

/** The bundle is in .output/relay/cli. */
const built = new URL('../../', import.meta.url);

/** `doctor`: names the broken link of the chain, and what to do. */
export function doctorCommand(run: Run): Command {
  const command = new Command('doctor')
    .summary('Find what is broken, and what to do')
    .description(
      'Checks everything from Node to a picture of a page, and names what is broken and what to do. Opens and closes a session.',
    );
  return command.action(() =>
    run(command, async (context) => {
      const report = await diagnose(thisProbe(context, built));
      const isBroken = report.some(({ state }) => state === 'broken');
      context.print({ status: isBroken ? 'broken' : 'success', checks: report }, () =>
        words(report, context.colours),
      );
      return isBroken ? 'failed' : 'done';
    }),
  );
}

function words(report: Report, { green, yellow, red, dim, bold }: Colours): string {
  const marks = {
    ok: green('ok     '),
    warning: yellow('warning'),
    broken: red('broken '),
    skipped: dim('-      '),
  };
  const width = Math.max(...report.map(({ title }) => title.length));
  const lines = report.flatMap(({ state, title, what, todo }) => [
    `${marks[state]}  ${title.padEnd(width)}  ${state === 'skipped' ? dim(what) : what}`,
    ...(todo ? [`${' '.repeat(width + 11)}${bold(todo)}`] : []),
  ]);
  const first = report.find(({ state }) => state === 'broken');
  const end = first ? `${red('Broken:')} ${first.title}. ${first.todo}` : green('Everything works.');
  return [...lines, '', end].join('\n');
}
