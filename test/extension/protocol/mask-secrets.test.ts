import { expect, it } from 'vitest';
import { mapStrings, maskSecrets } from '../../../extension/protocol/mask-secrets';

it('puts the name where the value is', () => {
  expect(maskSecrets({ password: 'hunter2' })('Typed "hunter2" twice: hunter2')).toBe(
    'Typed "{{password}}" twice: {{password}}',
  );
});

it('knows a value as it is written in an address and in JSON', () => {
  const mask = maskSecrets({ pin: 'a b"c' });
  expect(mask('https://x.example/?q=a%20b%22c {"value":"a b\\"c"}')).toBe(
    'https://x.example/?q={{pin}} {"value":"{{pin}}"}',
  );
});

it('leaves the element refs of a snapshot whole', () => {
  const seen = 'textbox "PIN" = "12" [e12] ref=e12 [f3e12]';
  expect(maskSecrets({ pin: '12' })(seen)).toBe('textbox "PIN" = "{{pin}}" [e12] ref=e12 [f3e12]');
  expect(maskSecrets({ pin: 'e12' })(seen)).toBe(seen);
});

it('replaces a value that contains something like an element ref, or is one', () => {
  expect(maskSecrets({ pin: 'a[e1]bQ9zzz' })('Typed a[e1]bQ9zzz into [e2]')).toBe('Typed {{pin}} into [e2]');
  expect(maskSecrets({ pin: '[e12345]' })('It is [e12345]')).toBe('It is {{pin}}');
  expect(maskSecrets({ pin: 'x ref=e7 y' })('x ref=e7 y, ref=e7')).toBe('{{pin}}, ref=e7');
});

it('takes the longer of two that contain each other', () => {
  expect(maskSecrets({ short: 'abc', long: 'abcdef' })('abcdef abc')).toBe('{{long}} {{short}}');
});

it('replaces a value of under six characters only where it is a whole word', () => {
  expect(maskSecrets({ pin: '1234' })('1234, 12345, PIN1234 and "1234"')).toBe(
    '{{pin}}, 12345, PIN1234 and "{{pin}}"',
  );
  expect(maskSecrets({ pin: '123456' })('PIN1234567')).toBe('PIN{{pin}}7');
});

it('does not take a name that it has put there for a value', () => {
  expect(maskSecrets({ password: 'correct horse', word: 'password' })('correct horse password')).toBe(
    '{{password}} {{word}}',
  );
});

it.each(['a+b*c?d', '(x|y)[z]', '^$.\\/{1}-', '$& $1 $$'])('reads %s as it is written', (value) => {
  expect(maskSecrets({ key: value })(`<${value}>`)).toBe('<{{key}}>');
});

it('goes through everything in data', () => {
  const mask = maskSecrets({ a: 'xyz' });
  expect(mapStrings({ one: ['xyz', 1, null], two: { three: 'xyz' } }, mask)).toEqual({
    one: ['{{a}}', 1, null],
    two: { three: '{{a}}' },
  });
});
