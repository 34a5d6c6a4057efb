/** The process of `npm start`: owns the launched browser, its pipe and the signals, and restarts the relay's process. */
import { resolve } from 'node:path';
import { RelayError } from '../extension/protocol/errors';
import { version } from '../package.json';
import { apiKeyFile, loadApiKey, namedKeysIn } from './access/keys';
import { pairingsIn } from './access/pairings';
import { nameForPeople } from './browsers/browser-ids';
import { configEnvironment, localUrl, readConfig } from './config';
import { backgroundFlag, writeBackground } from './files/background-file';
import { openHome } from './files/private-file';
import { isRoot } from './launch/browser-flags';
import { findBrowser, thisMachine } from './launch/find-browser';
import { launchedBrowser } from './launch/launched-browser';
import { provideExtension } from './launch/provide-extension';
import { announcements } from './supervisor/announcements';
import { awaitPairedBrowser, nextEnter } from './supervisor/await-paired-browser';
import { banner, callsToTry } from './supervisor/banner';
import { claimPort } from './supervisor/claim-port';
import { endOnSignals } from './supervisor/end-on-signals';
import { liveLink } from './supervisor/live-link';
import { misspeltVariables } from './supervisor/misspelt-variables';
import { modelInWords } from './supervisor/model-in-words';
import { pairingLines } from './supervisor/pairing-lines';
import { keepRelay } from './supervisor/relay-process';

/** A sleeping extension wakes on an alarm every 30 s. */
const pairedBrowserTimeoutMs = 35_000;

/** A relay that works tells every second that it does. */
const maxRelaySilenceMs = 5_000;

const folder = import.meta.dirname;
const builtExtensionDir = resolve(folder, '../chrome-mv3');

async function supervise(args: string[]): Promise<void> {
  const flags = args.filter((arg) => arg !== backgroundFlag);
  const asked = readConfig(flags, process.env);
  for (const line of misspeltVariables(process.env)) say(line);
  if (asked.browserPath) findBrowser(asked.browserPath, thisMachine);
  openHome(asked.home);
  // Invalid files are reported here in one line, not by a relay that fails.
  const ownersKey = loadApiKey(asked.home, asked.apiKey);
  namedKeysIn(asked.home).list();
  const extensionDir = provideExtension(builtExtensionDir, asked.extensionDir);
  const config = { ...asked, port: await claimPort(asked.host, asked.port) };

  const pairings = pairingsIn(config.home);
  const pairedByHand = pairings.list().filter(({ byHand }) => byHand);
  const anyBrowser = arrival();
  const pairedBrowser = arrival();
  const nobodyExpected = arrival();
  let onLastLost = () => {};
  let onPairingFailed = () => {};
  const announced = announcements({ say, onLastLost: () => onLastLost() });

  const relay = keepRelay({
    script: resolve(folder, 'main.mjs'),
    environment: { ...process.env, ...configEnvironment(config) },
    maxSilenceMs: maxRelaySilenceMs,
    say,
    onMessage: (message) => {
      announced.onMessage(message);
      if ('pairingFailed' in message) onPairingFailed();
      if ('unpaired' in message && !pairings.list().some(({ byHand }) => byHand)) nobodyExpected.came();
      if (!('browserConnected' in message)) return;
      anyBrowser.came();
      if (message.browserConnected.pairedByHand) pairedBrowser.came();
    },
  });
  const endings = endOnSignals({ end: () => relay.stop(), force: relay.kill }, say);
  await relay.ready;
  const url = localUrl(config);
  // Not before: of two that are started at once, the one that finds the port taken must not be kept.
  if (flags.length < args.length) writeBackground(config.home, { pid: process.pid, url });
  const key = { url, keyFile: apiKeyFile(config.home), isKeyGiven: config.apiKey !== undefined };
  console.log(
    banner({
      ...key,
      extensionDir,
      pairingCode: pairings.issueCode(),
      isPaired: pairedByHand.length > 0,
      version,
      model: await modelInWords(config.model),
      liveUrl: await liveLink(url, ownersKey),
      withoutSandbox: config.launchBrowser && isRoot(),
    }),
  );
  onPairingFailed = () => {
    say(
      'Pairing failed: the typed code is wrong, or the connection broke off. The link is used up; a new one:',
    );
    for (const line of pairingLines(url, pairings.issueCode())) say(line);
  };
  const printCallsToTry = async () => {
    await anyBrowser.here;
    console.log(callsToTry(key));
  };
  if (!config.launchBrowser) {
    say('Waiting for browsers to connect. Ctrl-C ends everything.');
    return printCallsToTry();
  }

  const own = launchedBrowser({
    config,
    url,
    extensionDir,
    pairings,
    say,
    launching: (launching) => relay.tell({ launching }),
    closed: () => {
      say('The browser was closed; the relay goes on. Enter starts it again.');
      announced.forgetLaunched();
      openAtEnter();
    },
  });
  endings.add({ end: own.close, force: own.kill });
  let isEnterAwaited = false;
  const openAtEnter = () => {
    if (isEnterAwaited) return;
    isEnterAwaited = true;
    void nextEnter(process.stdin).then(() => {
      isEnterAwaited = false;
      return open();
    });
  };
  const open = async () => {
    try {
      await own.open();
    } catch (error) {
      say(explain(error));
      say('The relay goes on without a browser. Enter tries again.');
      openAtEnter();
    }
  };

  onLastLost = () => {
    say('No browser is connected. Enter starts a separate one.');
    openAtEnter();
  };

  if (pairedByHand.length > 0) {
    const names = pairedByHand.map(({ id, name }) => nameForPeople(name, id)).join(', ');
    say(`Waiting up to 35 s for your paired browser: ${names}. Enter starts a separate one now.`);
    const { stdin: input } = process;
    const wait = { connected: pairedBrowser.here, unpaired: nobodyExpected.here, input };
    if (await awaitPairedBrowser({ ...wait, timeoutMs: pairedBrowserTimeoutMs })) return printCallsToTry();
  }
  await open();
  return printCallsToTry();
}

/** A promise with the function that resolves it. */
function arrival(): { here: Promise<void>; came(): void } {
  let came = () => {};
  const here = new Promise<void>((resolve) => {
    came = resolve;
  });
  return { here, came };
}

function say(line: string): void {
  console.log(`  ${line}`);
}

function explain(error: unknown): string {
  if (error instanceof RelayError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// A closed terminal must not keep us from ending what we started.
for (const stream of [process.stdout, process.stderr, process.stdin]) stream.on('error', () => {});

supervise(process.argv.slice(2)).catch((error) => {
  console.error(`tabrelay: ${explain(error)}`);
  process.exit(1);
});
