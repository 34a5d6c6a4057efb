/** The parts of the soak that run the full share of fault tests. */
import { runTests } from './tests.mjs';

const full = { TABRELAY_TEST_SHARE: 'full' };

/** 100 relay kills and 200 worker stops under ten clicking sessions. @param args the seed, if it is to be another one */
export async function kills([seed]) {
  await runTests('100 relay kills, 200 worker stops', {
    args: ['e2e/faults/kills-at-random'],
    env: { ...full, ...(seed && { TABRELAY_TEST_SEED: seed }) },
  });
}

/**
 * Five relays and NATS, 200 simulated browsers with 2,000 sessions, and ten minutes in which they are killed and cut off.
 * @param args what is to be otherwise, such as `seconds=60 browsers=40 sessions=200`
 */
export async function fleet(args) {
  const plan = {
    relays: 5,
    browsers: 200,
    sessions: 2_000,
    callers: 24,
    seconds: 600,
    relayKills: 50,
    browserKills: 50,
    natsKills: 5,
    partitions: 20,
  };
  const parts = [...Object.entries(plan).map((part) => part.join('=')), ...args];
  await runTests('A fleet under faults', {
    args: ['--project', 'node', 'fleet/under-faults'],
    env: { ...full, TABRELAY_TEST_FLEET: parts.join() },
  });
}

/** 100,000 steps in ten sessions. @param args another number of steps */
export async function steps([number]) {
  await runTests(`${number ?? '100,000'} steps in ten sessions`, {
    args: ['e2e/faults/many-steps'],
    env: { ...full, ...(number && { TABRELAY_TEST_STEPS: number }) },
  });
}

/** 500 captures, with tabs switched at each. @param args the seed, if it is to be another one */
export async function captures([seed]) {
  await runTests('500 captures while tabs are switched', {
    args: ['e2e/faults/captures-while-switching'],
    env: { ...full, ...(seed && { TABRELAY_TEST_SEED: seed }) },
  });
}

/** A relay stopped for 40 s and away for 20 s, a wire that fails in every way, and attacks at every route. */
export async function faults() {
  await runTests('A stopped relay, a failing wire, hostile origins', {
    args: ['e2e/faults/relay-stopped-and-killed', 'e2e/faults/on-the-wire', 'e2e/trust/hostile-origins'],
    env: full,
  });
}

/** The npm package, packed and run where nothing but Node and a browser is. */
export async function packed() {
  await runTests('The npm package in an empty environment', {
    args: ['e2e/launch/package', 'relay/built-files'],
    env: full,
  });
}

/** 40 sessions side by side, each with its own page and picture, and many callers who want pictures at once. */
export async function sessions() {
  await runTests('40 sessions at once', {
    args: ['e2e/interface/sessions-at-once', 'e2e/conformance/screenshots.test'],
    env: full,
  });
}

/** All 100 tasks for the embedded planner, and all 80 questions for the embedded reader. */
export async function tasks() {
  await runTests('100 literal tasks, 80 questions', {
    args: ['page/autonomy/literal-tasks', 'page/autonomy/questions'],
    env: { ...full, TABRELAY_TEST_THROUGH: 'rest' },
  });
}

/** Every variant of the attacks and cases of which `npm test` runs a share. */
export async function variants() {
  await runTests('Every variant in the page harness and in one browser', {
    args: ['--project', 'page', '--project', 'one-browser'],
    env: full,
  });
  await runTests('Every variant without a browser', {
    args: [
      ...[
        '--project',
        'node',
        'relay/access',
        'relay/cli',
        'relay/fleet',
        'relay/fuzz',
        'relay/hostile-origins',
        'relay/launch',
        'relay/prepare',
      ],
      ...['relay/supervisor', 'relay/threads', 'relay/autonomy/literal', 'relay/autonomy/reading'],
    ],
    env: full,
  });
  await runTests('Every variant in browsers of their own', {
    args: [
      ...['e2e/trust', 'e2e/windows', 'e2e/launch', 'e2e/beside-chromium', 'e2e/faults/any-part-gone'],
      ...['e2e/faults/idle-sessions', 'e2e/faults/in-page', 'e2e/faults/mcp-relay-killed'],
      ...['e2e/faults/on-the-wire', 'e2e/faults/person-drives'],
      ...['e2e/faults/relay-stopped-and-killed', 'e2e/models/browse-', 'e2e/models/model-faults'],
      'e2e/models/retrieve-model',
    ],
    env: full,
  });
}

/** All instructions for the embedded planner: 100 tasks, 60 prompts in plain words, every rule. */
export async function literal() {
  await runTests('Literal instructions', {
    args: ['--project', 'page', 'page/autonomy/literal', 'page/autonomy/plain-words'],
    env: full,
  });
}

/** Ten hostile pages and ten hostile schemas at once, and every parser on every hostile text. */
export async function hostile() {
  await runTests('10 hostile pages and 10 hostile schemas at once', {
    args: ['e2e/autonomy/hostile-content'],
    env: full,
  });
  await runTests('Growth of all parsers', {
    args: ['--project', 'node', 'relay/autonomy/growth'],
    env: full,
  });
}

/** Fifty sessions with the live page open, and an hour's worth of events for those who look. */
export async function live() {
  await runTests('50 sessions and the live page', {
    args: ['e2e/faults/live-load', 'e2e/trust/live-page', 'relay/service/live'],
    env: full,
  });
}

/** All hostile pages with a model that obeys them; each line says what came of one. */
export async function injections() {
  await runTests('Hostile pages, read by a model that obeys', {
    args: ['e2e/models/obedient-model', 'e2e/models/injections'],
    env: full,
  });
}

/** 200 approvals, with the page changing the act between question and release, in the page harness and through REST. */
export async function approvals() {
  await runTests('200 approvals under change', {
    args: ['e2e/faults/approvals-under-change', 'page/engine/approved-acts'],
    env: full,
  });
}

/** 200 runs of a person's input, ours and both at once. */
export async function driving() {
  await runTests('200 mixed runs of a person and a program', {
    args: ['e2e/faults/person-drives', '-t', 'the input of a person'],
    env: full,
  });
}
