/** Which session a command line means, and when a terminal forgets it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../../support/relay/command-line';

const did = { body: { status: 'success' } };
const failing = (code: string) => ({
  status: 400,
  headers: { 'x-error-code': code },
  body: { error: 'No.' },
});

describe('the session of a command', () => {
  const opening = () => ({
    body: { status: 'success', sessionId: 'abc-9', result: 'text', message: 'closed' },
  });

  it('is the one named, else TABRELAY_SESSION, else the last of this terminal', async () => {
    const { run, sent, home } = commandLine(opening, { terminal: () => 'pts-1' });
    await run('open', 'example.com');
    await run('text');
    await run('text', '--session', 'abc-2');
    await run('text');
    expect(sent.map(({ path }) => path)).toEqual([
      '/session',
      '/session/abc-9',
      '/session/abc-2',
      '/session/abc-2',
    ]);
    expect(sent[0]?.body).toEqual({ url: 'https://example.com' });
    expect(statSync(join(home, 'terminal-sessions.json')).mode & 0o777).toBe(0o600);
    await run('close');
    expect((await run('text')).err).toContain('This terminal has no session yet');
  });

  it.each([
    ['interrupted', 3, '/session/abc-9'],
    ['session_not_found', 4, undefined],
  ])('that cannot be closed, for %s', async (code, exit, next) => {
    const answer = ({ method }: { method: string }) => (method === 'DELETE' ? failing(code) : opening());
    const { run, sent } = commandLine(answer, { terminal: () => 'pts-1' });
    await run('open');
    expect((await run('close')).code).toBe(exit);
    await run('text');
    expect(sent[2]?.path).toBe(next);
  });

  it('that cannot be closed does not keep close --all from the others', async () => {
    const { run, sent } = commandLine(({ method, path }) => {
      if (method === 'GET') return { body: { sessions: ['a', 'b', 'c'].map((id) => ({ id })) } };
      if (path === '/session/c') return did;
      return failing(path === '/session/a' ? 'timeout' : 'no_browser');
    });
    expect(await run('close', '--all')).toMatchObject({ code: 6, out: '' });
    expect(sent.slice(1).map(({ path }) => path)).toEqual(['/session/a', '/session/b', '/session/c']);
  });

  it('has to be named where there is no terminal', async () => {
    const { run } = commandLine(opening);
    await run('open');
    expect(await run('text')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--session <id> or TABRELAY_SESSION'),
    });
  });
});
