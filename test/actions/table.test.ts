/** Walks all actions and checks what the types of their specifications cannot. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actionFlags } from '../../extension/actions/action-flags';
import { hintsOf } from '../../extension/actions/action-spec';
import { inputJsonSchema } from '../../extension/actions/input-schema';
import {
  allActions,
  findAction,
  pageBehaviours,
  pageSpecs,
  tabBehaviours,
  tabSpecs,
} from '../../extension/actions/table';
import { parseStep } from '../../relay/validation/parse-step';

const filesIn = (folder: string) =>
  readdirSync(new URL(`../../extension/actions/${folder}/`, import.meta.url))
    .map((file) => file.replace('.ts', ''))
    .sort();
const documentation = readFileSync('docs/actions.md', 'utf8');
const interfaceTests = readFileSync('test/e2e/interface/actions.test.ts', 'utf8');

test.each([
  ['page', pageSpecs, pageBehaviours],
  ['tab', tabSpecs, tabBehaviours],
])(
  'every file in actions/%s is in the table of specifications and in that of behaviours',
  (folder, specs, behaviours) => {
    expect(Object.keys(specs).sort()).toEqual(filesIn(folder));
    expect(Object.keys(behaviours).sort()).toEqual(filesIn(folder));
  },
);

test('every name, synonym and title means one action', () => {
  const names = Object.entries(allActions()).flatMap(([name, { synonyms }]) => [name, ...synonyms]);
  const titles = Object.values(allActions()).map(({ title }) => title);
  for (const all of [names, titles])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

test.each([
  ['input', 'fill'],
  ['getText', 'text'],
  ['tap', 'click'],
  ['doubleClick', 'dblclick'],
  ['setValue', 'fill'],
  ['hoverOver', 'hover'],
  ['goto', 'navigate'],
])('%s means %s', (name, canonical) => {
  expect(findAction(name)?.name).toBe(canonical);
});

test('an unknown name means nothing', () => {
  expect(findAction('frobnicate')).toBeUndefined();
  expect(findAction('toString')).toBeUndefined();
});

test('the service worker knows which actions type secrets, take selectors or addresses, or are short reads', () => {
  expect(actionFlags()).toEqual({
    takesSecrets: ['type', 'fill', 'select'],
    valueIsSelector: ['drag'],
    valueIsAddress: ['navigate'],
    isShortRead: ['text', 'attribute', 'value', 'count', 'visible'],
  });
});

test('hints say what an action may do at worst', () => {
  expect(hintsOf(pageSpecs.text)).toEqual({
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
  });
  expect(hintsOf(pageSpecs.fill)).toEqual({
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
  });
  expect(hintsOf(tabSpecs.back)).toEqual({
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
  });
});

describe.each(Object.entries(allActions()))('%s', (name, spec) => {
  test('takes its own example', () => {
    expect(() => parseStep(name, spec, spec.example)).not.toThrow();
  });

  test('is described in words', () => {
    expect(spec.title).toMatch(/^[A-Z][\w -]+$/);
    expect(spec.description).toMatch(/^[A-Z].*\.$/);
    expect(spec.value.description).toMatch(/[^.]$/);
    expect(spec.timeoutMs).toBeGreaterThanOrEqual(1_000);
  });

  test('has a JSON Schema of its input and of its result', () => {
    const input = inputJsonSchema(spec);
    expect(input).toMatchObject({ type: 'object', properties: { selector: { type: 'string' } } });
    expect(input.required?.includes('selector') ?? false).toBe(spec.selector === 'required');
    if (input.properties?.value)
      expect(input.properties.value).toHaveProperty('description', spec.value.description);
    const takesNone = z.safeParse(spec.value.schema, undefined).success;
    expect(input.required?.includes('value') ?? false).toBe(!takesNone);
    expect(z.toJSONSchema(spec.result)).toHaveProperty(
      'type',
      spec.effect === 'read' ? expect.stringMatching(/string|object/) : 'object',
    );
  });

  test('takes texts where its value can be a secret, a selector or an address', () => {
    const text = spec.valueIsAddress ? 'https://example.com' : '{{password}}';
    if (spec.takesSecrets || spec.valueIsSelector || spec.valueIsAddress)
      expect(z.safeParse(spec.value.schema, text).success).toBe(true);
    if (spec.effect === 'read') expect(spec).not.toHaveProperty('takesSecrets');
  });

  test('is in the documentation once, and tested through REST', () => {
    expect(documentation.split(`\n| \`${name}\``)).toHaveLength(2);
    expect(interfaceTests).toContain(`action('${name}', '`);
  });
});
