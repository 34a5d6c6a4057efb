/**
 * Measures where the time of a step goes. Each contender runs twice per round: once unchanged for processor time,
 * once with taps at its hops for the legs. The report shows the durations of both, so that the cost of the taps is
 * visible.
 */
import type { Site } from '../../support/pages/serve-pages';
import { until } from '../../support/until';
import type { Operation, Running } from '../contenders/contender';
import { type CpuByRole, cpuByRole, cpuOf, type Pids } from '../cpu/cpu-by-role';
import { pause } from '../measure';
import { type Question, questions } from '../questions';
import { rotated } from '../rounds';
import { epochOfClock } from './epoch-of-clock';
import type { HopContender } from './hop-contender';
import { type Step, splitStep, stampsOf } from './split-step';
import type { Stamp, StampName } from './stamps';
import { createTaps, type Taps } from './taps';

/** What was measured of one question on one contender, over all rounds. */
export interface MeasuredLegs {
  contender: string;
  question: Question;
  /** Durations without taps, and with them. */
  plain: number[];
  tapped: number[];
  /** One list of legs per step of which no hop was missing. */
  legs: number[][];
  /** Milliseconds of all plain steps; nothing where there is no /proc. */
  cpu: CpuByRole | undefined;
}

const steps = 100;
/**
 * Between two steps, so that the stamps of one cannot be taken for those of the other; no longer, because a processor
 * that has slept is slower.
 */
const pauseMs = 2;
const marginMs = 0.9;

export async function measureLegs(options: {
  contenders: readonly HopContender[];
  asked: readonly Question[];
  rounds: number;
  /** Serves `/small`, and takes the reports of the taps. */
  site: Site;
  tell(line: string): void;
}): Promise<MeasuredLegs[]> {
  const { contenders, asked, rounds, site, tell } = options;
  const measured = contenders.flatMap(({ name }) =>
    asked.map((question): MeasuredLegs => {
      return { contender: name, question, plain: [], tapped: [], legs: [], cpu: undefined };
    }),
  );
  const taps = await createTaps(site.url('/report'));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of rotated(contenders, round)) {
        const own = measured.filter((each) => each.contender === contender.name);
        for (const isTapped of [false, true]) {
          tell(`round ${round + 1} of ${rounds}: ${contender.name}${isTapped ? ' with taps' : ''}`);
          await takeTurn(contender, own, site, isTapped ? taps : undefined);
        }
      }
    }
  } finally {
    await taps.remove();
  }
  return measured;
}

async function takeTurn(
  contender: HopContender,
  measured: MeasuredLegs[],
  site: Site,
  taps: Taps | undefined,
): Promise<void> {
  const running = await contender.start(taps);
  try {
    const operations = await running.visit(site.url('/small'));
    for (const each of measured) {
      const operation = operations[each.question];
      if (!operation) continue;
      await takeSteps(operation, questions[each.question].warmUp);
      if (taps) await measureTapped(each, operation, site);
      else await measurePlain(each, operation, running);
    }
  } finally {
    await running.stop();
  }
}

async function measurePlain(
  measured: MeasuredLegs,
  operation: Operation,
  running: Running & { pids(): Promise<Pids> },
): Promise<void> {
  const isLinux = process.platform === 'linux';
  const pids = await running.pids();
  const before = isLinux ? await cpuByRole(pids) : undefined;
  // Our own time is taken within: reading /proc costs some.
  const usage = process.cpuUsage();
  const taken = await takeSteps(operation, steps);
  const { user, system } = process.cpuUsage(usage);
  const after = isLinux ? await cpuByRole(pids) : undefined;
  measured.plain.push(...taken.map(durationOf));
  if (!before || !after) return;
  const client = (user + system) / 1000;
  const cpu = measured.cpu;
  measured.cpu = cpuOf(
    (role) => (cpu?.[role] ?? 0) + (role === 'client' ? client : after[role] - before[role]),
  );
}

async function measureTapped(measured: MeasuredLegs, operation: Operation, site: Site): Promise<void> {
  const taken = await takeSteps(operation, steps);
  // Our own clock is read as the taps read theirs.
  const epoch = epochOfClock();
  const dated = taken.map(({ sentAt, answeredAt }) => ({
    sentAt: epoch + sentAt,
    answeredAt: epoch + answeredAt,
  }));
  const stamps = await reportedUntil((dated.at(-1)?.sentAt ?? 0) - marginMs, site);
  measured.tapped.push(...taken.map(durationOf));
  for (const [index, own] of stampsOf(dated, stamps, marginMs).entries()) {
    const step = dated[index];
    const legs = step && splitStep(step, own);
    if (legs) measured.legs.push(legs);
  }
}

/** All stamps, once relay, worker and page have reported what they did after that time. */
function reportedUntil(time: number, site: Site): Promise<Stamp[]> {
  const lastOfEach: readonly StampName[] = ['pagePortOut', 'workerSocketOut', 'relayHttpOut'];
  return until('the taps to report', () => {
    // Our own taps wrote them.
    const stamps = site.reports.flatMap((report) => JSON.parse(report) as Stamp[]);
    const isReported = (name: StampName) => stamps.some((each) => each.name === name && each.at >= time);
    return lastOfEach.every(isReported) && stamps;
  });
}

/** Times are those of `performance.now()`. */
async function takeSteps(operation: Operation, count: number): Promise<Step[]> {
  const taken: Step[] = [];
  while (taken.length < count) {
    const sentAt = performance.now();
    await operation.run();
    taken.push({ sentAt, answeredAt: performance.now() });
    await pause(pauseMs);
  }
  return taken;
}

function durationOf({ sentAt, answeredAt }: Step): number {
  return answeredAt - sentAt;
}
