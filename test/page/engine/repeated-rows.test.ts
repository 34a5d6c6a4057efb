/** Rows of plain boxes in which a thing stands several times. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const films = ['Paper Kites', 'Lantern Bay', 'Lantern Bay (subtitled)', 'Lantern Bay', 'Lantern Bay'];
const programme = `<h1>Programme, Saturday</h1><div id="list">${films
  .map(
    (
      film,
      at,
    ) => `<div class="row"><div>${at + 1}</div><div>${14 + at}:30</div><div>${film}</div><div>Hall 1</div>
      <div><button id="x${at + 1}" aria-label="Remove">✖</button></div></div>`,
  )
  .join('')}</div>
  <script>
    for (const cross of document.querySelectorAll('.row button')) cross.onclick = () => cross.closest('.row').remove();
  </script>`;

test('only the second of a name is removed', async () => {
  await on.show(programme);
  const prompt = 'In the programme of Saturday take out the second showing of Lantern Bay.';
  for (const at of [2, 3, 5, 4]) await clickOrHeld(on, `#x${at}`, { prompt });
  expect(
    await on.look('[...document.querySelectorAll(".row")].map((row) => row.children[0].textContent)'),
  ).toEqual(['1', '2', '3', '5']);
});
