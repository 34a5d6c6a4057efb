import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { InFlightRequests } from './http/server/in-flight-requests';

/** Calls may finish for this long; then they are answered as interrupted. */
const finishWithinMs = 4_000;
const answerWithinMs = 500;

/**
 * Ends the relay: takes no more calls, lets those in flight finish, and answers the rest as interrupted. Resolves
 * within 5 s.
 * @param parts.giveUp answers every call that waits for a browser: interrupted, its outcome unknown
 */
export async function shutDownGracefully(parts: {
  server: Server;
  calls: InFlightRequests;
  giveUp(): void;
}): Promise<void> {
  parts.server.close();
  const answered = parts.calls.end();
  await Promise.race([answered, pause(finishWithinMs)]);
  parts.giveUp();
  await Promise.race([answered, pause(answerWithinMs)]);
}
