/** What a box cuts off is not read for a model, but `find` says that it is there, as an act gets to it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function findSeen(value: string): Promise<string> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'find', selector: '', value } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000));
}

const slides = (style: string) =>
  `<div style="height: 90px; overflow: hidden; ${style}">${[1, 2, 3, 4, 5].map((n) => `<p style="height: 30px; margin: 10px"><a href="#${n}">Slide ${n}</a></p>`).join('')}</div>`;

test('find says that a box has words further on, and an act scrolls to them', async () => {
  await on.show(slides(''));
  expect(await findSeen('Slide 1')).toContain('link "Slide 1"');
  expect(await findSeen('Slide 5')).toMatch(/^Nothing that is in sight reads Slide 5.*has it further on/);
  expect(await on.act('click', 'text=Slide 5')).toMatchObject({ success: true });
});

test.each(['height: 0', 'overflow: clip', 'opacity: 0', 'position: absolute; left: -9999px'])(
  'find does not tell what an act cannot bring into sight: %s',
  async (style) => {
    await on.show(slides(style));
    expect(await findSeen('Slide 5')).toBe('Nothing on the page reads Slide 5.');
  },
);
