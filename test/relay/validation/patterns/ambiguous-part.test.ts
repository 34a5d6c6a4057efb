/** Which regular expressions can take exponentially long, and which part of them makes that so. */
import { describe, expect, test } from 'vitest';
import { ambiguousPart } from '../../../../relay/validation/patterns/ambiguous-part';
import { Unjudged } from '../../../../relay/validation/patterns/position-graph';

describe('an everyday pattern is accepted', () => {
  test.each([
    String.raw`^\d{4}-\d{2}-\d{2}$`,
    'save|submit',
    '(foo|bar)+baz',
    String.raw`\s*total:?\s*\$?\d+(\.\d\d)?`,
    String.raw`^[\w.+-]+@[\w-]+\.[\w.]+$`,
    String.raw`^(https?:\/\/)?([\w-]+\.)+[a-z]{2,}(\/\S*)?$`,
    String.raw`(?:\d{1,3},)*\d{3}(\.\d+)?$`,
    '.*total.*amount.*',
    '^(?:[A-Z][a-z]+ ?)+$',
    '(?=.*foo)(?=.*bar).*',
    '[^,]+,[^,]+,[^,]+$',
    '(["\']).*?\\1',
    '^(?<day>\\d{1,2})\\. (Jan|Feb|Mar)[a-z]* \\d{4}$',
    '(red|green|blue)( (red|green|blue))*$',
    String.raw`(\w{1,10} ){1,5}end`,
    '([0-9a-f]{8}-?){4}$',
    '(.*,){3}x',
    '(?i:save) (now|later)',
    // They end where they can, so nothing is tried twice.
    String.raw`(\w+\s?)+`,
    '(a|b|ab)*',
  ])('%s', (source) => {
    expect(ambiguousPart(source, '')).toBeUndefined();
  });
});

describe('a pattern with many ways to match one text is not', () => {
  test.each([
    ['(a+)+$', '(a+)+'],
    [String.raw`^Total (\w+\s?)*$`, String.raw`(\w+\s?)*`],
    ['(a|a)*$', '(a|a)*'],
    ['(a|aa)+$', '(a|aa)+'],
    ['(a|b|ab)*c', '(a|b|ab)*'],
    [String.raw`(\w|\d)*x`, String.raw`(\w|\d)*`],
    ['x((a*)*)*b', '(a*)*'],
    [String.raw`(\s*\w*)*z`, String.raw`(\s*\w*)*`],
    ['^(([a-z])+.)+[A-Z]$', '(([a-z])+.)+'],
    // Counts are no limit that helps.
    ['(a?){30}b', '(a?){30}'],
    ['(?:a{1,50}){1,50}$', '(?:a{1,50}){1,50}'],
    ['(.*a){20}', '(.*a){20}'],
    // Within an end that is certain, there is one that is not.
    ['(?:(a+)+b)*', '(a+)+'],
    ['x(?=(a+)+$)', '(a+)+'],
    ['(?<!(a+)+b)c', '(a+)+'],
    // Two ways to match nothing, each time.
    ['(?:(?:|)a)*$', '(?:(?:|)a)*'],
  ])('%s', (source, part) => {
    expect(ambiguousPart(source, '')).toBe(part);
  });

  test.each([
    ['(a|A)*$', 'i'],
    ['(?i:a|A)*$', ''],
    [String.raw`(\p{L}|\p{Lu})*1`, 'u'],
    [String.raw`([\p{L}--[a-z]]|Ä)*1`, 'v'],
  ])('%s with the flags "%s"', (source, flags) => {
    expect(ambiguousPart(source, flags)).toBeTruthy();
  });

  test.each([
    ['(a|A)*$', ''],
    [String.raw`([\p{L}--[a-z]]|a)*1`, 'v'],
  ])('but %s with the flags "%s" is accepted', (source, flags) => {
    expect(ambiguousPart(source, flags)).toBeUndefined();
  });
});

test.each([
  ['of a megabyte', 'a'.repeat(1_000_000)],
  ['with a large count of something large', `(${'abcdefghij'.repeat(100)}){12}`],
  ['with hundreds of optional parts', `^${'(?:ab)?'.repeat(280)}$`],
  [
    'with hundreds of alternatives',
    `(${Array.from('x'.repeat(400), (x, index) => `[^${index % 10}]${x}`).join('|')})*$`,
  ],
  ['with parentheses a thousand deep', `${'('.repeat(990)}a${')'.repeat(990)}`],
  ['with a thousand stars', `${'(?:'.repeat(380)}a${')*'.repeat(380)}$`],
])('a pattern %s is judged or refused within half a second', (_name, source) => {
  const start = process.cpuUsage();
  try {
    ambiguousPart(source, '');
  } catch (error) {
    expect(error).toBeInstanceOf(Unjudged);
  }
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});
