import { WebSocket } from 'ws';
import { extensionId } from '../../extension/protocol/identity';

/** The socket that the extension's worker opens: with its origin, and closed as the end of a process closes it. */
export class ExtensionSocket extends WebSocket {
  constructor(url: string) {
    super(url, { origin: `chrome-extension://${extensionId}` });
    // What follows is a close, which the worker listens for.
    this.on('error', () => undefined);
  }

  override close(): void {
    this.terminate();
  }
}
