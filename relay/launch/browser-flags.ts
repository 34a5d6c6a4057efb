/** The command line and environment of a launched browser. */
import { statfsSync } from 'node:fs';

/** Below this Chromium's shared memory fails with a few windows open; Docker gives 64 MiB. */
const minSharedMemoryBytes = 512 * 1024 * 1024;

/**
 * Two hidden pages of the address bar, which Chromium loads with each window: over half of the processor time that
 * opening and closing one takes. Without them the bar shows its suggestions as before.
 * (`chrome://omnibox-popup.top-chrome`, Chromium's chrome/browser/ui/omnibox/omnibox_popup_features)
 */
export const withoutOmniboxPages = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * The whole command line but the program. Puppeteer's own defaults are left out on purpose: they switch off the
 * popup blocker, site isolation of sandboxed frames, the key chain and more.
 */
export function browserFlags(options: {
  profileDir: string;
  headless: boolean;
  startUrl: string;
  extraArgs: readonly string[];
}): string[] {
  return [
    `--user-data-dir=${options.profileDir}`,
    // Lets the extension be loaded over the pipe: branded Chrome 137 and later ignores --load-extension.
    '--enable-unsafe-extension-debugging',
    // A covered session window must go on working, see DESIGN "A session is a window of its own".
    '--disable-backgrounding-occluded-windows',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-search-engine-choice-screen',
    '--hide-crash-restore-bubble',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    withoutOmniboxPages,
    // The default screen is 800x600 and no window can be larger; --window-size would size every popup window.
    ...(options.headless ? ['--headless=new', '--screen-info={1920x1200}'] : []),
    ...(isRoot() ? ['--no-sandbox'] : []),
    ...(hasSmallSharedMemory() ? ['--disable-dev-shm-usage'] : []),
    ...options.extraArgs,
    options.startUrl,
  ];
}

/** Chromium refuses to run as root with its sandbox. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether a window could be shown at all. */
export function hasDisplay(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** The environment without what is ours alone: the browser has no use for keys. */
export function browserEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(TABRELAY|OPENAI)_/.test(name)));
}

function hasSmallSharedMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks < minSharedMemoryBytes;
  } catch {
    return true;
  }
}
