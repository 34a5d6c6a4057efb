import { pairCommand } from '../protocol/pairing/pair-command';
import type { Status } from '../protocol/user/user-messages';

/** The state of the connection and what to do next, in one sentence for popup and options. */
export function stateText({ state, relayUrl, ending, outdated, paused }: Status): string {
  if (state === 'unpaired') return unpairedText(ending);
  const relay = relayUrl?.replace('http://', '') ?? 'the relay';
  if (paused) return 'Paused: every call to this browser is refused until you resume.';
  if (outdated)
    return `Connected to ${relay}, but this extension is an older build: reload it at chrome://extensions.`;
  return {
    connected: `Connected to ${relay}.`,
    searching: `Looking for ${relay}. Is npm start running?`,
    refused: `${relay} no longer knows this browser. Pair it again: ${relayUrl && pairCommand(relayUrl)}`,
    forged: `What answers at ${relay} is not your relay, so its commands are refused.`,
    protocol: `${relay} has another version. Run npm start again and reload this extension.`,
  }[state];
}

function unpairedText(ending: Status['ending']): string {
  if (!ending)
    return 'Not paired yet. Run npm start in the tabrelay folder and open the pairing link that it prints.';
  const relay = ending.relayUrl.replace('http://', '');
  const what =
    ending.where === 'browser'
      ? `You unpaired this browser from ${relay}. Its sessions are closed.`
      : `${relay} has removed this browser, so its sessions were closed.`;
  return `${what} To pair it again: ${pairCommand(ending.relayUrl)}`;
}
