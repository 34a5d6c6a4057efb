import { expect, it } from 'vitest';
import { mapStrings, maskSecrets, noMask } from '../../../../extension/protocol/masking/mask-secrets';

const password = 'Tr0ub4+dor(&3)!';
const umlauts = 'Größe_ÄÖ/ü?42';
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const percentEverything = (text: string) =>
  utf8(text)
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
const entities = (text: string, of: (code: number) => string) =>
  [...text].map((sign) => of(sign.codePointAt(0) ?? 0)).join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const unicodeEscapes = (text: string) =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const writings: Record<string, (value: string) => string> = {
  'as typed': (value) => value,
  'percent-encoded': encodeURIComponent,
  'percent-encoded in small letters': (value) =>
    encodeURIComponent(value).replace(/%../g, (at) => at.toLowerCase()),
  'percent-encoded to the last letter': percentEverything,
  'percent-encoded twice': (value) => encodeURIComponent(encodeURIComponent(value)),
  'sent by a form': (value) => new URLSearchParams({ q: value }).toString(),
  'in the address of a GET form': (value) =>
    new URL(`https://a.example/?${new URLSearchParams({ q: value })}`).href,
  'in a path': (value) => new URL(`https://a.example/${encodeURIComponent(value)}`).href,
  'as innerHTML': (value) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
  'as HTML with named entities': (value) =>
    value.replace(
      /[&()!+?_/]/g,
      (sign) =>
        ({
          '&': '&amp;',
          '(': '&lpar;',
          ')': '&rpar;',
          '!': '&excl;',
          '+': '&plus;',
          '?': '&quest;',
          _: '&lowbar;',
          '/': '&sol;',
        })[sign] ?? '',
    ),
  'as HTML with decimal entities': (value) => entities(value, (code) => `&#${code};`),
  'as HTML with hexadecimal entities': (value) => entities(value, (code) => `&#X${code.toString(16)};`),
  'as HTML escaped twice': (value) => value.replace(/&/g, '&amp;amp;'),
  'as Markdown': (value) => value.replace(/[_*()!+#&-]/g, '\\$&'),
  'as JSON': (value) => JSON.stringify(value),
  'as JSON with all of it escaped': unicodeEscapes,
  'as JSON within JSON': (value) => JSON.stringify(JSON.stringify({ value: JSON.stringify(value) })),
  'as JavaScript with \\x': (value) =>
    [...value].map((sign) => (sign < '\x80' ? `\\x${sign.charCodeAt(0).toString(16)}` : sign)).join(''),
  'by escape()': (value) => escape(value),
  'in base64': base64,
  'in base64 after one more letter': (value) => base64(`a${value}`),
  'in base64 after two more letters': (value) => base64(`ab${value}z`),
  'as basic authentication': (value) => `Basic ${base64(`ann:${value}`)}`,
  'in base64url': (value) => Buffer.from(value).toString('base64url'),
  'in base64 in lines': (value) => base64(`the password is ${value}, is it not?`).replace(/.{7}/g, '$&\r\n'),
  'in base64 in an address': (value) => `?t=${encodeURIComponent(base64(`{"p":"${value}"}`))}`,
  'in hexadecimal': (value) => Buffer.from(value).toString('hex'),
  'in hexadecimal with colons': (value) =>
    Buffer.from(value)
      .toString('hex')
      .toUpperCase()
      .replace(/..(?=.)/g, '$&:'),
  'with zero-width signs': (value) => [...value].join('\u200b'),
  'with soft hyphens and tags': (value) => [...value].join('\u00ad\u{e0061}'),
  'in wide letters': (value) =>
    [...value]
      .map((sign) => (sign > ' ' && sign < '\x7f' ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign))
      .join(''),
  'taken apart': (value) => value.normalize('NFD'),
  'in capitals': (value) => value.replace(/[a-zäöü]/g, (letter) => letter.toUpperCase()),
  'in small letters': (value) => value.toLowerCase(),
  backwards: (value) => [...value].reverse().join(''),
  'spaced out': (value) => [...value].join(' '),
  'joined by dashes': (value) => [...value].join(' - '),
};

/** What would be left of the value: any four letters or digits in a row. */
function traces(text: string, written: string): string[] {
  const pieces = [...written.matchAll(/(?=([\p{L}\p{N}]{4}))/gu)].map(([, piece = '']) => piece);
  return pieces.filter((piece) => text.includes(piece));
}

it.each(Object.entries(writings))('knows a value %s', (_, write) => {
  for (const value of [password, umlauts]) {
    const mask = maskSecrets({ password: value });
    const masked = mask(`You typed ${write(value)} here`);
    expect(masked).toMatch(/^You typed .*\{\{password\}\}.* here$/s);
    expect(traces(masked.replace('password is', ''), value)).toEqual([]);
    expect(mask(masked)).toBe(masked);
  }
});

it('replaces nothing but the value', () => {
  const mask = maskSecrets({ password });
  expect(mask(`https://a.example/?a=1%26&q=${encodeURIComponent(password)}&b=%28`)).toBe(
    'https://a.example/?a=1%26&q={{password}}&b=%28',
  );
  expect(mask(`a &amp; b ${password.replace('&', '&amp;')} &lt;\u200bc`)).toBe(
    'a &amp; b {{password}} &lt;\u200bc',
  );
  expect(mask(JSON.stringify({ a: password, b: 'über\n' }))).toBe('{"a":"{{password}}","b":"über\\n"}');
});

it('puts the name where the value is', () => {
  expect(maskSecrets({ password: 'hunter2' })('Typed "hunter2" twice: hunter2')).toBe(
    'Typed "{{password}}" twice: {{password}}',
  );
});

it('knows a value as it is written in an address and in JSON', () => {
  const mask = maskSecrets({ pin: 'a b"c' });
  expect(mask('https://x.example/?q=a%20b%22c {"value":"a b\\"c"} a+b%22c')).toBe(
    'https://x.example/?q={{pin}} {"value":"{{pin}}"} {{pin}}',
  );
});

it('knows a value of several lines as each place writes them', () => {
  const mask = maskSecrets({ key: '-----BEGIN\nabc\n\ndef-----' });
  expect(mask('"-----BEGIN\\nabc\\n\\ndef-----" or -----BEGIN abc def-----')).toBe('"{{key}}" or {{key}}');
});

it('leaves the element refs of a snapshot whole', () => {
  const seen = 'textbox "PIN" = "12" [e12] ref=e12 [f3e12]';
  expect(maskSecrets({ pin: '12' })(seen)).toBe('textbox "PIN" = "{{pin}}" [e12] ref=e12 [f3e12]');
  expect(maskSecrets({ pin: 'e12' })(seen)).toBe(seen);
  expect(maskSecrets({ pin: 'refe12e12f3e12' })('[e1] ref=e12 e12 [f3e12]')).toBe('[e1] ref=e12 e12 [f3e12]');
});

it('replaces a value that contains something like an element ref, or is one', () => {
  expect(maskSecrets({ pin: 'a[e1]bQ9zzz' })('Typed a[e1]bQ9zzz into [e2]')).toBe('Typed {{pin}} into [e2]');
  expect(maskSecrets({ pin: '[e12345]' })('It is [e12345]')).toBe('It is {{pin}}');
  expect(maskSecrets({ pin: 'x ref=e7 y' })('x ref=e7 y, ref=e7')).toBe('{{pin}}, ref=e7');
});

it('takes the longer of two that contain each other, and all of two that overlap', () => {
  expect(maskSecrets({ short: 'abc', long: 'abcdef' })('abcdef abc')).toBe('{{long}} {{short}}');
  expect(maskSecrets({ one: 'abcdef12', two: 'f12345' })('abcdef12345.')).toBe('{{one}}.');
});

it('replaces a value of under six characters only where it is a whole word', () => {
  expect(maskSecrets({ pin: '1234' })('1234, 12345, PIN1234 and "1234"')).toBe(
    '{{pin}}, 12345, PIN1234 and "{{pin}}"',
  );
  expect(maskSecrets({ pin: '123456' })('PIN1234567')).toBe('PIN{{pin}}7');
  expect(maskSecrets({ user: 'Ann' })('Ann, ann, Anna, ANN')).toBe('{{user}}, ann, Anna, ANN');
});

it('leaves another case of an ordinary word', () => {
  expect(maskSecrets({ word: 'password' })('Password: password')).toBe('Password: {{word}}');
  expect(maskSecrets({ word: 'passw0rd' })('Passw0rd: PASSW0RD')).toBe('{{word}}: {{word}}');
});

it.each([
  ['12345678', 'Order 1234-5679, 12,345,679'],
  ['correct horse', 'horse, correct'],
  ['a-b-c-d', 'abcd'],
  ['   ', 'a   b'],
  ['+++++++', 'a + b'],
])('does not take for %j what only looks a little like it', (value, text) => {
  expect(maskSecrets({ key: value })(text)).toBe(text);
});

it('does not take a name that it has put there for a value', () => {
  const mask = maskSecrets({ password: 'correct horse', word: 'password' });
  expect(mask('correct horse password')).toBe('{{password}} {{word}}');
  expect(mask(mask('correct horse password'))).toBe('{{password}} {{word}}');
});

it.each([
  'a+b*c?d',
  '(x|y)[z]',
  '^$.\\/{1}-',
  '$& $1 $$',
  'C:\\new\\table',
  '%41%zz',
  '&amp;&copy',
  '\\u0041\\',
])('reads %s as it is written', (value) => {
  expect(maskSecrets({ key: value })(`<${value}>`)).toBe('<{{key}}>');
});

it('costs nothing without secrets', () => {
  const value = { text: 'a' };
  expect(maskSecrets({})).toBe(noMask);
  expect(mapStrings(value, maskSecrets({}))).toBe(value);
});

it('goes through everything in data', () => {
  const mask = maskSecrets({ a: 'xyz' });
  expect(mapStrings({ one: ['xyz', 1, null], two: { three: 'xyz' } }, mask)).toEqual({
    one: ['{{a}}', 1, null],
    two: { three: '{{a}}' },
  });
});

const prose = 'The last boat leaves at 21:40, and Ann [e12] "is" on it.\n';
const hostile: Record<string, string> = {
  prose,
  'prose with the value': `${prose}${password} `,
  'the beginning of the value': password.slice(0, -1),
  'percent signs': '%',
  'percent-encoded text': '%41',
  ampersands: '&amp',
  backslashes: '\\',
  'spaces and signs': ' -',
  'zero-width signs': 'T\u200b\u200b',
  Chinese: '密码不会出现在这里',
  braces: '{{password}',
  'element refs': '[e12]',
};

/** Milliseconds of processor time, the least of several runs, because other programs use the processor too. */
function timeOf(mask: (text: string) => string, text: string): number {
  const runs = Array.from({ length: 6 }, () => {
    const start = process.cpuUsage();
    mask(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

it.each(Object.entries(hostile))('takes time that grows with the length of %s', (_, piece) => {
  const mask = maskSecrets({ password, pin: '4711', long: 'ab'.repeat(2_000) });
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  timeOf(mask, textOf(10_000));
  // Eight times the text takes eight times as long, and would take 64 times as long if it were read again and again.
  expect(timeOf(mask, textOf(400_000)) / Math.max(timeOf(mask, textOf(50_000)), 2)).toBeLessThan(25);
});

it('masks a page of a million characters in time in proportion to its length', () => {
  const link = `<a href="/?q=${encodeURIComponent(password)}">${password}</a>`;
  const mask = maskSecrets({ password, pin: '4711' });
  const pageOf = (times: number) => `${prose.repeat(times)}${link}`;
  expect(pageOf(17_000).length).toBeGreaterThan(969_000);
  timeOf(mask, pageOf(1_000));
  // Eight times the text; it would take 64 times as long if it were read again and again.
  expect(timeOf(mask, pageOf(17_000)) / Math.max(timeOf(mask, pageOf(2_125)), 2)).toBeLessThan(25);
});
