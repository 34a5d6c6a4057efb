/** Finds an installed browser. */
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { RelayError } from '../../extension/protocol/errors';

/** Linux: programs to look for in PATH, in the order of preference. */
const linuxPrograms = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
  'brave-browser-stable',
  'brave-browser',
  'brave',
];

/** Installers put these outside PATH. */
const linuxPaths = [
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/brave.com/brave/brave',
];

const macApplications = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser'];

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
];
const windowsFolders = ['PROGRAMFILES', 'ProgramW6432', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** The inputs of the search, so that tests can simulate every platform. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  isExecutable(path: string): boolean;
}

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
};

/**
 * The browser to start: the configured one, else an installed Chrome, Edge, Chromium or Brave.
 * @param wanted the value of TABRELAY_BROWSER, a path or a program in PATH
 * @throws RelayError when the configured one does not exist; no other browser replaces it.
 */
export function findBrowser(wanted: string | undefined, machine: Machine): string | undefined {
  if (!wanted) return installedBrowsers(machine).find(machine.isExecutable);
  const found = [wanted, ...inPath([wanted], machine)].find(machine.isExecutable);
  if (found) return found;
  throw new RelayError(
    'bad_request',
    `TABRELAY_BROWSER=${wanted} is not a program that can be run; give the full path of a browser, or unset it`,
  );
}

function installedBrowsers(machine: Machine): string[] {
  const { platform, env } = machine;
  if (platform === 'darwin') {
    return macApplications.flatMap((name) =>
      ['/Applications', `${env.HOME}/Applications`].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => env[name] ?? []);
    return windowsPrograms.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
  }
  return [...inPath(linuxPrograms, machine), ...linuxPaths];
}

function inPath(programs: readonly string[], { platform, env }: Machine): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
}
