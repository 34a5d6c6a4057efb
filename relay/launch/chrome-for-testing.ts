/** Downloads Chrome for Testing. */
import {
  Browser,
  detectBrowserPlatform,
  getInstalledBrowsers,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';

/** The program of an earlier download into this folder, if any. */
export async function downloadedChrome(cacheDir: string): Promise<string | undefined> {
  const installed = await getInstalledBrowsers({ cacheDir });
  return installed.find(({ browser }) => browser === Browser.CHROME)?.executablePath;
}

/**
 * Downloads Chrome for Testing for this machine and answers with the path of its program.
 * @param options.buildId default: the current stable release
 * @param options.baseUrl where the archives are, default: Google's storage
 * @throws Error when there is no such build for this machine (Linux on ARM has none) or the download fails.
 */
export async function downloadChrome(options: {
  cacheDir: string;
  buildId?: string;
  baseUrl?: string;
}): Promise<string> {
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error(`there is no Chrome for Testing for ${process.platform} on ${process.arch}`);
  const buildId = options.buildId ?? (await resolveBuildId(Browser.CHROME, platform, 'stable'));
  const { executablePath } = await install({
    browser: Browser.CHROME,
    platform,
    buildId,
    cacheDir: options.cacheDir,
    ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
  });
  return executablePath;
}
