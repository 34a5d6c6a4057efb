/** A box or switch that a click of a task leaves as it was. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const leftAs = async (html: string, selector = '#box') => {
  await on.show(html);
  return (await clickOrHeld(on, selector, { prompt: 'Turn the weekly report off.' })).leftAs;
};

describe('is told as such', () => {
  test.each([
    [
      'a box that the page sets back',
      '<input id="box" type="checkbox" checked onclick="return false">',
      'checked',
    ],
    [
      'a box that the page draws anew as it was',
      `<div id="part"><label><input id="box" type="checkbox" checked> Weekly report</label></div>
       <script>const html = part.innerHTML; part.onchange = () => { part.innerHTML = html }</script>`,
      'checked',
    ],
    ['a switch', '<button id="box" role="switch" aria-checked="false">Weekly report</button>', 'unchecked'],
    [
      'a switch that is only drawn',
      '<style>.toggle.on { color: red }</style><div id="box" class="toggle on" style="width: 40px; height: 20px" onclick="void 0"></div>',
      'checked',
    ],
  ])('%s', async (_, html, state) => {
    expect(await leftAs(html)).toBe(state);
  });
});

describe('is no matter', () => {
  test.each([
    ['a box that is turned over', '<input id="box" type="checkbox" checked>'],
    ['the label of a box', '<label id="box"><input type="checkbox" checked> Weekly report</label>'],
    ['a radio button that is chosen already', '<input id="box" type="radio" checked>'],
    ['a button', '<button id="box">Weekly report</button>'],
    [
      'a box that goes away with its row',
      '<p id="row"><input id="box" type="checkbox" checked onclick="row.remove()"> Weekly report</p>',
    ],
  ])('%s', async (_, html) => {
    expect(await leftAs(html)).toBeUndefined();
  });
});
