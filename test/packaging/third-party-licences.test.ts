/** Which packages a bundle has parts of, and their licences. */
import { expect, test } from 'vitest';
import { licencesOf, packagesOf } from '../../packaging/third-party-licences.mjs';

test('finds packages by what was bundled of them, scoped and nested ones too', () => {
  const inputs = {
    'relay/main.ts': { bytes: 10 },
    'node_modules/hono/dist/index.js': { bytes: 10 },
    'node_modules/hono/dist/router.js': { bytes: 10 },
    '../elsewhere/node_modules/@noble/curves/index.js': { bytes: 10 },
    'node_modules/a/node_modules/b/index.js': { bytes: 10 },
    'node_modules/empty/index.js': { bytes: 0 },
  };
  expect(packagesOf({ inputs })).toEqual([
    'node_modules/hono',
    'node_modules/@noble/curves',
    'node_modules/a/node_modules/b',
  ]);
});

test('each with version and the text of its licence', () => {
  const text = licencesOf(['node_modules/swagger-ui-dist', 'node_modules/hono']);
  expect(text).toMatch(/\nhono \d+\.\S+ \(MIT\)\n\nMIT License\n/);
  expect(text.indexOf('\nhono ')).toBeLessThan(text.indexOf('\nswagger-ui-dist '));
  expect(text).toContain('Apache License');
});
