/** Malformed variables fail the commands that use them, and no others. */
import { expect, test } from 'vitest';
import { commandLine } from '../../support/relay/command-line';

const session = { TABRELAY_SESSION: 'abc-1' };
const did = () => ({ body: { status: 'success', result: { action: 'x', selector: '', success: true } } });

test.each([
  ['TABRELAY_NATS', '10.0.0.5'],
  ['TABRELAY_LABELS', 'eu'],
  ['TABRELAY_SESSION_IDLE', 'never'],
  ['OPENAI_BASE_URL', 'nowhere'],
  ['TABRELAY_HOST', '0.0.0.0'],
])('%s, which the relay alone reads, may be wrong for its clients', async (name, value) => {
  const { run } = commandLine(did, { env: { ...session, [name]: value } });
  expect(await run('click', '#a')).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['TABRELAY_HOST', 'a b'],
  ['TABRELAY_PORT', 'eighty'],
])('%s may be wrong where the address of the relay is given', async (name, value) => {
  const { run } = commandLine(did, { env: { ...session, [name]: value } });
  expect((await run('click', '#a')).err).toContain(`${name} must be`);
  expect(await run('click', '#a', '--relay', 'http://box:8787')).toMatchObject({ code: 0, err: '' });
});
