import { expect, test } from 'vitest';
import { type ErrorCode, RelayError } from '../../../../extension/protocol/errors';
import { checkRefs } from '../../../../relay/validation/steps/check-refs';
import { withNextStep } from '../../../../relay/validation/steps/next-step';

test.each<[ErrorCode, string, string]>([
  ['not_actionable', '"#a" cannot be acted on: it is disabled.', 'Do first what enables it'],
  [
    'not_actionable',
    '"#a" cannot be acted on: it is part of <p>, which is disabled.',
    'Do first what enables it',
  ],
  ['not_actionable', '"#a" cannot be acted on: it is still moving.', 'more timeoutMs'],
  [
    'not_actionable',
    '"#a" cannot be acted on: it is covered by <span#cover>.',
    'Close or move what covers it',
  ],
  ['bad_selector', 'The selector "text=" has nothing after "text=".', 'such as text=Save'],
  ['bad_selector', 'The XPath "//a[" cannot be used: it is no expression.', 'Check its brackets'],
  [
    'bad_selector',
    '"/(/" is not a regular expression: SyntaxError: bad',
    'SyntaxError: bad. Check its brackets',
  ],
])('%s: %s', (code, message, next) => {
  const error = withNextStep(new RelayError(code, message, { outcome: 'not_executed' }));
  expect(error.message).toContain(next);
  expect(error.more).toEqual({ outcome: 'not_executed' });
});

test('an error that says what to do stays as it is', () => {
  const error = new RelayError('not_actionable', '"#a" cannot be acted on: it is disabled. Wait.');
  expect(withNextStep(error)).toBe(error);
});

test('a ref that no snapshot gives is a bad selector', () => {
  for (const selector of ['ref=foo', 'iframe >>> ref=12'])
    expect(() => checkRefs(selector)).toThrow('is no ref');
  for (const selector of ['ref=e12', 'ref=f3e4', 'iframe >>> ref=e1', '#ref', '', 'text='])
    expect(() => checkRefs(selector)).not.toThrow();
});
