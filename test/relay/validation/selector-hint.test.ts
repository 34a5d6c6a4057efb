import { expect, test } from 'vitest';
import { selectorHint } from '../../../relay/validation/selector-hint';

test('a selector with >> is told of >>>', () => {
  expect(selectorHint('iframe >> #save')).toContain('"iframe >>> #save"');
});

test.each(['div > p', 'iframe >>> p', 'p['])('%s is not', (selector) => {
  expect(selectorHint(selector)).toBe('');
});
