/** A secret must not leave by any way that it can be written. */
import { expect, it } from 'vitest';
import { maskDeep, maskOf } from '../../../../relay/autonomy/browse/mask';

it('puts the name where the value stands', () => {
  expect(maskOf({ password: 'hunter2' })('Typed "hunter2" twice: hunter2')).toBe(
    'Typed "{{password}}" twice: {{password}}',
  );
});

it('knows a value as it stands in an address and in JSON', () => {
  const mask = maskOf({ pin: 'a b"c' });
  expect(mask('https://x.example/?q=a%20b%22c {"value":"a b\\"c"}')).toBe(
    'https://x.example/?q={{pin}} {"value":"{{pin}}"}',
  );
});

it('leaves the handles of a snapshot whole', () => {
  expect(maskOf({ pin: '12' })('textbox "PIN" = "12" [e12] ref=e12 [f3e12]')).toBe(
    'textbox "PIN" = "{{pin}}" [e12] ref=e12 [f3e12]',
  );
});

it('takes the longer of two that contain each other', () => {
  expect(maskOf({ short: 'abc', long: 'abcdef' })('abcdef abc')).toBe('{{long}} {{short}}');
});

it('goes through everything in data', () => {
  expect(maskDeep(maskOf({ a: 'xyz' }), { one: ['xyz', 1, null], two: { three: 'xyz' } })).toEqual({
    one: ['{{a}}', 1, null],
    two: { three: '{{a}}' },
  });
});
