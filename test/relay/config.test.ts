/** Flags and environment variables: parsed, or refused in one line. */
import { describe, expect, test } from 'vitest';
import { configEnvironment, localUrl, readConfig } from '../../relay/config';

describe('readConfig', () => {
  test('listens on 127.0.0.1:8787 and starts a browser when nothing is set', () => {
    expect(readConfig([], { HOME: '/home/ann' })).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      launchBrowser: true,
      headless: false,
      rateLimitPerSecond: 5000,
      sessionIdleMinutes: 30,
    });
  });

  test('takes a flag before its variable', () => {
    expect(readConfig(['--port', '9000'], { TABRELAY_PORT: '9001' }).port).toBe(9000);
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig([], { TABRELAY_PORT: '' }).port).toBe(8787);
  });

  test('keeps the home folder where TABRELAY_HOME says', () => {
    expect(readConfig([], { TABRELAY_HOME: '/tmp/elsewhere' }).home).toBe('/tmp/elsewhere');
  });

  test.each([
    ['0', 0],
    ['0.05', 0.05],
    ['90', 90],
  ])('lets sessions be idle for %s minutes', (value, minutes) => {
    expect(readConfig([], { TABRELAY_SESSION_IDLE: value }).sessionIdleMinutes).toBe(minutes);
  });

  test('understands --no-browser and --headless', () => {
    expect(readConfig(['--no-browser', '--headless'], {})).toMatchObject({
      launchBrowser: false,
      headless: true,
    });
  });

  test.each([
    ['TABRELAY_PORT', 'eighty', 'TABRELAY_PORT must be a whole number from 0 to 65535'],
    ['TABRELAY_PORT', '70000', 'TABRELAY_PORT must be a whole number from 0 to 65535'],
    ['TABRELAY_RATE_LIMIT', '-1', 'TABRELAY_RATE_LIMIT must be a whole number'],
    ['TABRELAY_SESSION_IDLE', 'never', 'TABRELAY_SESSION_IDLE must be a number of minutes'],
    ['TABRELAY_LOG', 'loud', 'TABRELAY_LOG must be silent, error'],
    ['TABRELAY_HOME', '~/tabrelay', 'TABRELAY_HOME must be the path of a folder, without ~'],
    ['TABRELAY_HOST', 'a b', 'TABRELAY_HOST must be an address'],
    ['TABRELAY_LABELS', 'eu', 'TABRELAY_LABELS belongs to a fleet: set TABRELAY_NATS as well'],
  ])('refuses %s=%s in one line', (name, value, message) => {
    expect(() => readConfig([], { [name]: value })).toThrow(message);
  });

  test.each(['99999', 'eighty', ''])(
    'refuses --port=%s and says so of the flag, whatever the variable is',
    (value) => {
      const read = () => readConfig([`--port=${value}`], { TABRELAY_PORT: '9000' });
      expect(read).toThrow(
        `--port must be a whole number from 0 to 65535 (0 takes any free port); "${value}" is not`,
      );
    },
  );

  test('does not repeat a bad API key', () => {
    expect(() => readConfig([], { TABRELAY_API_KEY: 'short' })).toThrow(/^(?!.*short).*16 printable/);
  });

  test.each(['OPENAI_BASE_URL', 'TABRELAY_NATS'])('does not repeat the password in a bad %s', (name) => {
    const read = () => readConfig([], { [name]: 'htps://ann:hunter2@models.example/v1' });
    expect(read).toThrow(/^(?!.*hunter2).*what it is set to is not/);
  });

  test('names an unknown flag', () => {
    expect(() => readConfig(['--prot', '1'], {})).toThrow("Unknown option '--prot'; npm start -- --help");
  });

  test('knows the names that it may be called by beside its own', () => {
    const { allowedHosts } = readConfig([], { TABRELAY_ALLOWED_HOSTS: 'Box.lan,relay.internal:8080' });
    expect(allowedHosts).toEqual(['box.lan', 'relay.internal:8080']);
    expect(readConfig([], {}).allowedHosts).toEqual([]);
    expect(() => readConfig([], { TABRELAY_ALLOWED_HOSTS: 'http://box.lan' })).toThrow(
      'host names by commas',
    );
  });

  test('refuses to listen beyond this machine', () => {
    expect(() => readConfig([], { TABRELAY_HOST: '0.0.0.0' })).toThrow('TABRELAY_ALLOW_REMOTE=1');
  });

  test('listens beyond this machine when that is asked for', () => {
    expect(readConfig([], { TABRELAY_HOST: '0.0.0.0', TABRELAY_ALLOW_REMOTE: '1' }).host).toBe('0.0.0.0');
  });

  test("reads the same again in the relay's own process", () => {
    const config = readConfig(['--port', '9000'], { TABRELAY_HOME: '/tmp/elsewhere' });
    expect(readConfig([], configEnvironment(config))).toMatchObject({ port: 9000, home: '/tmp/elsewhere' });
  });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:9000'],
  ['localhost', 'http://localhost:9000'],
  ['::1', 'http://localhost:9000'],
  ['0.0.0.0', 'http://127.0.0.1:9000'],
])('a relay on %s is reached at %s', (host, url) => {
  expect(localUrl({ host, port: 9000 })).toBe(url);
});

test.each([
  [{ OPENAI_API_KEY: 'k' }, 'gpt-5-mini'],
  [{ OPENAI_BASE_URL: 'https://models.example/v1' }, 'gpt-5-mini'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, undefined],
  [{ OPENAI_BASE_URL: 'http://192.168.1.5:1234/v1', OPENAI_MODEL: 'qwen3' }, 'qwen3'],
])('only a local server is asked for its models: %j', (environment, model) => {
  expect(readConfig([], { TABRELAY_HOME: '/home', ...environment }).model?.model).toBe(model);
});
