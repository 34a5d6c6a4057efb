/** Idle sessions are closed, later calls say so, and a running task keeps its session open. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditFile } from '../../../relay/audit/audit-file';
import { done } from '../../support/models/model-server';
import { withModel } from '../../support/models/with-model';
import { until } from '../../support/until';

const { api, browse, script, tabrelay, url } = withModel(
  { '/page': '<title>Page</title><h1>A page</h1>' },
  // Under two seconds.
  { TABRELAY_SESSION_IDLE: '0.03' },
);

const isClosed = (id: string) =>
  until('an idle session to be closed', async () => (await api().sessions()).every((one) => one.id !== id));
const audited = () =>
  readFileSync(auditFile(tabrelay().home), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('an idle session is closed; a later call and the audit log say so', async () => {
  const id = await api().session({ url: url('/page') });
  await isClosed(id);
  const answer = await api().call('POST', `/session/${id}`, { body: { action: 'text', selector: 'h1' } });

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
  expect(answer.body.error).toMatch(/nobody used it for 0\.03 minutes \(TABRELAY_SESSION_IDLE/);
  const lines = await until('a line in the audit log', () => {
    const found = audited().filter(({ session, action }) => session === id && action !== 'open');
    return found.length > 0 && found;
  });
  expect(lines).toMatchObject([{ action: 'close-idle', key: 'default', outcome: 'done' }]);
});

test('a step that takes longer than a session may be idle does not lose it', async () => {
  const id = await api().session({ url: url('/page') });
  await api().act(id, 'wait', '', 2_700);
  expect(await api().read(id, 'text', 'h1')).toBe('A page');
  await api().close(id);
});

test('a task whose model thinks for longer than a session may be idle does not lose it', async () => {
  script(async (asked, response) => {
    // Opened after the last order of the task, so it is idle for less long.
    await isClosed(await api().session());
    await done('It is there.', 'A page')(asked, response);
  });
  expect((await browse('/page')).body.result).toMatchObject({ outcome: 'done', finalUrl: url('/page') });
});
