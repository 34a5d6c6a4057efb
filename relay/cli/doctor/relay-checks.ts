/** Checks of the relay and of the browsers that connect to it. */
import { broken, type Check, ok } from './check';
import { explained } from './explained';
import type { Probe } from './probe';

export function relayCheck({ health, url, version }: Pick<Probe, 'health' | 'url' | 'version'>): Check {
  return {
    name: 'relay',
    title: 'Relay',
    async run() {
      const found = await health();
      if (!found) return broken(`No relay runs at ${url}.`, 'Run tabrelay start in a terminal of its own.');
      if (found.version === version) return ok(`Version ${version} answers.`);
      return broken(
        `The relay is version ${found.version}, this command line is ${version}.`,
        'End the relay (Ctrl-C in its terminal, or tabrelay stop) and start it again.',
      );
    },
  };
}

export function extensionCheck(probe: Pick<Probe, 'extensionFolder' | 'extensionChanges'>): Check {
  return {
    name: 'extension',
    title: 'Extension',
    run() {
      const folder = probe.extensionFolder();
      const todo = 'Run tabrelay start, which builds it again, then reload tabrelay at chrome://extensions.';
      if (!folder) return broken('The extension is not built.', todo);
      const changes = probe.extensionChanges();
      return changes
        ? broken(`Its files are not those of its build (${changes}).`, todo)
        : ok(`Built, unchanged, in ${folder}.`);
    },
  };
}

export function browserCheck({ browser, health }: Pick<Probe, 'browser' | 'health'>): Check {
  return {
    name: 'browser',
    title: 'Browser',
    async run() {
      const found = browser();
      if (found) return ok(found);
      const connected = (await health())?.browsers ?? 0;
      if (connected > 0) return ok('None is found to be started, but one is connected.');
      return broken(
        'No Chrome, Edge, Chromium or Brave is found.',
        'Install one, set TABRELAY_BROWSER to the path of one, or run tabrelay start, which downloads one.',
      );
    },
  };
}

export function pairedCheck({ pairings }: Pick<Probe, 'pairings'>): Check {
  return {
    name: 'paired',
    title: 'Paired',
    needs: ['relay'],
    run() {
      const names = pairings();
      if (names.length > 0) return ok(names.join(', '));
      return broken(
        'No browser is paired.',
        'Run tabrelay start, which starts and pairs one, or tabrelay browsers pair for your everyday browser.',
      );
    },
  };
}

interface Connected {
  name: string;
  outdated: boolean;
}

export function connectedCheck({ client }: Pick<Probe, 'client'>): Check {
  return {
    name: 'connected',
    title: 'Connected',
    needs: ['relay'],
    run: () =>
      explained(async () => {
        const reply = await client().call('GET', '/browsers');
        const browsers = reply.browsers as Connected[];
        if (browsers.length === 0) {
          return broken(
            'No browser is connected.',
            'Press Enter in the terminal of tabrelay start, or open your paired browser and click the icon of tabrelay.',
          );
        }
        const outdated = browsers.find((one) => one.outdated);
        if (outdated) {
          return broken(
            `${outdated.name} runs an extension of another build.`,
            'Reload tabrelay at chrome://extensions in that browser.',
          );
        }
        return ok(browsers.map(({ name }) => name).join(', '));
      }, 'Look at the log in the terminal of tabrelay start.'),
  };
}
