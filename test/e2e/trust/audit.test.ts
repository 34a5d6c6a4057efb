/** The audit log records actions of a real browser with their site, and nothing else. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { auditFile } from '../../../relay/audit/audit-file';
import { servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { until } from '../../support/until';

let tabrelay: Watched;

beforeAll(async () => {
  tabrelay = await borrowWatched();
  return () => tabrelay.giveBack();
});

/** What the log has of a session, once it has a line for this. */
function linesUntil(action: string, session: string): Promise<Record<string, unknown>[]> {
  return until(action, () => {
    const text = readFileSync(auditFile(tabrelay.home), 'utf8').trim();
    const lines = text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    const its = lines.filter((line) => line.session === session);
    return its.some((line) => line.action === action) && its;
  });
}

test('every command has a line with the site of its page', async () => {
  const leaving = '<input id="name"><p id="told">told-canary</p><a id="away" href="OTHER">Away</a>';
  const other = await servePages({ '/': '<h1>Other</h1>' });
  const site = await servePages({ '/': leaving.replace('OTHER', other.url('/')) });
  const [here, there] = [site.url('/'), other.url('/')].map((url) => new URL(url).origin);
  const { api } = tabrelay;
  const session = await api.session({ url: site.url('/') });
  await api.act(session, 'fill', '#name', 'typed-canary');
  expect(await api.read(session, 'text', '#told')).toBe('told-canary');
  await api.act(session, 'click', '#away');
  await until('the other page', async () => (await api.read(session, 'text', 'h1')) === 'Other');
  await api.screenshot(session);
  await api.call('POST', `/session/${session}`, {
    body: { action: 'click', selector: '#none', timeoutMs: 500 },
  });
  await api.close(session);

  const lines = await linesUntil('close', session);
  const of = (action: string) => lines.filter((line) => line.action === action);
  const about = { key: 'default', session, time: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(of('open')).toEqual([{ ...about, action: 'open', origin: here, outcome: 'done' }]);
  expect(of('fill')).toEqual([{ ...about, action: 'fill', origin: here, outcome: 'done' }]);
  expect(of('click')).toEqual([
    { ...about, action: 'click', origin: here, outcome: 'done' },
    expect.objectContaining({ ...about, action: 'click', origin: there, outcome: 'element_not_found' }),
  ]);
  expect(of('screenshot')).toMatchObject([{ ...about, origin: there, outcome: 'done' }]);
  expect(of('close')).toMatchObject([{ ...about, outcome: 'done' }]);
  expect(JSON.stringify(lines)).not.toMatch(/canary|#name|#away/);
  await Promise.all([site.close(), other.close()]);
});
