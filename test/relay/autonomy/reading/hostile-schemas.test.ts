/** No schema of a caller takes longer than a page to read: it is filled in time, or refused. */
import { describe, expect, test } from 'vitest';
import { pageWork } from '../../../../relay/autonomy/reading/page-work';
import { relayApp } from '../../../support/stand-ins/relay-app';

const head = { page: { title: 'Shop', lang: 'en', url: 'https://example.com/', contentType: 'text/html' } };
const words = `${'a'.repeat(5_000)}!`;
const page = {
  lines: [head, { kind: 'paragraph', text: words }].map((line) => JSON.stringify(line)).join('\n'),
  text: words,
};
const nothing = {} as never;
const of = (property: object) => ({ type: 'object', properties: { a: property } });

/** What becomes of a model's answer that quotes the words for the property `a`. */
function checked(schema: Record<string, unknown>, a: unknown = words) {
  const said = JSON.stringify({
    found: true,
    answer: 'a',
    quote: words,
    data: { a },
    dataQuotes: { '/a': words },
  });
  return pageWork.check({ said, question: { query: 'a', ...page, schema }, nothing });
}

describe('a pattern that would backtrack for ever', () => {
  test.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^([a-z]+)*$',
    '(.*a){25}$',
    '^(\\w+\\s?)*$',
    '^(?:(?:a*)*)*b$',
    '(a?){100}a{100}$',
    '^(a+)+(b+)+$',
  ])('%s is matched in time', (pattern) => {
    const startedAt = process.cpuUsage();
    expect(['', expect.stringContaining('must match pattern')]).toContainEqual(
      checked(of({ pattern })).problem,
    );
    expect(process.cpuUsage(startedAt).user).toBeLessThan(3_000_000);
  });

  test.each([
    { patternProperties: { '^(a+)+$': { type: 'number' } } },
    { propertyNames: { pattern: '^(a+)+$' } },
  ])('in the names of properties too: %j', (names) => {
    const schema = of({ type: 'object', ...names });
    expect(() => checked(schema, { [words]: words })).not.toThrow();
  });
});

describe('a pattern that the engine does not have', () => {
  test.each(['(?=a)b', '(?<!a)b', '(a)\\1', 'a{1001}', '((a{100}){100}){100}', '(', '[z-a]'])(
    '%s is refused',
    (pattern) => {
      expect(() => pageWork.checkSchema(of({ pattern }))).toThrow(
        /cannot be used, write it without look-around/,
      );
    },
  );
});

describe('patterns as people write them', () => {
  test.each([
    ['^\\d{4}-\\d{2}-\\d{2}$', '2026-11-22', '22.11.2026'],
    ['^[A-Z]{2}\\d+$', 'AB12', 'ab12'],
    ['^\\p{L}+$', 'Zürich', '123'],
    ['^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$', 'a.b@example.com', 'a@b'],
    ['^\\u20ac\\s?\\d+([.,]\\d{2})?$', '€ 12,50', '12,50 EUR'],
    ['(?i)^yes|no$', 'NO', 'maybe'],
  ])('%s', (pattern, right, wrong) => {
    const question = (text: string) => ({ query: 'a', lines: page.lines, text, schema: of({ pattern }) });
    const said = (text: string) =>
      JSON.stringify({
        found: true,
        answer: text,
        quote: text,
        data: { a: text },
        dataQuotes: { '/a': text },
      });
    const check = (text: string) => pageWork.check({ said: said(text), question: question(text), nothing });
    expect(check(right).problem).toBe('');
    expect(check(wrong).problem).toContain('must match pattern');
  });
});

describe('a schema that grows', () => {
  const self = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`property ${index}`, { $ref: '#' }]));

  test.each([2, 50, 1_000])('by %i references to itself is filled as far as a person would', (count) => {
    const schema = { type: 'object', properties: self(count) };
    const startedAt = process.cpuUsage();
    const { data } = pageWork.answer({ query: 'a', ...page, schema });
    expect(JSON.stringify(data).length).toBeLessThan(100_000);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(10_000_000);
  });

  const { call } = relayApp();
  const retrieve = (schema: string) =>
    call('POST', '/v1/retrieve', `{"url": "https://example.com", "query": "a", "schema": ${schema}}`);
  const nested = (depth: number) => `${'{"properties":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`;

  test.each([
    ['10,000 deep', nested(5_000)],
    ['of 30,000 options', JSON.stringify(of({ enum: Array.from({ length: 30_000 }, (_, index) => index) }))],
    ['of 20,000 properties', JSON.stringify({ properties: self(20_000) })],
    [
      'of lists in lists',
      JSON.stringify(of({ prefixItems: JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) })),
    ],
  ])('%s is refused', async (_name, schema) => {
    const response = await retrieve(schema);
    expect([response.status, response.headers.get('x-error-code')]).toEqual([400, 'bad_request']);
    expect(await response.text()).toContain('at most 10,000 parts, nested at most 50 deep');
  });
});
