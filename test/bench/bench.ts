/** Measures tabrelay beside the bare hops, chromedriver and Playwright, and checks the promised figures. */
import { articlePage, hugePage } from '../support/pages/long-pages';
import { type Site, servePages } from '../support/pages/serve-pages';
import { type BenchArguments, readArguments, usage } from './bench-arguments';
import { chromedriver } from './contenders/chromedriver';
import { playwright } from './contenders/playwright';
import { tabrelay } from './contenders/tabrelay';
import { measureFirstSteps } from './first-step';
import { measureFleetHop } from './fleet-hop';
import { floor } from './floor/floor';
import { cpuReport, legsReport } from './legs/legs-report';
import { measureLegs } from './legs/measure-legs';
import { measureManySessions } from './many-sessions';
import { measureMcpTokens } from './mcp-tokens';
import type { PageName } from './questions';
import { measureRecoveries } from './recoveries';
import { machineLoad, machineName } from './report/machine';
import { durations, multiples, notes } from './report/report';
import { targetsFor } from './report/targets';
import { isMet, verdicts } from './report/verdicts';
import { measureRounds } from './rounds';
import { measureTokens } from './tokens';

const pages: Record<`/${PageName}`, string> = {
  // Small and at rest, so that the contenders are measured and not the page: the practice page keeps a log that grows
  // with each click, and something on it always moves.
  '/small': `<!doctype html><title>small</title><h1>A small page</h1><button id="hello">Say hello</button>
    <output id="greeting">Hello</output><script>
      let times = 0;
      hello.onclick = () => { times += 1; greeting.value = \`Hello, \${times}\`; };
    </script>`,
  '/article': articlePage(),
  '/huge': hugePage(),
  '/counter': `<p id="said">0</p><button id="count" onclick="said.textContent = Number(said.textContent) + 1">Count</button>`,
};

/**
 * Runs what the command line asks for and prints it. A missed target is the process's exit code.
 * @param build builds tabrelay where its sources have changed
 */
export async function bench(args: readonly string[], build: () => Promise<void>): Promise<void> {
  const asked = readOrExplain(args);
  if (!asked) return;
  await build();
  console.log(`${machineName()}\nbefore: ${machineLoad()}\n`);
  const site = await servePages(pages);
  try {
    await (asked.legs ? measureLegsOf(asked, site) : measureParts(asked, site));
  } finally {
    await site.close();
  }
  console.log(`\nafter: ${machineLoad()}`);
}

async function measureParts({ asked, others, rounds }: BenchArguments, site: Site): Promise<void> {
  const results = await measureRounds({
    contenders: [tabrelay, floor, chromedriver, playwright],
    asked,
    rounds,
    urlOf: (page) => site.url(`/${page}`),
    tell: console.log,
  });
  const part = <Figure>(name: (typeof others)[number], run: () => Promise<Figure>) => {
    if (!others.includes(name)) return undefined;
    console.log(`measuring ${name}`);
    return run();
  };
  // One after another: two browsers at once would measure each other.
  const firstSteps = await part('first-steps', measureFirstSteps);
  const tasks = await part('tasks', measureTokens);
  const recoveries = await part('recoveries', () => measureRecoveries(site.url('/small')));
  const mcp = await part('mcp', measureMcpTokens);
  const fleet = await part('fleet', measureFleetHop);
  const sessions = await part('sessions', () => measureManySessions(site.url('/small')));
  if (asked.length > 0) {
    const yardsticks = [chromedriver, playwright];
    const report = [
      durations(results, asked),
      multiples(results, asked, floor, [tabrelay, ...yardsticks]),
      multiples(results, asked, tabrelay, yardsticks),
      notes(results, asked),
    ];
    console.log(`\n${report.join('\n\n')}`);
  }
  const targets = targetsFor({ results, firstSteps, tasks, recoveries, mcp, fleet, sessions });
  if (targets.length > 0) console.log(`\n${verdicts(targets)}`);
  if (!targets.every(isMet)) process.exitCode = 1;
}

async function measureLegsOf({ asked, rounds }: BenchArguments, site: Site): Promise<void> {
  const contenders = [tabrelay, floor];
  const measured = await measureLegs({ contenders, asked, rounds, site, tell: console.log });
  console.log(`\n${legsReport(measured)}\n\n${cpuReport(measured)}`);
}

/** Nothing when there is nothing to measure: help was printed, or what is wrong with the command line. */
function readOrExplain(args: readonly string[]): BenchArguments | undefined {
  try {
    const asked = readArguments(args);
    if (asked !== 'help') return asked;
    console.log(usage);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nnpm run bench -- --help tells more.`);
    process.exitCode = 2;
  }
  return undefined;
}
