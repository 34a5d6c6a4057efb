/** Proof of quotes, and links to them. */
import { expect, test } from 'vitest';
import { linkTo, proofOn } from '../../../../../relay/autonomy/reading/page/quotes';

test('a quote is proved with spaces folded and in any letter case, and by nothing else', () => {
  const proof = proofOn(['The  price\n\tis €5.', 'Another place']);
  expect(proof('price is €5')).toBe(true);
  expect(proof('PRICE IS')).toBe(true);
  expect(proof('price is €6')).toBe(false);
  expect(proof('€5. Another')).toBe(false);
  expect(proof('  ')).toBe(false);
});

test('a short quote is linked whole, a long one by its ends, hyphens escaped', () => {
  expect(linkTo('https://a.test/p?q=1', 'a-b c')).toBe('https://a.test/p?q=1#:~:text=a%2Db%20c');
  const long = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ');
  expect(linkTo('https://a.test/', long)).toBe(
    'https://a.test/#:~:text=w0%20w1%20w2%20w3%20w4,w15%20w16%20w17%20w18%20w19',
  );
});

test('the anchor that the address has is kept', () => {
  expect(linkTo('https://a.test/#part', 'x')).toBe('https://a.test/#part:~:text=x');
});
