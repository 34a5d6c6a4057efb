/** GET /metrics: what a monitoring system reads of the relay. */
import { expect, it } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Command } from '../../../extension/protocol/frames/frames';
import { CommandCounts } from '../../../relay/metrics/command-counts';
import { relayApp } from '../../support/stand-ins/relay-app';

/** The lines of a metric, as name and value. */
async function linesOf(app: ReturnType<typeof relayApp>, name: string): Promise<string[]> {
  const answer = await app.call('GET', '/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return (await answer.text()).split('\n').filter((line) => line.startsWith(name));
}

const step = (action: string, more: object = {}) =>
  ({
    command: {
      type: 'command',
      id: 'id',
      timeoutMs: 1,
      sentAt: 0,
      keyName: 'default',
      effect: 'act',
      order: { do: 'step', sessionId: 'b3k9x2m7-1', action },
    } as Command,
    ...more,
  }) as Parameters<CommandCounts['add']>[0];

it('counts calls by method, route and status', async () => {
  const app = relayApp();
  for (let n = 0; n < 3; n += 1) await app.call('POST', '/v1/session/b3k9x2m7-1', { action: 'reload' });
  await app.call('GET', '/v1/sessions');
  app.browsers.failure = new RelayError('no_browser', 'None.');
  await app.call('POST', '/v1/session/b3k9x2m7-1', { action: 'reload' });
  expect(await linesOf(app, 'tabrelay_http_calls_total')).toEqual([
    'tabrelay_http_calls_total{method="POST",route="/v1/session/:sessionId",status="200"} 3',
    'tabrelay_http_calls_total{method="POST",route="/v1/session/:sessionId",status="503"} 1',
    'tabrelay_http_calls_total{method="GET",route="/v1/sessions",status="200"} 1',
  ]);
});

it('tells how long commands took, by action, and their errors', async () => {
  const counts = new CommandCounts();
  counts.add(step('click'), 0.9);
  counts.add(step('click'), 1);
  counts.add(step('click', { error: new RelayError('held', 'Held.') }), 70_000);
  counts.add(step('text'), 3);
  const measured = { commands: counts.durations(), errors: counts.errors() };
  const app = relayApp({ measured });
  const lines = await linesOf(app, 'tabrelay_command');
  expect(lines).toContain('tabrelay_command_duration_seconds_bucket{action="click",le="0.001"} 2');
  expect(lines).toContain('tabrelay_command_duration_seconds_bucket{action="click",le="60"} 2');
  expect(lines).toContain('tabrelay_command_duration_seconds_bucket{action="click",le="+Inf"} 3');
  expect(lines).toContain('tabrelay_command_duration_seconds_count{action="click"} 3');
  expect(lines).toContain('tabrelay_command_duration_seconds_sum{action="text"} 0.003');
  expect(lines).toContain('tabrelay_command_duration_seconds_bucket{action="text",le="0.0025"} 0');
  expect(lines).toContain('tabrelay_command_errors_total{code="held"} 1');
});

it('shows the browsers and what waits in them', async () => {
  const load = { browsers: 2, sessions: 5, pendingCommands: 4, waitingCommands: 3, pendingCaptures: 1 };
  const app = relayApp({ measured: { load, audit: { fewestLinesLeft: 7, unlisted: 9 } } });
  expect(await linesOf(app, 'tabrelay_')).toEqual([
    'tabrelay_browsers 2',
    'tabrelay_sessions 5',
    'tabrelay_commands_pending 4',
    'tabrelay_commands_waiting 3',
    'tabrelay_captures_pending 1',
    'tabrelay_tasks_open 0',
    'tabrelay_task_turns_running 0',
    'tabrelay_tasks_held 0',
    'tabrelay_page_reads_running 0',
    'tabrelay_page_reads_waiting 0',
    'tabrelay_approvals_waiting 0',
    'tabrelay_audit_lines_left 7',
    'tabrelay_audit_unlisted_total 9',
  ]);
});

it('counts the tasks that are open', async () => {
  const app = relayApp();
  await app.call('POST', '/v1/task', { prompt: 'Look around', url: 'https://example.com/' });
  expect(await linesOf(app, 'tabrelay_tasks_open')).toEqual(['tabrelay_tasks_open 1']);
});

it('tells of NATS only in a fleet', async () => {
  expect(await linesOf(relayApp(), 'tabrelay_nats')).toEqual([]);
  expect(await linesOf(relayApp(), 'tabrelay_fleet')).toEqual([]);
});

it('has no ids, addresses or names of keys in it, and as many lines after any calls', async () => {
  const app = relayApp();
  const secrets = ['hunter2', 'b3k9x2m7-9', 'elsewhere.example', 'other'];
  for (const secret of secrets) {
    await app.call('GET', `/v1/${secret}`);
    await app.call('DELETE', `/v1/session/${secret}`);
    await app.call('POST', `/v1/session/${secret}`, { action: secret, selector: secret });
  }
  await app.call('GET', '/metrics');
  const text = await (await app.call('GET', '/metrics')).text();
  for (const secret of [...secrets, 'default']) expect(text).not.toContain(secret);
  expect(text.match(/^tabrelay_http_calls_total/gm)).toHaveLength(4);
});
