/** A form whose fields have the names of its own properties, and a document whose pictures have those of its own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownNames } from '../../../extension/dom/tree/own-names';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** All that a form or a document has, and what the build has other names for. */
const propertiesOf = `[...new Set([document.createElement('form'), document].flatMap((node) => {
  const names = [];
  for (let at = Object.getPrototypeOf(node); at !== Object.prototype; at = Object.getPrototypeOf(at))
    names.push(...Object.getOwnPropertyNames(at));
  return names;
}))].filter((name) => !/^(?:on|constructor$)/.test(name))`;
let names: string[];
beforeAll(async () => {
  names = [...new Set([...ownNames, ...(await on.look<string[]>(propertiesOf))])];
});
const fields = () => names.map((name) => `<input id="${name}" hidden>`).join('');

const reads = ['html', 'text', 'snapshot', 'markdown', 'passages', 'inspect'];

test.each([
  ['a page', ''],
  ['a frame', 'iframe >>> '],
])('everything is found, read and done in %s', async (_, inside) => {
  const page = `<main><h2>Head</h2><form id="F" aria-label="The form">
      <label>Mail <input aria-label="Fld"></label><button type="button" onclick="title = 'hit'">Go on</button>${fields()}
    </form>${names.map((name) => `<img name="${name}" alt="">`).join('')}</main>`;
  await on.show(inside ? `<iframe srcdoc="${page.replaceAll('"', '&quot;')}" width="600"></iframe>` : page);
  const failed: unknown[] = [];
  const act = async (action: string, selector: string, value?: unknown) => {
    const result = await on.act(action, `${inside}${selector}`, value);
    if (typeof result === 'object' && !(result as { success?: boolean }).success)
      failed.push([action, selector, result]);
    return result;
  };
  for (const action of reads)
    for (const at of ['main', '#F']) expect(await act(action, at)).toContain('Go on');
  expect(await on.act('find', '', 'Go on')).toMatch(/^button "Go on"/);
  for (const selector of [
    'label=Fld',
    'text=Go on',
    'role=button[name="Go on"]',
    'role=form[name="The form"]',
  ])
    expect(await act('count', selector), selector).toBe('1');
  await act('click', 'text=Go on');
  await act('fill', 'label=Fld', 'Ada');
  await act('type', 'label=Fld', '!');
  await act('hover', '#F');
  await act('scroll', '#F');
  await act('focus', 'label=Fld');
  await act('press', 'label=Fld', 'Tab');
  expect(failed).toEqual([]);
  expect(await act('value', 'label=Fld')).toBe('Ada!');
  expect(await on.act('click', `${inside}text=Go onn`, undefined, 300)).toMatchObject({
    message: expect.stringContaining('Nearest: button "Go on"'),
  });
});

const press = `onclick="title = 'hit'"`;

test.each([
  ['in a line', `<div class="line"><button type="button" ${press}>Pay now</button></div>`],
  ['of its own', `<button type="button" ${press}>Pay now</button>`],
  ['of a sign', `<button type="button" ${press} aria-label="Delete">−</button>`],
  ['in a menu', `<div role="menu" class="a"><div role="menuitem" class="b" ${press}>Delete</div></div>`],
  [
    'beside ticked rows',
    `<label class="row"><input type="checkbox" checked> Ann</label>
    <label class="row"><input type="checkbox"> Bob</label><button type="button" ${press}>Delete</button>`,
  ],
])('an act %s of it is held, and done once it is approved', async (_, html) => {
  await on.show(`<form id="F" method="post" aria-label="The form">${fields()}${html}</form>`);
  const step = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'click',
    selector: '[onclick]',
    value: '',
  } as const;
  const hold = { mode: 'named' } as const;
  const { binding } = await on.carryOut({ ...step, hold }, 3_000).catch((error) => error.more?.held ?? error);
  await on.carryOut({ ...step, hold: { ...hold, approved: binding } }, 3_000);
  expect(await on.look('document.querySelector("[onclick]").title')).toBe('hit');
});

test('what a person sees of it is read', async () => {
  await on.show(`<form id="F" aria-label="The form">${fields()}<div>First</div><b>Step</b>
    <input type="checkbox"><div class="chip" style="cursor: pointer">Red</div><span>1 One</span><span class="on">2 Two</span>
    <button style="width: 20px"></button></form>`);
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'snapshot',
    selector: '',
    value: '',
  } as const;
  expect(await on.carryOut({ ...order, onlySeen: true }, 3_000)).toContain('Red');
  expect(await on.act('find', '', 'First')).toContain('First');
});
