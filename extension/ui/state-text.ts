import type { Status } from '../protocol/user-messages';

/** The state of the connection and what to do next, in one sentence for popup and options. */
export function stateText({ state, relayUrl, outdated, paused }: Status): string {
  const relay = relayUrl?.replace('http://', '') ?? 'the relay';
  if (paused) return 'Paused: every call to this browser is refused until you resume.';
  if (outdated)
    return `Connected to ${relay}, but this extension is an older build: reload it at chrome://extensions.`;
  return {
    connected: `Connected to ${relay}.`,
    searching: `Looking for ${relay}. Is npm start running?`,
    unpaired: 'Not paired yet. Run npm start in the tabrelay folder and open the pairing link it prints.',
    refused: `${relay} no longer knows this browser. Pair it again: npm run browsers -- pair`,
    forged: `What answers at ${relay} is not your relay, so its commands are refused.`,
    protocol: `${relay} has another version. Run npm start again and reload this extension.`,
  }[state];
}
