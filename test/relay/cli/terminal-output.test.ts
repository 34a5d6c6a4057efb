/** What a terminal is sent of the text of pages. */
import { expect, test } from 'vitest';
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
