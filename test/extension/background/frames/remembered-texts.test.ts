import { expect, test } from 'vitest';
import { RememberedTexts } from '../../../../extension/background/frames/remembered-texts';

const millions = (count: number) => 'x'.repeat(count * 1_000_000);

test('a text is there until the next one of its key', () => {
  const texts = new RememberedTexts();
  expect(texts.replace('1/0 a', 'first')).toBeUndefined();
  expect(texts.replace('1/0 a', 'second')).toBe('first');
  expect(texts.replace('1/0 a', 'third')).toBe('second');
});

test('the oldest are forgotten when there are more than a hundred', () => {
  const texts = new RememberedTexts();
  for (let number = 0; number <= 100; number += 1) texts.replace(`${number}`, 'text');
  expect([texts.replace('0', ''), texts.replace('2', '')]).toEqual([undefined, 'text']);
});

test('the oldest are forgotten when they are longer than 8 million characters together', () => {
  const texts = new RememberedTexts();
  for (const key of ['a', 'b', 'c', 'c']) texts.replace(key, millions(3));
  expect(texts.replace('b', '')?.length).toBe(3_000_000);
  expect(texts.replace('a', '')).toBeUndefined();
});

test('a text that is too long by itself is not kept, and takes no other one with it', () => {
  const texts = new RememberedTexts();
  texts.replace('a', 'short');
  texts.replace('b', 'old');
  expect(texts.replace('b', millions(9))).toBe('old');
  expect([texts.replace('b', ''), texts.replace('a', '')]).toEqual([undefined, 'short']);
});
