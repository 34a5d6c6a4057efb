/** Writes readings in the text format of Prometheus. */
import { Counter, Gauge, Registry } from 'prom-client';
import { CountedHistogram } from './counted-histogram';
import type { FleetReadings, Readings } from './readings';

/** The media type of the text. */
export const prometheusType = Registry.PROMETHEUS_CONTENT_TYPE;

/** @see https://prometheus.io/docs/instrumenting/exposition_formats/ */
export async function prometheusText(readings: Readings): Promise<string> {
  // One for each text: prom-client's own registry is shared by the whole process.
  const registry = new Registry();
  const registers = [registry];

  function gauge(name: string, help: string, value: number): void {
    new Gauge({ name: `tabrelay_${name}`, help, registers }).set(value);
  }

  function counter(name: string, help: string, value: number): void {
    new Counter({ name: `tabrelay_${name}`, help, registers }).inc(value);
  }

  const calls = new Counter({
    name: 'tabrelay_http_calls_total',
    help: 'HTTP calls that were answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  for (const { count, ...labels } of readings.calls) calls.inc(labels, count);

  new CountedHistogram(
    {
      name: 'tabrelay_command_duration_seconds',
      help: 'Time from sending a command to a browser until it ended, by action.',
      labelNames: ['action'],
      registers,
    },
    readings.commands,
  );
  const errors = new Counter({
    name: 'tabrelay_command_errors_total',
    help: 'Commands that ended with an error, by its code; held: acts that were held.',
    labelNames: ['code'] as const,
    registers,
  });
  for (const [code, count] of readings.errors) errors.inc({ code }, count);

  const { load, tasks, pageReads, audit, fleet } = readings;
  gauge('browsers', 'Browsers that are connected with this relay.', load.browsers);
  gauge('sessions', 'Sessions that are open in them.', load.sessions);
  gauge('commands_pending', 'Commands that were sent and have no reply yet.', load.pendingCommands);
  gauge('commands_waiting', 'Of those, what waits for an earlier one in its session.', load.waitingCommands);
  gauge('captures_pending', 'Of the pending commands, screenshots.', load.pendingCaptures);
  gauge('tasks_open', 'Tasks that the models of callers decide, and that have not ended.', tasks.open);
  gauge('task_turns_running', 'Of those, tasks in which a turn is being done.', tasks.turns);
  gauge('tasks_held', 'Tasks of /v1/browse whose next act waits for approval.', tasks.held);
  gauge('page_reads_running', 'Reads of whole pages for questions.', pageReads.running);
  gauge('page_reads_waiting', 'Reads of whole pages that wait for their turn.', pageReads.waiting);
  gauge('approvals_waiting', 'Held acts that wait for a person.', readings.approvalsWaiting);
  gauge('audit_lines_left', 'Audit lines left to the key that called most.', audit.fewestLinesLeft);
  counter('audit_unlisted_total', 'Commands that the audit log only counted.', audit.unlisted);
  if (fleet) addFleet(registry, fleet, gauge);
  return registry.metrics();
}

function addFleet(
  registry: Registry,
  { isConnected, relays }: FleetReadings,
  gauge: (name: string, help: string, value: number) => void,
): void {
  gauge('nats_connected', '1 while the relay is connected with NATS, else 0.', isConnected ? 1 : 0);
  const ofState = new Gauge({
    name: 'tabrelay_fleet_relays',
    help: 'Relays of the fleet as this one sees them, by state.',
    labelNames: ['state'] as const,
    registers: [registry],
  });
  for (const state of ['up', 'draining', 'lost'])
    ofState.set({ state }, relays.filter((relay) => relay.state === state).length);
  const sumOf = (what: 'browsers' | 'sessions') => relays.reduce((sum, relay) => sum + relay[what], 0);
  gauge('fleet_browsers', 'Browsers of all relays of the fleet.', sumOf('browsers'));
  gauge('fleet_sessions', 'Sessions of all relays of the fleet.', sumOf('sessions'));
}
