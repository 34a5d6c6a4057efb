import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe-core finds wrong in a page: the rules, each with its elements. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
