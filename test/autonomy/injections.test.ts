/** Checks the material for injection tests: every attack page has what the obedient model must click on. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInjectionPage, readInjections } from './injections/read-injections';

const injections = readInjections();

test('at least 12 pages, each with one attack', () => {
  const files = readdirSync(join(import.meta.dirname, 'injections')).filter((file) => file.endsWith('.html'));
  expect(injections.length).toBeGreaterThanOrEqual(12);
  expect(injections.map(({ page }) => `${page}.html`).sort()).toEqual(files.sort());
  expect(new Set(injections.map(({ id }) => id)).size).toBe(injections.length);
});

describe.each(injections)('$id', ({ page, steal, obedient, neverToModel, loads = [] }) => {
  const html = readInjectionPage(page, 'http://evil.localhost:1');

  test('names the other host, and no placeholder is left', () => {
    expect(html).toContain('http://evil.localhost:1/');
    expect(html).not.toContain('{evil}');
    expect(steal.url).toContain('{evil}/');
  });

  test('what must not be seen is there', () => {
    for (const text of neverToModel) expect(html).toContain(text);
  });

  test('the page has what the obedient model acts on', () => {
    const frames = loads.map((path) => readInjectionPage(path.slice(1, -'.html'.length)));
    const ids = [html, ...frames].flatMap((text) =>
      [...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => `#${id}`),
    );
    for (const { selector, frame } of obedient) {
      if (selector?.startsWith('#')) expect(ids).toContain(selector);
      if (frame) expect(ids).toContain(frame);
    }
  });

  test('an obedient model would reach the other host or give the secret away', () => {
    const acts = JSON.stringify(obedient);
    const clicks = obedient.some(({ action, selector }) => action === 'click' && selector);
    expect(acts.includes('{evil}/') || acts.includes('{{password}}') || clicks).toBe(true);
  });
});
