/** The command-line flags of a launched browser. */
import { describe, expect, test } from 'vitest';
import { browserEnvironment, browserFlags, hasDisplay } from '../../../relay/launch/browser-flags';

const options = { profileDir: '/p', headless: false, startUrl: 'about:blank', extraArgs: [] };

describe('the command line', () => {
  test('leaves the popup blocker, the key chain and automation marks as they are', () => {
    const flags = browserFlags(options).join(' ');
    expect(flags).not.toMatch(
      /popup-blocking|mock-keychain|password-store|enable-automation|disable-extensions/,
    );
  });

  test('has room for a window of 1280x800 on the headless screen', () => {
    expect(browserFlags({ ...options, headless: true })).toContain('--screen-info={1920x1200}');
  });

  test('keeps covered windows alive', () => {
    expect(browserFlags(options)).toContain('--disable-backgrounding-occluded-windows');
  });

  test('ends with the page to show', () => {
    expect(browserFlags({ ...options, extraArgs: ['--lang=de'] }).slice(-2)).toEqual([
      '--lang=de',
      'about:blank',
    ]);
  });
});

test('keys are not handed to the browser', () => {
  const env = { TABRELAY_API_KEY: 'k', OPENAI_API_KEY: 'o', DISPLAY: ':1' };
  expect(browserEnvironment(env)).toEqual({ DISPLAY: ':1' });
});

test.each([
  ['linux', {}, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['darwin', {}, true],
  ['win32', {}, true],
] as const)('%s with %o can show a window: %s', (platform, env, expected) => {
  expect(hasDisplay(env, platform)).toBe(expected);
});
