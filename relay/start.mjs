/** What `npm start` runs: installs, builds and starts the supervisor, with Node's own modules only. */
import { ensureBuilt, ensureInstalled, packageJson } from './prepare.mjs';

const usage = `Usage: npm start -- [flags]

  --no-browser   start no browser, wait for paired ones
  --headless     start the browser without a window
  --port <n>     listen on this port (default 8787, 0 takes any free one)
  --version      print the version
  --help         print this

Variables: TABRELAY_PORT, TABRELAY_HOST, TABRELAY_API_KEY, TABRELAY_HOME, TABRELAY_BROWSER,
TABRELAY_RATE_LIMIT (requests per second, 0 for none), TABRELAY_LOG (silent, error, warn, info, debug),
TABRELAY_SESSION_IDLE (minutes without a call after which a session is closed, 0 for never),
TABRELAY_ALLOW_REMOTE (1 lets TABRELAY_HOST be an address that other machines reach),
TABRELAY_ALLOWED_HOSTS (names beside its own by which the relay may be called),
OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_VISION (a model server for tasks and questions).
What they mean: docs/configuration.md.`;

/** What `npm run <command>` runs instead of a relay. */
const commands = ['browsers', 'keys'];

const minNode = [20, 19];

async function start(args) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < minNode[0] || (major === minNode[0] && minor < minNode[1])) {
    throw new Error(
      `needs Node ${minNode.join('.')} or newer, this is ${process.versions.node}; see https://nodejs.org`,
    );
  }
  const command = commands.find((name) => name === args[0]);
  if (!command && args.includes('--help')) return console.log(usage);
  if (args.includes('--version')) return console.log(packageJson().version);

  ensureInstalled({ omitDev: true });
  await ensureBuilt();
  if (command) process.argv.splice(2, 1);
  await import(`../.output/relay/${command ? `access/${command}-command` : 'supervise'}.mjs`);
}

start(process.argv.slice(2)).catch((error) => {
  console.error(`tabrelay: ${error.message}`);
  process.exitCode = 1;
});
