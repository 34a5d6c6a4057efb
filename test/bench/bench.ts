// Why: the promise of speed is checked on the reader's own machine, beside what they would use otherwise.
import { cpus } from 'node:os';
import { servePages } from '../support/pages/serve-pages';
import { chromedriver } from './chromedriver';
import { measureFirstSteps } from './first-step';
import { percentile } from './measure';
import { playwright } from './playwright';
import { measureReadings } from './reading';
import { measureRecoveries } from './recoveries';
import { comparison, isMet, type Result, type Target, verdicts } from './report';
import { tabrelay } from './tabrelay';
import { measureTokens, type TaskTokens } from './tokens';

// Small and at rest, so that the contenders are measured and not the page: the practice page keeps a log that grows
// with each click, and something on it always moves.
const site = await servePages({
  '/small': `<!doctype html><title>small</title><h1>A small page</h1><button id="hello">Say hello</button>
    <output id="greeting"></output><script>
      let times = 0;
      hello.onclick = () => { times += 1; greeting.value = \`Hello, \${times}\`; };
    </script>`,
});
const url = site.url('/small');
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);

// One after another: two browsers at once would measure each other.
const results: Result[] = [];
for (const { name, note, run } of [tabrelay, chromedriver, playwright]) {
  console.log(`measuring ${name} ...`);
  results.push({ name, note, samples: await run(url) });
}
console.log('measuring long pages ...');
const { article, huge, small } = await measureReadings();
console.log('measuring first steps ...');
const firstSteps = await measureFirstSteps();
console.log('measuring tasks ...');
const { shop: shopTask, article: articleTask } = await measureTokens();
console.log('measuring recoveries ...\n');
const recoveries = await measureRecoveries(url);
await site.close();

const clicks = results.map(({ samples }) => percentile(samples.click, 0.5));
const worst = (samples: number[]) => Math.max(...samples);
const targets: Target[] = [
  { what: 'click, p50', measured: clicks[0] ?? Number.NaN, atMost: 5, unit: 'ms' },
  {
    what: "chromedriver's find + click takes as many times as long",
    measured: (clicks[1] ?? Number.NaN) / (clicks[0] ?? Number.NaN),
    atLeast: 10,
    unit: 'times',
  },
  {
    what: 'relay killed -> connected again, worst of 5',
    measured: worst(recoveries.relayKilled),
    atMost: 2000,
    unit: 'ms',
  },
  {
    what: 'worker stopped -> next answer, worst of 5',
    measured: worst(recoveries.workerStopped),
    atMost: 2000,
    unit: 'ms',
  },
  {
    what: 'window closed -> 404, worst of 5',
    measured: worst(recoveries.windowClosed),
    atMost: 100,
    unit: 'ms',
  },
  {
    what: 'article with 2,000 links: characters of the snapshot, as a share of those of Playwright',
    measured: article.chars / article.playwrightChars,
    atMost: 0.5,
    unit: `(${article.chars} of ${article.playwrightChars})`,
  },
  {
    what: 'article with 2,000 links: snapshot, p50',
    measured: percentile(article.snapshot, 0.5),
    atMost: 100,
    unit: 'ms',
  },
  {
    what: '100,000 elements: snapshot, p50',
    measured: percentile(huge.snapshot, 0.5),
    atMost: 1500,
    unit: 'ms',
  },
  {
    what: '100,000 elements: a click takes as many times as long as on a small page, p50',
    measured: percentile(huge.click, 0.5) / percentile(small.click, 0.5),
    atMost: 2,
    unit: 'times',
  },
  {
    what: 'the first step after a navigation takes so much longer than the second, p50',
    measured: percentile(firstSteps.first, 0.5) - percentile(firstSteps.second, 0.5),
    atMost: 15,
    unit: 'ms',
  },
  {
    what: 'task of 10 steps in a shop: tokens, as a share of a conversation with the whole snapshot each step',
    measured: (100 * shopTask.sent) / shopTask.wholeEachStepKept,
    atMost: 33,
    unit: `% (${tokensOf(shopTask)})`,
  },
  {
    what: 'task of 10 steps on the article: tokens, as a share of sending only the latest whole snapshot each step',
    measured: (100 * articleTask.sent) / articleTask.wholeEachStep,
    atMost: 33,
    unit: `% (${tokensOf(articleTask)})`,
  },
];
console.log(`${comparison(results)}\n\n${verdicts(targets)}`);
if (!targets.every(isMet)) process.exitCode = 1;

function tokensOf({ sent, wholeEachStep, wholeEachStepKept }: TaskTokens): string {
  return `${sent} tokens; with the latest whole snapshot ${wholeEachStep}, with all of them ${wholeEachStepKept}`;
}
