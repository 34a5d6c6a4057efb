/** What the relay's process tells the one that supervises it, so that the terminal can say it. */
import * as z from 'zod/mini';

export const childMessageSchema = z.union([
  /** It listens. */
  z.object({ ready: z.object({ port: z.int() }) }),
  /** It cannot start; the process ends after this. */
  z.object({ failed: z.string() }),
  z.object({
    browserConnected: z.object({
      id: z.string(),
      name: z.string(),
      pairedByHand: z.boolean(),
      sessions: z.int(),
    }),
  }),
  /** It has no connection any more, for a moment or for good. */
  z.object({ browserLost: z.object({ id: z.string() }) }),
  /** A browser was paired by hand just now. */
  z.object({ paired: z.object({ id: z.string(), name: z.string() }) }),
]);
export type ChildMessage = z.infer<typeof childMessageSchema>;

/** Sends a message to the supervisor; without one (the relay was started by itself) nothing happens. */
export function tellSupervisor(message: ChildMessage): void {
  process.send?.(message);
}

/** Ends this process once the supervisor has been told why; without one, at once. */
export function failWith(reason: string): void {
  const message: ChildMessage = { failed: reason };
  const end = () => process.exit(1);
  if (process.send) process.send(message, undefined, undefined, end);
  else end();
}
