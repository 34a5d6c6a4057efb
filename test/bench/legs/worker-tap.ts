/** Runs before the extension's worker code and records times at its socket and at the ports of pages. */
import { stamp } from './stamps';
import { type TappedPort, tapPort } from './tap-port';

/** What tabrelay sends to keep the socket alive is no part of a step. */
const pulse = /^\{"type":"p[io]ng"/;

globalThis.WebSocket = class extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    this.addEventListener('message', ({ data }) => {
      if (!pulse.test(data)) stamp('workerSocketIn');
    });
  }

  override send(data: string): void {
    if (!pulse.test(data)) stamp('workerSocketOut');
    super.send(data);
  }
};

chrome.runtime.onConnect.addListener((port) =>
  tapPort(port, { received: 'workerPortIn', sent: 'workerPortOut' }),
);

declare const chrome: {
  runtime: { onConnect: { addListener(listener: (port: TappedPort) => void): void } };
};
