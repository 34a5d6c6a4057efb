/** A model is told colours that are there to be chosen by their code, and other colours by a name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function viewOf(html: string): Promise<string> {
  await on.show(html);
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'snapshot',
    selector: '',
    onlySeen: true,
  } as const;
  return String(await on.carryOut(order, 5_000));
}

const size = 'width: 20px; height: 20px';

test.each([
  ['buttons', (colour: string) => `<button style="background: ${colour}; ${size}"></button>`],
  ['boxes', (colour: string) => `<div class="dot" onclick="1" style="background: ${colour}; ${size}"></div>`],
])('%s of a palette are told by their colours, and none as highlighted', async (_, swatch) => {
  const view = await viewOf(['#1a1a2e', '#7b61ff', '#ffffff', '#000000'].map(swatch).join(''));
  for (const colour of ['#1a1a2e', '#7b61ff', '#ffffff', '#000000']) expect(view).toContain(colour);
  expect(view).not.toContain('highlighted');
});

test('one of several that differs from all others is highlighted', async () => {
  const rows = ['white', '#def', 'white', 'white'].map(
    (colour, index) => `<li onclick="1" style="background: ${colour}">Row ${index}</li>`,
  );
  expect(await viewOf(`<ul>${rows.join('')}</ul>`)).toMatch(/highlighted .*"Row 1"/);
});

test('a switch without a name is told by its colour, light or dark', async () => {
  const view = await viewOf(
    `<p>Sounds</p><div class="t" onclick="1" style="background: #1a1a4e; ${size}"><i></i></div>`,
  );
  expect(view).toContain('dark blue');
});
