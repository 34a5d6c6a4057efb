/** The calls that docs/recipes shows as text are what the API takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import description from '../../client/openapi.json';
import { renderDocument } from '../support/docs/documents';

const recipes = readFileSync('docs/recipes/README.md', 'utf8');
const calls = [...recipes.matchAll(/<!-- (\w+) (\/\S+) -->\n\n```json\n([\s\S]*?)```/g)].map(
  ([, method = '', path = '', body = '']) => ({ method, path, body: JSON.parse(body) as unknown }),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, 'openapi');

test.each(calls)('$method $path takes the body that is shown', ({ method, path, body }) => {
  const operation = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`;
  const pointer = `openapi#${encodeURI(operation)}/requestBody/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: pointer });
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ nonsense: true, ...(path === '/session/{sessionId}' && { action: 'clikc' }) })).toBe(
    false,
  );
});

test('there are calls for both', () => {
  expect(calls.map(({ path }) => path)).toEqual(['/retrieve', '/browse', '/session', '/session/{sessionId}']);
});

test('every recipe is listed', () => {
  const programs = readdirSync('docs/recipes').filter((file) => file.endsWith('.py'));
  expect(renderDocument('docs/recipes/README.md').targets).toEqual(expect.arrayContaining(programs));
});
