/** The messages of the relay's process to its supervisor, which prints them in the terminal, and the one in return. */
import { url as debuggerUrl } from 'node:inspector';
import * as z from 'zod/mini';

const aliveEveryMs = 1_000;

export const childMessageSchema = z.union([
  /** The relay listens. */
  z.object({ ready: z.object({ port: z.int() }) }),
  /** The relay cannot start; the process ends after this. */
  z.object({ failed: z.string() }),
  z.object({
    browserConnected: z.object({
      id: z.string(),
      name: z.string(),
      pairedByHand: z.boolean(),
      sessions: z.int(),
    }),
  }),
  /** Its connection is closed, for a moment or for good. */
  z.object({ browserLost: z.object({ id: z.string() }) }),
  /** Sent every second, so that the supervisor notices when it is not; a debugger may hold up the relay. */
  z.object({ alive: z.object({ debugged: z.boolean() }) }),
  /** A browser was paired by hand just now. */
  z.object({ paired: z.object({ id: z.string(), name: z.string() }) }),
  /** A pairing code was spent without a pairing. */
  z.object({ pairingFailed: z.literal(true) }),
  /** A pairing ended: its user did it in the browser, or somebody removed it here. */
  z.object({
    unpaired: z.object({
      id: z.string(),
      name: z.string(),
      byHand: z.boolean(),
      where: z.enum(['browser', 'relay']),
    }),
  }),
]);
export type ChildMessage = z.infer<typeof childMessageSchema>;

/** Whether the separate browser is being started at this moment. */
const supervisorMessageSchema = z.object({ launching: z.boolean() });
export type SupervisorMessage = z.infer<typeof supervisorMessageSchema>;

/** Receives what the supervisor says; without one nothing ever comes. */
export function onSupervisorMessage(receive: (message: SupervisorMessage) => void): void {
  process.on('message', (data) => receive(supervisorMessageSchema.parse(data)));
}

/** Sends a message to the supervisor; without one (the relay was started by itself) nothing happens. */
export function tellSupervisor(message: ChildMessage): void {
  process.send?.(message);
}

/** Tells the supervisor every second that this process is not held up. */
export function keepTelling(): void {
  const tell = () => tellSupervisor({ alive: { debugged: debuggerUrl() !== undefined } });
  tell();
  setInterval(tell, aliveEveryMs).unref();
}

/** Ends this process once the supervisor has received the reason; without a supervisor, at once. */
export function failWith(reason: string): void {
  const message: ChildMessage = { failed: reason };
  const end = () => process.exit(1);
  if (process.send) process.send(message, undefined, undefined, end);
  else end();
}
