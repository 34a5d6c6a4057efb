/**
 * Goals on the widgets and editors of real libraries, judged by the page's own state: of half the libraries one here, and all
 * in the soak (`npm run soak -- widgets`), where Playwright tries what failed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStepSender } from '../../support/pages/open-step-sender';
import type { StepSender } from '../../support/pages/step-sender';
import { share } from '../../support/share';
import { openPlaywright } from '../../support/widgets/playwright-page';
import { countsOf, describeFailure, type Result } from '../../support/widgets/report';
import { serveWidgets, type WidgetSite } from '../../support/widgets/serve-widgets';
import { type Page, tryGoal } from '../../support/widgets/try-goal';
import { libraries } from '../../widgets/libraries';

/** In the soak: `all`, or the names of libraries. */
const wanted = process.env.TABRELAY_TEST_WIDGETS;
const tried = wanted
  ? libraries.filter(({ name }) => wanted === 'all' || wanted.split(',').includes(name))
  : share(
      libraries.filter(({ page }) => page.startsWith('pages/')),
      8,
    );

let site: WidgetSite;
let on: StepSender;
const results: Result[] = [];

beforeAll(async () => {
  site = await serveWidgets(tried.map(({ page }) => page));
  on = await openStepSender();
}, 120_000);
afterAll(async () => {
  await on?.close();
  await site?.close();
});

function pageOf(file: string): Page {
  return {
    open: () => on.navigate(site.url(file)),
    step: ([action, selector, value]) => on.step(action, selector, value),
    state: async () => JSON.parse(String(await on.step('attribute', 'html', 'data-state')) || '{}'),
  };
}

describe.each(tried)('$name', ({ name, page, goals }) => {
  test.each(wanted ? goals : goals.slice(0, 1))('$goal', async (goal) => {
    const attempt = await tryGoal(pageOf(page), goal);
    results.push({ library: name, goal, attempt, url: site.url(page) });
    const expected = goal.fails ? { reached: false, claimed: false } : { reached: true, claimed: true };
    expect(attempt, attempt.replies.join('\n')).toMatchObject(expected);
  });
});

test.runIf(wanted)('98 % of the goals are reached', { timeout: 1_200_000 }, async () => {
  const counts = countsOf(results);
  // The soak prints lines that begin so.
  const print = (line: string) => console.log(`measured: ${line}`);
  print(`${counts.passed} of ${results.length} goals passed`);
  print(
    `success: true without effect: ${counts.claimedOnly}; success: false with effect: ${counts.deniedOnly}`,
  );
  print(
    `verified: false: ${counts.unverified} of ${counts.acts} acts, ${counts.unverifiedOnly} goals without effect`,
  );
  const control = await openPlaywright();
  try {
    for (const result of results) for (const line of await describeFailure(result, control)) print(line);
  } finally {
    await control.close();
  }
  expect([counts.claimedOnly, counts.deniedOnly]).toEqual([0, 0]);
  expect(counts.passed / results.length).toBeGreaterThanOrEqual(0.98);
  expect(counts.unverified / counts.acts).toBeLessThanOrEqual(0.05);
});
