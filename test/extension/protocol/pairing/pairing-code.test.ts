/** The typed code is taken as people type it, and as nothing else. */
import { expect, test } from 'vitest';
import {
  freshTypedCode,
  parseTypedCode,
  shownCode,
} from '../../../../extension/protocol/pairing/pairing-code';

test.each(['K7M4QX', 'k7m4qx', 'K7M-4QX', ' k7m 4qx ', 'K7M–4QX', 'k-7-m-4-q-x', 'K7M\u00a04QX'])(
  '%j is the code',
  (typed) => {
    expect(parseTypedCode(typed)).toBe('K7M4QX');
  },
);

test.each(['', 'K7M4Q', 'K7M4QXX', 'K7M4Q0', 'K7M4QO', 'K7M4QI', 'K7M4Q1', 'K7M4Qß', 'K7M4Q_', 'ⅫK7M4Q'])(
  '%j is none',
  (typed) => {
    expect(parseTypedCode(typed)).toBeUndefined();
  },
);

test('what is shown is taken, and every code is another one', () => {
  const codes = Array.from({ length: 200 }, freshTypedCode);
  for (const code of codes) expect(parseTypedCode(shownCode(code))).toBe(code);
  expect(new Set(codes).size).toBeGreaterThan(195);
});
