/** Parsing of selectors. */
import { describe, expect, test } from 'vitest';
import { parseSelector, splitOutsideQuotes } from '../../../../extension/protocol/selectors/selector';

const engines = (selector: string) => parseSelector(selector).map(({ engine, body }) => [engine, body]);

describe('a selector', () => {
  test('is CSS unless it says otherwise', () => {
    expect(engines('#a > b')).toEqual([['css', '#a > b']]);
    expect(engines('css=p')).toEqual([['css', 'p']]);
    expect(engines('input[name=text]')).toEqual([['css', 'input[name=text]']]);
  });

  test('is XPath when it begins like a path', () => {
    expect(engines('//a')).toEqual([['xpath', '//a']]);
    expect(engines('(//a)[2]')).toEqual([['xpath', '(//a)[2]']]);
  });

  test('goes on behind >>>, where another language may be spoken', () => {
    expect(engines('iframe >>> role=button[name="a >>> b"] >>> text=x')).toEqual([
      ['css', 'iframe'],
      ['role', 'button[name="a >>> b"]'],
      ['text', 'x'],
    ]);
  });

  test('remembers the rest as it was written, for the frame that goes on', () => {
    expect(parseSelector('a >>> b >>> c')[1]?.source).toBe('b >>> c');
  });

  test('may have an apostrophe in its text', () => {
    expect(engines("text=Don't >>> b")).toEqual([
      ['text', "Don't"],
      ['css', 'b'],
    ]);
  });

  test('may have apostrophes on both sides of >>>', () => {
    expect(engines("label=Bob's frame >>> role=link[name=Bob's] >>> text='tis Bob's")).toEqual([
      ['label', "Bob's frame"],
      ['role', "link[name=Bob's]"],
      ['text', "'tis Bob's"],
    ]);
  });

  test('may have a >>> of its own in quotes and in a pattern', () => {
    expect(engines('text=/a >>> b/i >>> label="c >>> d" >>> text=/e >>> testid="f"')).toEqual([
      ['text', '/a >>> b/i'],
      ['label', '"c >>> d"'],
      ['text', '/e'],
      ['testid', '"f"'],
    ]);
  });

  test.each(['', '>>> a', 'a >>>', 'text='])('is refused when it says nothing: "%s"', (selector) => {
    expect(() => parseSelector(selector)).toThrowError(expect.objectContaining({ code: 'bad_selector' }));
  });
});

test('a selector of very many parts is taken apart, in time in proportion to its length', () => {
  const start = process.cpuUsage();
  expect(parseSelector(`${'a >>> '.repeat(50_000)}b`)).toHaveLength(50_001);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

test('commas in brackets and parentheses do not split', () => {
  expect(splitOutsideQuotes('a:is(b, c), d[e="f,g"]', ',')).toEqual(['a:is(b, c)', ' d[e="f,g"]']);
});
