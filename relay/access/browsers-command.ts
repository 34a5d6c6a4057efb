/** `npx tabrelay browsers`: lists, adds and removes paired browsers. */
import { resolve } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';
import { shownCode } from '../../extension/protocol/pairing/pairing-code';
import { nameForPeople } from '../browsers/browser-ids';
import { localUrl, readClientConfig, readExtensionDir } from '../config';
import { openHome } from '../files/private-file';
import { isTabrelay } from '../supervisor/claim-port';
import { pairingLink } from '../supervisor/pairing-lines';
import { pairingsIn } from './pairings';

const usage = `Usage: npx tabrelay browsers list                  the paired browsers; the last column is the name
       npx tabrelay browsers pair                  a pairing link for your everyday browser
           --port 9000                             if npm start runs with --port 9000
       npx tabrelay browsers remove <id or name>   unpairs a browser and disconnects it`;

/** The bundle is in .output/relay/access. */
const builtExtensionDir = resolve(import.meta.dirname, '../../chrome-mv3');

async function run([verb, ...rest]: string[]): Promise<string> {
  if (verb === '--help' || rest.includes('--help')) return usage;
  const isRemoval = verb === 'remove' && rest[0] !== undefined;
  const config = readClientConfig(isRemoval ? rest.slice(1) : rest, process.env, verb !== 'pair');
  const pairings = pairingsIn(config.home);
  if (verb === 'list') {
    const lines = pairings.list().map(({ id, name, byHand, pairedAt }) => {
      return `${id}  ${pairedAt}  ${byHand ? 'by hand ' : 'launched'}  ${nameForPeople(name, id)}`;
    });
    return lines.join('\n') || 'No browser is paired. npx tabrelay browsers pair prints a link to pair one.';
  }
  if (verb === 'pair') {
    openHome(config.home);
    const url = localUrl(config);
    if (!(await isTabrelay(url))) {
      throw new RelayError(
        'no_browser',
        `no relay answers at ${url}, so a link would lead nowhere: run npm start first, or add --port <n> if it runs on another port`,
      );
    }
    const code = pairings.issueCode();
    return `Open this link within two minutes in a browser that has the extension:
${pairingLink(url, code)}

The page that it opens asks for this code: ${shownCode(code.typed)}

The extension's folder, for "Load unpacked" at chrome://extensions:
${readExtensionDir(process.env) ?? builtExtensionDir}`;
  }
  if (isRemoval) {
    const { id, name } = pairings.remove(rest[0] ?? '');
    return `Removed ${nameForPeople(name, id)}. It closes its sessions and forgets this relay, now or when it connects next.`;
  }
  if (verb === 'remove') {
    throw new RelayError('bad_request', `remove needs the id or name of a browser\n${usage}`);
  }
  throw new RelayError(
    'bad_request',
    `${verb ? `"${verb}" is not a command` : 'what should be done?'}\n${usage}`,
  );
}

run(process.argv.slice(2)).then(console.log, (error) => {
  console.error(`tabrelay: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
