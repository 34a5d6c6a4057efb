/** Lists that are named by a part of them, are open already, or whose options are named by how they begin. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const select = (selector: string, value: string) => on.act('select', selector, value, 4_000);

const plainList = `<style>.menu{display:none}.open .menu{display:block}</style>
  <div id="size"><div id="face" style="cursor:pointer" onclick="size.classList.toggle('open')"><span>Choose a size</span><span>▾</span></div>
  <div class="menu"><div onclick="pick(this)">Small, for one</div><div onclick="pick(this)">Large, for all</div></div></div>
  <script>function pick(one){face.firstChild.textContent=one.textContent;size.classList.remove('open')}</script>`;

test('a plain list that is open already is chosen from', async () => {
  await on.show(plainList);
  await on.act('click', '#face');
  expect(await select('#face', 'Large')).toMatchObject({ success: true, value: 'Large, for all' });
});

test('the words that a list shows stand for the list', async () => {
  await on.show(plainList);
  expect(await select('text=Choose a size', 'Small')).toMatchObject({
    success: true,
    value: 'Small, for one',
  });
});

test('words beside a list are no list', async () => {
  await on.show(`<p id="hint">Sizes run large</p>${plainList}`);
  expect(await select('#hint', 'Small')).toMatchObject({ error: 'wrong_element' });
});

const native = (options: string) => `<select id="road"><option>Choose</option>${options}</select>`;

test('an option of a drop-down is named by how it alone begins', async () => {
  await on.show(native('<option>4A Quay Road, Selby</option><option>4B Quay Road, Selby</option>'));
  expect(await select('#road', '4b quay road')).toMatchObject({
    success: true,
    value: '4B Quay Road, Selby',
  });
});

test.each([
  ['several options begin so', '<option>Quay Road, north</option><option>Quay Road, south</option>'],
  ['it ends within a word', '<option>Quay Roadside</option>'],
  ['the very one is disabled', '<option disabled>Quay Road</option><option>Quay Road, north</option>'],
])('and not where %s', async (_, options) => {
  await on.show(native(options));
  expect(await on.act('select', '#road', 'Quay Road', 400)).toMatchObject({ error: 'not_actionable' });
});

test('how many options are not told is told', async () => {
  await on.show(native(Array.from({ length: 30 }, (_, at) => `<option>Pier ${at}</option>`).join('')));
  const { message } = (await on.act('select', '#road', 'Dock', 400)) as { message: string };
  expect(message).toMatch(/"Pier 18" and 11 more\.$/);
});
