import { broken, type Check, type Report, skipped } from './check';

/** Runs the checks in order; one that needs a broken or skipped one is skipped. */
export async function runChecks(checks: readonly Check[]): Promise<Report> {
  const report: Report = [];
  for (const { name, title, needs = [], run } of checks) {
    const missing = report.find((one) => needs.includes(one.name) && /broken|skipped/.test(one.state));
    const finding = missing ? skipped(`Needs: ${missing.title}.`) : await safely(run);
    report.push({ name, title, ...finding });
  }
  return report;
}

async function safely(run: Check['run']) {
  try {
    return await run();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return broken(what, 'Do what the message says, or look it up in docs/troubleshooting.md.');
  }
}
