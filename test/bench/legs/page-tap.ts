/** Runs before a content script and records times at its port. */
import { type TappedPort, tapPort } from './tap-port';

// The script may come to a document more than once.
if (!globalThis.isTapped) {
  globalThis.isTapped = true;
  const { connect } = chrome.runtime;
  chrome.runtime.connect = (...args) => {
    const port = connect.apply(chrome.runtime, args);
    tapPort(port, { received: 'pagePortIn', sent: 'pagePortOut' });
    return port;
  };
}

declare global {
  var isTapped: boolean | undefined;
}

declare const chrome: { runtime: { connect(...args: unknown[]): TappedPort } };
