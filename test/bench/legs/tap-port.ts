/** Records times at one end of an extension port. */
import { type StampName, stamp } from './stamps';

/** As much of a port as is needed. */
export interface TappedPort {
  postMessage(message: unknown): void;
  onMessage: { addListener(listener: () => void): void };
}

/** Called before the port's owner has it, so that our listener is the first. */
export function tapPort(port: TappedPort, names: { received: StampName; sent: StampName }): void {
  port.onMessage.addListener(() => stamp(names.received));
  const { postMessage } = port;
  port.postMessage = (message) => {
    stamp(names.sent);
    postMessage.call(port, message);
  };
}
