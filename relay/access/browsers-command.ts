/** `npm run browsers`: lists, adds and removes paired browsers. */
import { RelayError } from '../../extension/protocol/errors';
import { nameForPeople } from '../browsers/browsers';
import { localUrl, readConfig } from '../config';
import { isTabrelay } from '../supervisor/claim-port';
import { pairingsIn } from './pairings';
import { openHome } from './private-file';

const usage = `Usage: npm run browsers -- list                  the browsers that may connect
       npm run browsers -- pair                  a pairing link for your everyday browser
       npm run browsers -- remove <id or name>   a browser that may connect no longer`;

async function run([verb, ...rest]: string[]): Promise<string> {
  const isRemoval = verb === 'remove' && rest[0] !== undefined;
  const config = readConfig(isRemoval ? rest.slice(1) : rest, process.env);
  const pairings = pairingsIn(config.home);
  if (verb === 'list') {
    const lines = pairings.list().map(({ id, name, byHand, pairedAt }) => {
      return `${id}  ${pairedAt}  ${byHand ? 'by hand ' : 'launched'}  ${nameForPeople(name, id)}`;
    });
    return lines.join('\n') || 'No browser is paired. npm run browsers -- pair prints a link to pair one.';
  }
  if (verb === 'pair') {
    openHome(config.home);
    const url = localUrl(config);
    const link = `${url}/pair#${pairings.issueCode()}`;
    const advice = 'Open this link within two minutes in a browser that has the extension:';
    const warning = (await isTabrelay(url)) ? '' : `\nNo relay answers at ${url}: run npm start first.`;
    return `${advice}\n${link}${warning}`;
  }
  if (isRemoval) {
    const removed = pairings.remove(rest[0] ?? '');
    if (removed.length > 0)
      return removed.map(({ id, name }) => `Removed ${nameForPeople(name, id)}.`).join('\n');
    throw new RelayError(
      'bad_request',
      `no paired browser is called "${rest[0]}"; see npm run browsers -- list`,
    );
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
