import { Argument, Command } from 'commander';
import { columns } from '../output/columns';
import { oneLine } from '../output/one-line';
import type { Run } from './run';

const decisions = ['once', 'task', 'deny'];

/** `approvals`: shows what was held, and decides on it. */
export function approvalsCommand(run: Run): Command {
  const command = new Command('approvals')
    .summary('See and decide what was held')
    .description(
      'Lists the acts that wait for approval. With an id, approves the act once, or for the whole task, or denies it. Needs a key with the scope approve.',
    )
    .argument('[id]', 'the act to decide on; the beginning of its id is enough')
    .addArgument(new Argument('[decision]', 'what is decided').choices(decisions));
  return command.action((id: string | undefined, decision: string | undefined) =>
    run(command, async (context) => {
      const client = context.client();
      const reply = await client.call('GET', '/approvals');
      const all = reply.approvals as Record<string, string>[];
      if (id === undefined) {
        context.print(reply, () => table(all));
        return 'done';
      }
      if (decision === undefined) command.error(`Add what is decided: ${decisions.join(', ')}.`);
      const meant = all.filter((one) => one.id?.startsWith(id));
      const [only] = meant;
      if (meant.length > 1) command.error(`Several ids begin with "${id}". Give more of it.`);
      const decided = await client.call('POST', `/approvals/${encodeURIComponent(only?.id ?? id)}`, {
        decision,
      });
      context.print(decided, () => table([decided.approval as Record<string, string>]));
      return 'done';
    }),
  );
}

function table(approvals: Record<string, string>[]): string {
  if (approvals.length === 0) return 'Nothing waits for approval.';
  return columns(
    approvals.map(
      ({ id = '', state = '', expiresAt = '', keyName = '', action = '', element = '', where = '' }) => [
        id.slice(0, 8),
        state === 'waiting' ? `waiting until ${expiresAt.slice(11, 19)} UTC` : state,
        keyName,
        oneLine(`${action} on ${element}, ${where}`),
      ],
    ),
  );
}
