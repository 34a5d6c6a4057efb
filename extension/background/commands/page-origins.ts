/** The audit log says at which site something was done, so the reply to a command names it. */
import type { Command, Reply } from '../../protocol/frames';

export interface PageOrigins {
  /** The command's turn has come: the page that is there now is the one it is done to. */
  note(command: Pick<Command, 'id' | 'order'>): void;
  /** The reply with the origin in it, where it is known. */
  named(command: Command, reply: Reply): Reply;
}

/** @param addressOf the address of a session's current page */
export function createPageOrigins(addressOf: (sessionId: string) => string | undefined): PageOrigins {
  const noted = new Map<string, string | undefined>();
  const current = (sessionId: unknown) =>
    originOf(typeof sessionId === 'string' ? addressOf(sessionId) : undefined);

  return {
    note({ id, order }) {
      // Of these two the page that they lead to is the one that counts.
      const leads = order.do === 'open' || (order.do === 'step' && order.action === 'navigate');
      if (!leads) noted.set(id, current(order.sessionId));
    },
    named(command, reply) {
      const { order } = command;
      const sessionId =
        'sessionId' in order ? order.sessionId : (reply.result as { id?: unknown } | undefined)?.id;
      const origin = noted.get(command.id) ?? current(sessionId);
      noted.delete(command.id);
      return origin === undefined ? reply : { ...reply, origin };
    },
  };
}

function originOf(address: string | undefined): string | undefined {
  return address && /^https?:/.test(address) ? new URL(address).origin : undefined;
}
