/** What a terminal is sent of the text of pages. */
import { expect, test } from 'vitest';
import { coloursFor } from '../../../relay/cli/output/colours';
import { oneLine } from '../../../relay/cli/output/one-line';
import { withoutControls } from '../../../relay/cli/output/without-controls';
import { commandLine } from '../../support/relay/command-line';

const session = { TABRELAY_SESSION: 'abc-1' };

test('what pages say cannot command the terminal', async () => {
  const text = 'safe\u001b]52;c;aGk=\u0007 \u001b[2Jtext';
  const { run } = commandLine(() => ({ body: { status: 'success', result: text } }), {
    env: session,
    isOutTerminal: true,
  });
  expect((await run('text')).out).toBe('safe]52;c;aGk= [2Jtext\n');
});

test('what errors repeat of pages cannot command the terminal', async () => {
  const error = 'Nearest: button "\u001b]52;c;aGk=\u0007Save".';
  const { run } = commandLine(
    () => ({ status: 404, headers: { 'x-error-code': 'element_not_found' }, body: { error } }),
    {
      env: { ...session, NO_COLOR: '1' },
      isErrTerminal: true,
    },
  );
  expect((await run('click', '#a')).err).toBe('tabrelay: Nearest: button "]52;c;aGk=Save".\n');
});

test.each([
  ['text that is concealed', 'pay \u001b[8m9\u001b[28m5', 'pay [8m9[28m5'],
  ['a line that is written over', 'pay 95\rpay 5', 'pay 95pay 5'],
  ['text in another order', 'file\u202efdp.exe\u2066a\u2069\u200f', 'filefdp.exea'],
  ['characters that nobody sees', 'p\u200ba\u00ady\u{e0041}', 'pay'],
])('pages cannot have a terminal show %s', async (_, text, shown) => {
  const { run } = commandLine(() => ({ body: { status: 'success', result: text } }), {
    env: session,
    isOutTerminal: true,
  });
  expect((await run('text')).out).toBe(`${shown}\n`);
  expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u);
});

test.each([
  ['emoji of several parts', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f'],
  [
    'Arabic, Persian and Hebrew',
    '\u0634\u0627\u064a \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u05ea\u05d4',
  ],
  ['lines and tabs', 'a\tb\nc'],
])('%s stay as they are', (_, text) => {
  expect(withoutControls(text)).toBe(text);
});

test('our own colours stay as they are', () => {
  const { bold, dim, red, green, yellow } = coloursFor(true, {});
  const text = [bold, dim, red, green, yellow].map((colour) => colour('x')).join('\n');
  expect(text).toContain('\u001b[33m');
  expect(withoutControls(text)).toBe(text);
});
