/** Switches that a page draws without a role: what they are checked by, and how they are told while they are off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const look = '<style>.x { width: 30px; height: 16px; background: silver; border-radius: 8px }</style>';
const byClass = (name: string, word: string, isOn: boolean) =>
  `${look}<style>.${name}.${word} { background: teal }</style><div>Alerts <div id="it" class="x ${name} ${isOn ? word : ''}" onclick="this.classList.toggle('${word}')"><i></i></div></div>`;
const byState = (isOn: boolean) =>
  `${look}<div>Alerts <span id="it" class="x ui-switch" style="display: block" data-state="${isOn ? 'on' : 'off'}" onclick="this.dataset.state = this.dataset.state === 'on' ? 'off' : 'on'"></span></div>`;

const byFlag = (isOn: boolean) =>
  `${look}<div>Alerts <span id="it" class="x ui-switch" style="display: block" ${isOn ? 'data-checked' : 'data-unchecked'} onclick="this.toggleAttribute('data-checked'); this.toggleAttribute('data-unchecked')"></span></div>`;

describe.each([
  ['a class of its own', (isOn: boolean) => byClass('pill-toggle', 'is-on', isOn)],
  ['a class of a checkbox', (isOn: boolean) => byClass('form__checkbox', 'checked', isOn)],
  ['an attribute', byState],
  ['an attribute without a value', byFlag],
])('by %s', (_, page) => {
  test.each([
    ['check', false, true],
    ['check', true, false],
    ['uncheck', true, true],
    ['uncheck', false, false],
  ] as const)('%s where it is on: %s', async (action, isOn, changed) => {
    await on.show(page(isOn));
    expect(await on.act(action, '#it')).toMatchObject({
      success: true,
      changed,
      value: String(action === 'check'),
    });
  });
});

test.each([
  ['what says nothing of its state', '<div id="it" class="x toggle" onclick="1"></div>'],
  [
    'what opens a menu',
    '<style>.menu-toggle.active { color: red }</style><div id="it" class="x menu-toggle" onclick="1"></div>',
  ],
  [
    'what has words',
    '<style>.toggle.on { color: red }</style><div id="it" class="toggle" onclick="1">Show more</div>',
  ],
])('%s is no switch', async (_, html) => {
  await on.show(look + html);
  expect(await on.act('check', '#it')).toMatchObject({ error: 'wrong_element' });
});

test('a switch that cannot be used now is told with its state', async () => {
  const one = (name: string, more: string) =>
    `<div style="display: flex"><span>${name}</span><div class="x toggle ${more}"><div class="knob"></div></div></div>`;
  await on.show(
    `${look}<style>.toggle { cursor: pointer } .toggle.disabled { cursor: not-allowed }</style>
    <div style="pointer-events: none">${one('Digest', 'active disabled')}</div>${one('Replies', 'disabled')}`,
  );
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    selector: '',
    action: 'snapshot',
    onlySeen: true,
  } as const;
  const view = String(await on.carryOut(order, 5_000));
  expect(view).toMatch(/switch "Digest" disabled checked class active/);
  expect(view).toMatch(/switch "Replies" class disabled/);
});

test('check boxes that a tree draws are told as such, with their state and the words of their row', async () => {
  const row = (name: string, more: string) =>
    `<div style="display: flex"><span class="switcher noop" style="width: 10px"></span>
      <span class="tree-checkbox ${more}"><span class="inner"></span></span><span>${name}</span></div>`;
  await on.show(
    `<style>.tree-checkbox { width: 16px; height: 16px; border: 1px solid; cursor: pointer } .inner { display: block }
      .tree-checkbox.checked { background: teal }</style>
    <div role="tree">${row('Alpha', '')}${row('Beta', 'checked')}${row('Gamma', '')}</div>`,
  );
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'snapshot',
    selector: '',
    onlySeen: true,
  } as const;
  const view = String(await on.carryOut(order, 5_000));
  expect(view).toMatch(/checkbox "Alpha" \[e\d+\]/);
  expect(view).toMatch(/checkbox "Beta" checked class checked \[e\d+\]/);
  expect(view).toMatch(/checkbox "Gamma" \[e\d+\]/);
});
