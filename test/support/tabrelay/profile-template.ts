/**
 * Makes one browser profile per build and browser, with the extension installed; tests start on copies of it, which
 * takes half as long.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { extensionId } from '../../../extension/protocol/identity';
import { launchBrowser } from '../../../relay/launch/launch-browser';

const extensionDir = resolve('.output/chrome-mv3');
const templates = resolve('.output/profiles');
/** Files that every start writes again, and lock files. */
const leftOut =
  /^(Singleton.*|DevToolsActivePort|.*Cache.*|BrowserMetrics.*|component_crx_cache|Sessions|Service Worker)$/;

/** A new profile folder with its own downloads folder. The caller removes it. */
export async function freshProfile(executablePath: string): Promise<string> {
  const template = await templateFor(executablePath);
  const profileDir = await mkdtemp(join(tmpdir(), 'tabrelay-profile-'));
  await cp(template, profileDir, { recursive: true, filter: (path) => !leftOut.test(basename(path)) });
  await changePreferences(profileDir, (preferences) => {
    // The user's own folder of downloads would fill up, and from the hundred-and-first copy on the browser names files
    // by the time instead of a number.
    preferences.download = { default_directory: join(profileDir, 'downloads') };
    // The template's window position must not be kept.
    preferences.browser = { ...preferences.browser, window_placement: undefined };
    // What was allowed stays. The extension itself comes by the launch: one that the browser had loaded already would be
    // loaded anew by it, and a worker that is restarted while it starts may be lost to the browser.
    const settings = { [extensionId]: { incognito: true } };
    preferences.extensions = { ...preferences.extensions, settings };
  });
  return profileDir;
}

/** Safe when two processes make it at once: the first complete one is used. */
async function templateFor(executablePath: string): Promise<string> {
  const build = readFileSync(resolve('.output/chrome-mv3.built-from'), 'utf8').trim();
  const template = join(templates, `${build}-${versionOf(executablePath)}`);
  if (existsSync(template)) return template;
  const made = join(templates, `making-${randomUUID()}`);
  // A launch refuses a profile that others may read.
  await mkdir(made, { recursive: true, mode: 0o700 });
  await (await launchBrowser({ executablePath, profileDir: made, extensionDir, headless: true })).close();
  await rename(made, template).catch(async (error) => {
    await rm(made, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  });
  return template;
}

const versions = new Map<string, string>();

/** Such as `156.0.8078.79`. */
function versionOf(executablePath: string): string {
  const known = versions.get(executablePath);
  if (known) return known;
  const printed = execFileSync(executablePath, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const version = /[\d.]+/.exec(printed.toString())?.[0] ?? '';
  versions.set(executablePath, version);
  return version;
}

type Preferences = Record<string, Record<string, unknown> | undefined>;

async function changePreferences(dir: string, change: (preferences: Preferences) => void): Promise<void> {
  const file = join(dir, 'Default', 'Preferences');
  const preferences = JSON.parse(await readFile(file, 'utf8')) as Preferences;
  change(preferences);
  await writeFile(file, JSON.stringify(preferences));
}
