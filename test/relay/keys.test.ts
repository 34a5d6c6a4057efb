// Why: the API key is made once, kept, and for its owner's eyes only.
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiKeyFile, loadApiKey } from '../../relay/keys';
import { openHome } from '../../relay/private-file';
import { tempHome } from '../support/temp-home';

test('the first start makes a key of 256 bits', () => {
  expect(loadApiKey(tempHome())).toMatch(/^[\w-]{43}$/);
});

test('the second start takes the same key', () => {
  const home = tempHome();
  expect(loadApiKey(home)).toBe(loadApiKey(home));
});

test('the key file holds the key, as the printed curl lines expect', () => {
  const home = tempHome();
  const key = loadApiKey(home);
  expect(readFileSync(apiKeyFile(home), 'utf8').trim()).toBe(key);
});

test('only the owner may read the key file, whatever it was set to', () => {
  const home = tempHome();
  loadApiKey(home);
  chmodSync(apiKeyFile(home), 0o644);
  loadApiKey(home);
  expect(statSync(apiKeyFile(home)).mode & 0o777).toBe(0o600);
});

test('a key from the environment is not written to disk', () => {
  const home = tempHome();
  loadApiKey(home, 'a-key-of-the-user');
  expect(existsSync(apiKeyFile(home))).toBe(false);
});

test('a new home folder is closed to others', () => {
  const home = `${tempHome()}/new`;
  openHome(home);
  expect(statSync(home).mode & 0o777).toBe(0o700);
});

test('a home that cannot be made is named together with the variable that moves it', () => {
  const home = tempHome();
  loadApiKey(home);
  const impossible = `${apiKeyFile(home)}/below-a-file`;
  expect(() => openHome(impossible)).toThrow(/below-a-file .*TABRELAY_HOME/);
});
