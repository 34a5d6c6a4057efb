/** The search for an installed browser on all platforms. */
import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from '../../../relay/launch/find-browser';

function machine(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, programs: string[]): Machine {
  return { platform, env, isExecutable: (path) => programs.includes(path) };
}

describe('without TABRELAY_BROWSER', () => {
  const linux = { PATH: '/usr/local/bin:/usr/bin' };
  const mac = { HOME: '/Users/ann' };
  const windows = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' };

  test.each([
    ['Chrome on Linux', 'linux', linux, '/usr/bin/google-chrome'],
    ['Edge on Linux', 'linux', linux, '/usr/bin/microsoft-edge'],
    ['Chromium on Linux', 'linux', linux, '/usr/bin/chromium'],
    ['Chromium from a snap', 'linux', linux, '/snap/bin/chromium'],
    ['Brave on Linux', 'linux', linux, '/usr/bin/brave-browser'],
    ['Chrome on macOS', 'darwin', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      "Edge in a Mac user's own folder",
      'darwin',
      mac,
      '/Users/ann/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    ['Brave on macOS', 'darwin', mac, '/Applications/Brave Browser.app/Contents/MacOS/Brave Browser'],
    ['Chrome on Windows', 'win32', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [
      "Chromium in a Windows user's own folder",
      'win32',
      windows,
      'C:\\Users\\ann\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ],
  ] as const)('finds %s', (_, platform, env, program) => {
    expect(findBrowser(undefined, machine(platform, env, [program]))).toBe(program);
  });

  test('prefers Chrome to the others', () => {
    const both = machine('linux', linux, ['/usr/local/bin/chromium', '/usr/bin/google-chrome']);
    expect(findBrowser(undefined, both)).toBe('/usr/bin/google-chrome');
  });

  test('finds nothing where there is nothing', () => {
    expect(findBrowser(undefined, machine('linux', linux, []))).toBeUndefined();
  });
});

describe('with TABRELAY_BROWSER', () => {
  const both = machine('linux', { PATH: '/usr/bin' }, ['/opt/my/browser', '/usr/bin/chromium']);

  test('takes the path that it names', () => {
    expect(findBrowser('/opt/my/browser', both)).toBe('/opt/my/browser');
  });

  test('looks for a bare name in PATH', () => {
    expect(findBrowser('chromium', both)).toBe('/usr/bin/chromium');
  });

  test('does not take another browser in its place', () => {
    expect(() => findBrowser('/opt/none', both)).toThrow('TABRELAY_BROWSER=/opt/none is not a program');
  });
});
