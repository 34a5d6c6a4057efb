/** The download of Chrome for Testing, from a local server. */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { Browser, computeExecutablePath, detectBrowserPlatform } from '@puppeteer/browsers';
import { expect, test } from 'vitest';
import { downloadChrome, downloadedChrome } from '../../../relay/launch/chrome-for-testing';
import { listen } from '../../support/stand-ins/listen';
import { tempHome } from '../../support/stand-ins/temp-home';
import { tinyZip } from '../../support/tiny-zip';

const buildId = '100.0.1.2';

/** Where the program lies inside the archive for this machine. */
function programInArchive(): string {
  const platform = detectBrowserPlatform();
  const path = computeExecutablePath({ browser: Browser.CHROME, buildId, cacheDir: '/cache', platform });
  return relative(`/cache/chrome/${platform}-${buildId}`, path);
}

test('a downloaded Chrome is unpacked and can be run', async () => {
  const archive = tinyZip(programInArchive(), '#!/bin/sh\necho "I am Chrome"\n');
  const baseUrl = await listen((_, response) => response.end(archive));
  const program = await downloadChrome({ cacheDir: tempHome(), buildId, baseUrl });
  expect(execFileSync(program, { encoding: 'utf8' })).toBe('I am Chrome\n');
});

test('a later start finds the downloaded one', async () => {
  const cacheDir = tempHome();
  expect(await downloadedChrome(cacheDir)).toBeUndefined();
  const baseUrl = await listen((_, response) => response.end(tinyZip(programInArchive(), '')));
  const program = await downloadChrome({ cacheDir, buildId, baseUrl });
  expect(await downloadedChrome(cacheDir)).toBe(program);
});

test('an archive that is not there is an error, not a broken browser', async () => {
  const cacheDir = tempHome();
  const baseUrl = await listen((_, response) => response.writeHead(404).end());
  await expect(downloadChrome({ cacheDir, buildId, baseUrl })).rejects.toThrow('404');
  expect(await downloadedChrome(cacheDir)).toBeUndefined();
});
