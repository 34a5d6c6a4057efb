import { expect, test } from 'vitest';
import { withoutInvisible } from '../../../../../extension/protocol/invisible-characters';

/** As tags, U+E0020 to U+E007E. */
const tagged = [...'IGNORE'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

test.each([
  ['tags', `Tea${tagged}`, 'Tea'],
  ['tags behind a flag', `\u{1f3f4}${tagged}\u{e007f} Tea`, '\u{1f3f4} Tea'],
  ['zero-width characters', 'T\u200be\u200c\u200d\u2060a\ufeff', 'Tea'],
  ['a chain of joiners', '\u0645\u200c\u200d\u200c\u200d\u06cc', '\u0645\u200c\u06cc'],
  ['bidirectional controls', '\u202eT\u2066ea\u2069\u202c\u200f', 'Tea'],
  ['soft hyphens', 'in\u00advis\u00adible', 'invisible'],
  ['one variation selector for each letter', 'T\ufe01e\u{e0150}a\u{e01a0}', 'Tea'],
  [
    'a chain of variation selectors behind an emoji',
    '\u{1f600}\ufe0f\u{e0150}\u{e0151}\ufe03',
    '\u{1f600}\ufe0f',
  ],
  ['fillers that are letters', 'T\u3164e\u115fa\uffa0', 'Tea'],
  ['controls', 'T\u0000e\u001ba\u0085', 'Tea'],
  ['invisible operators and annotations', 'T\u2062e\ufff9a\ufffb', 'Tea'],
])('%s are removed', (_, text, left) => {
  expect(withoutInvisible(text)).toBe(left);
});

test.each([
  ['plain text in lines', 'One\n\ttwo\r\nthree'],
  ['umlauts, dashes, signs', 'Fünf – 5\u00a0€ · „ja“ …'],
  [
    'emoji of several parts',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f \u{1f44d}\u{1f3fd} 1\ufe0f\u20e3',
  ],
  ['Persian with joiners', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi with joiners', '\u0915\u094d\u200d\u0937'],
  ['a variant of a Japanese name', '\u845b\u{e0100}\u57ce'],
  ['Arabic numbers', '\u0600\u0661\u0662'],
])('%s stay as they are', (_, text) => {
  expect(withoutInvisible(text)).toBe(text);
});
