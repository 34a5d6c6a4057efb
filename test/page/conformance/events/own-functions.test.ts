/** A page's own functions and classes that are called as the browser's are, in scripts that ran before ours. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDialogs } from '../../../../extension/background/dialogs/dialogs-in-page';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** The page, with our scripts after its own; `log` then says what was asked of the extension. */
async function showFaster(script: string): Promise<void> {
  await on.show(`<p id="p"></p><a id="a" href="javascript:void(said.push('ran'))" target="_self">go</a><script>
    const said = [];
    addEventListener('tabrelay:open', (event) => { said.push('opens ' + event.detail); event.preventDefault(); });
    document.addEventListener('dialogs', (event) => { if (event.detail) said.push(event.detail); event.preventDefault(); });
  </script><script>${script}</script>`);
  await on.look(`(${answerDialogs})('dialogs', 'accept', null, false)`);
  await on.prepare();
}
const said = () => on.look<string[]>('said');

test.each([
  ['declared', (name: string) => `function ${name}(one) { said.push('own ' + one); return 7; }`],
  [
    'a function that was assigned',
    (name: string) => `window.${name} = (one) => { said.push('own ' + one); return 7; }`,
  ],
  [
    'a method that was bound',
    (name: string) => `window.${name} = ({ show(one) { said.push('own ' + one); return 7; } }).show.bind({})`,
  ],
])('a page has its own open, alert, confirm, prompt and print: %s', async (_, written) => {
  const names = ['open', 'alert', 'confirm', 'prompt', 'print'];
  await showFaster(names.map(written).join(';'));
  const answers = await on.look<unknown[]>(`[${names.map((name) => `${name}('${name}')`)}]`);
  expect(answers).toEqual([7, 7, 7, 7, 7]);
  expect(await said()).toEqual(names.map((name) => `own ${name}`));
});

test.each([
  ['as they are', ''],
  ['bound by the page', 'for (const name of names) window[name] = window[name].bind(window)'],
  ['behind proxies of the page', 'for (const name of names) window[name] = new Proxy(window[name], {})'],
  [
    'among functions that say they are native',
    'const own = Function.prototype.toString; Function.prototype.toString = function () { return own.call(this) }',
  ],
])("the browser's are answered, %s", async (_, script) => {
  await showFaster(`const names = ['open', 'alert', 'confirm', 'prompt']; ${script}`);
  await on.look(`(open('https://a.test/1'), alert('a'), confirm('b'), prompt('c'), 0)`);
  expect(await said()).toEqual([expect.stringContaining('/1'), 'alert:1:a', 'confirm:1:b', 'prompt:1:c']);
});

test('a link that is a script runs in its target, though the page has its own open', async () => {
  await showFaster(`document.addEventListener('click', () => 0); function open() { said.push('own'); }`);
  await on.act('click', '#a');
  expect(await said()).not.toContain('own');
});

test.each(['CloseWatcher', 'Clipboard'])('a class %s of the page leaves the rest in force', async (name) => {
  await showFaster(`window.${name} = function () {};`);
  await on.look(`(open('https://a.test/1'), 0)`);
  expect(await said()).toEqual([expect.stringContaining('/1')]);
});
