/** SIGTERM under load: every caller gets an answer. */
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { auditFile } from '../../relay/audit/audit-file';
import { pairedRelay } from '../support/stand-ins/paired-relay';
import { until } from '../support/until';

it('a call that finishes is answered, one that does not is marked, and the relay exits with 0', async () => {
  const relay = await pairedRelay();
  onTestFinished(relay.stop);
  relay.hold();
  const path = `/session/${relay.sessionId}`;
  const finishing = relay.call('POST', path, { action: 'text' });
  const hanging = relay.call('POST', path, { action: 'click', selector: '#a', timeoutMs: 60_000 });
  await Promise.all([relay.asked('text'), relay.asked('click')]);
  const exitCode = relay.end('SIGTERM');
  await until('no more calls to be taken', () =>
    fetch(`${relay.url}/health`).then(
      () => false,
      () => true,
    ),
  );
  relay.release('text');
  expect((await finishing).status).toBe(200);
  const marked = await hanging;
  expect(marked.status).toBe(503);
  expect(marked.headers.get('x-error-code')).toBe('interrupted');
  expect(marked.headers.get('x-outcome')).toBe('unknown');
  expect(await exitCode).toBe(0);
  const lines = readFileSync(auditFile(relay.home), 'utf8').trim().split('\n');
  const commands = lines.map((line) => JSON.parse(line)).filter(({ session }) => session !== undefined);
  expect(commands).toMatchObject([
    { action: 'text', outcome: 'done' },
    { action: 'click', outcome: 'interrupted', effect: 'unknown' },
  ]);
}, 60_000);
