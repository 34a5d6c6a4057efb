/** What an animation is about to show is read for a model once it can be seen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const message = 'position:fixed;bottom:20px;left:20px;background:#333;color:#fff;padding:12px';
const frames = `<style>
  @keyframes fade { from { opacity: 0 } }
  @keyframes slide { from { transform: translateY(200px) } }
  @keyframes unroll { from { max-height: 0; padding-block: 0 } to { max-height: 80px } }
  @keyframes leave { to { opacity: 0 } }
  @keyframes pulse { from, to { opacity: 0 } }
</style>`;

/** What is read when a button has just added a message with this style. */
async function read(style: string): Promise<string> {
  await on.show(`${frames}<button id="save">Save</button><script>save.onclick = () => document.body.insertAdjacentHTML(
    'beforeend', '<p style="${message};${style}">Settings saved</p>')</script>`);
  await on.act('click', '#save');
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'snapshot',
    selector: '',
    onlySeen: true,
  } as const;
  return String(await on.carryOut(order, 5_000));
}

test.each([
  ['fades in', 'animation: fade 600ms ease-in'],
  ['fades in after a moment', 'animation: fade 300ms 300ms both'],
  ['slides in', 'animation: slide 600ms ease-in'],
  ['unrolls', 'overflow: hidden; animation: unroll 600ms steps(3)'],
])('a message that %s', async (_, style) => {
  expect(await read(style)).toContain('"Settings saved"');
});

test.each([
  ['is invisible', 'opacity: 0'],
  ['fades in for a minute', 'animation: fade 60s steps(2)'],
  ['is invisible in an endless animation', 'animation: pulse 500ms infinite'],
  ['has faded out', 'animation: leave 300ms steps(1, start) forwards'],
])('a message that %s is not read', async (_, style) => {
  expect(await read(style)).not.toContain('Settings saved');
});
