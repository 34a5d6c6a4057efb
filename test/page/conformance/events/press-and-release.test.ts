/** What pages do between press and release, where in an element a click lands, and what counts as covered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { testInVisibleWindow } from '../../../support/windows/visible-window-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** Placed with the next frame, as positioning libraries do. Until then it lies over its box. */
const listBox = `<div id="box" role="combobox" tabindex="0" style="position: absolute; top: 60px; width: 200px; height: 30px">Fruit</div>
  <div id="list" hidden style="position: absolute; top: 60px; width: 200px"><div role="option" style="height: 30px">Apple</div></div><script>
    box.onmousedown = () => { list.hidden = false; requestAnimationFrame(() => { list.style.top = '90px'; }); };
    list.onmouseup = () => say('chosen'); box.onclick = () => say('opened');</script>`;

testInVisibleWindow('a list that the press opens is laid out before the release', async () => {
  await on.show(listBox);
  expect(await on.act('click', '#box')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['opened']);
});

test('a menu that opens over its button with the press was opened by the click', async () => {
  await on.show(`<div id="box" tabindex="0" style="width: max-content">Size</div><div id="menu" role="menu" hidden style="position: fixed; inset: 0">Small</div>
    <script>box.onmousedown = () => { menu.hidden = false; }</script>`);
  expect(await on.act('click', '#box')).toMatchObject({ success: true, changed: true });
  expect(await on.read('visible', '#menu')).toBe('true');
});

test('a plain layer over a button that the press makes inert was opened by the click', async () => {
  await on.show(`<main id="app"><button id="go">Open</button></main><div id="layer" hidden style="position: fixed; inset: 0">Details</div>
    <script>document.addEventListener('mousedown', ({ target }) => { if (target.id === 'go') { app.inert = true; layer.hidden = false; } });</script>`);
  expect(await on.act('click', '#go')).toMatchObject({ success: true, changed: true });
});

test('a field that moves away as it gets the focus has been clicked', async () => {
  await on.show(`<div id="field" contenteditable="true" tabindex="0"><span id="month">MM</span><span id="day">DD</span></div><script>
    field.onfocus = () => { field.style.paddingLeft = '200px'; }</script>`);
  expect(await on.act('click', '#month')).toMatchObject({ success: true });
});

test('an option that is chosen with the press, and gone then, was chosen by the click', async () => {
  await on.show(
    `<div id="list"><div role="option" onmousedown="list.remove(); say('chosen')">Apple</div></div>`,
  );
  expect(await on.act('click', 'role=option')).toMatchObject({ success: true, changed: true });
  expect(await on.said()).toEqual(['chosen']);
});

test('a list that a choice closes with the press has taken the choice', async () => {
  await on.show(
    `<div id="list" style="position: absolute"><p onmousedown="list.style.display = 'none'; say('chosen')">Apple</p></div>`,
  );
  expect(await on.act('click', 'text=Apple')).toMatchObject({ success: true, changed: true });
});

test('a button that is made anew by its press has got no click, and that is told', async () => {
  await on.show(`<div id="place"></div><script>
    const draw = () => { place.innerHTML = '<button onclick="say(1)">Go</button>'; place.firstChild.onmousedown = draw; };
    draw();</script>`);
  expect(await on.act('click', 'button')).toMatchObject({
    success: false,
    reason: expect.stringContaining('replaced'),
  });
});

test('a cell that turns into a field when it gets the focus is left with the button up', async () => {
  await on.show(`<div id="cell" tabindex="0" style="width: 120px; font: 20px monospace">some words</div><script>
    cell.onfocus = () => { cell.innerHTML = '<input value="some words" style="width: 110px">'; cell.firstChild.focus(); };
    for (const type of ['pointerup', 'mouseup', 'click']) cell.addEventListener(type, () => say(type));</script>`);
  expect(await on.act('click', '#cell')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['pointerup', 'mouseup', 'click']);
});

test.each([
  ['click', 'click'],
  ['dblclick', 'dblclick'],
  ['rightclick', 'contextmenu'],
  ['hover', 'mousemove'],
])('%s happens at the position that was asked for', async (action, type) => {
  await on.show(`<canvas id="c" width="300" height="200" style="border: 7px solid; padding: 9px"></canvas>
    <script>c.addEventListener('${type}', (event) => say(event.offsetX, event.offsetY), { once: true })</script>`);
  expect(await on.act(action, '#c', { position: { x: 20, y: 150 } })).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['20 150']);
});

test('a position is brought into the window, and keys are held beside it', async () => {
  await on.show(`<div id="map" style="width: 4000px; height: 4000px; margin-top: 900px"></div>
    <script>map.onclick = (event) => say(event.offsetX, event.offsetY, event.shiftKey)</script>`);
  await on.act('click', '#map', '{"position": {"x": 3500, "y": 3900}, "modifiers": "Shift"}');
  expect(await on.said()).toEqual(['3500 3900 true']);
});

test('a position in what is turned and stretched is where the element has it', async () => {
  await on.show(`<div id="map" style="width: 200px; height: 100px; margin: 100px; transform: rotate(90deg) scale(1.5)"
    onclick="say(Math.round(event.offsetX), Math.round(event.offsetY))"></div>`);
  await on.act('click', '#map', { position: { x: 180, y: 10 } });
  expect(await on.said()).toEqual(['180 10']);
});

test('a position beside the element is refused', async () => {
  await on.show(`<button id="b">B</button><p onclick="say('beside')">beside</p>`);
  expect(await on.refusal('click', '#b', { position: { x: 4, y: 400 } })).toMatch(
    /^400 not_actionable: .*position 4, 400/,
  );
  expect(await on.said()).toEqual([]);
});

test.each([
  [
    'of the same button',
    `<button style="position: relative" onclick="say('clicked')">${'<span>Discard draft</span><i style="position: absolute; inset: 0"></i>'}</button>`,
  ],
  [
    'of the same label',
    `<label style="position: relative"><span>Discard draft</span><input type="checkbox" onclick="say('clicked')" style="position: absolute; inset: 0; opacity: 0"></label>`,
  ],
  [
    'in the component that shows it',
    `<x-chip onclick="say('clicked')" style="position: relative">Discard draft</x-chip><script>document.querySelector('x-chip').attachShadow({ mode: 'open' })
      .innerHTML = '<b><slot></slot></b><i style="position: absolute; inset: 0"></i>'</script>`,
  ],
  [
    'beside it in a component with one control',
    `<x-chip onclick="say('clicked')" style="position: relative"></x-chip><script>document.querySelector('x-chip').attachShadow({ mode: 'open' })
      .innerHTML = '<button tabindex="-1"></button><b>Discard draft</b><i style="position: absolute; inset: 0"></i>'</script>`,
  ],
])('a layer %s covers nothing', async (_, html) => {
  await on.show(html);
  expect(await on.act('click', 'text=Discard draft')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['clicked']);
});

test.each([
  [
    'another button in the same card',
    `<div role="button" style="position: relative"><span>Open</span><button style="position: absolute; inset: 0">Delete</button></div>`,
  ],
  [
    'a dialog of the same app',
    `<x-app></x-app><script>document.querySelector('x-app').attachShadow({ mode: 'open' }).innerHTML =
      '<p>Open</p><div role="dialog" style="position: fixed; inset: 0">Really? <button>Yes</button><button>No</button></div>'</script>`,
  ],
])('%s covers what is below', async (_, html) => {
  await on.show(`${html}<script>onclick = () => say('clicked')</script>`);
  expect(await on.refusal('click', 'text=Open')).toMatch(/^400 not_actionable: .*covered/);
  expect(await on.said()).toEqual([]);
});

test.each([
  ['without a size', 'opacity: 0; width: 0; height: 0; pointer-events: none; position: absolute'],
  [
    'clipped away',
    'position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip: rect(0 0 0 0)',
  ],
  ['beside the window', 'position: absolute; left: -9999px'],
])('a click on a radio button %s lands on its label', async (_, style) => {
  await on.show(`<span style="position: relative"><label for="r" style="padding: 20px">★</label><input type="radio" id="r" aria-label="Five" style="${style}"></span>
    <script>r.onchange = () => say(r.checked)</script>`);
  const ref = /\[(e\d+)\]/.exec(await on.read('snapshot', '', { interactive: true }))?.[1];
  expect(await on.act('click', ref ? `ref=${ref}` : '#r')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['true']);
});

test.each([
  ['a part that draws nothing itself', '<span id="part">Red</span>', 'part'],
  [
    'a field under its own box',
    '<input id="field" style="position: relative; z-index: -1; width: 90px">',
    'field',
  ],
])('a click on %s, which the press covers or its box, has reached it', async (_, inside, id) => {
  await on.show(`<div id="box" style="width: 200px; height: 30px; background: silver; isolation: isolate">${inside}</div><div id="lasso" hidden style="position: fixed; inset: 0"></div>
    <script>box.onmousedown = () => { say('pressed'); lasso.hidden = ${id === 'field'}; }</script>`);
  expect(await on.act('click', `#${id}`)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['pressed']);
});

test('a click on a radio button that takes no mouse lands on its label', async () => {
  await on.show(
    `<input type="radio" id="r" style="position: absolute; clip: rect(0, 0, 0, 0); pointer-events: none"><label for="r" style="margin: 90px">Yearly</label>`,
  );
  expect(await on.act('check', 'label=Yearly')).toMatchObject({ success: true, value: 'true' });
});

test('a click on a field that is there for the keyboard alone lands on the box that shows it', async () => {
  await on.show(`<div onmousedown="say('opened')" style="width: 200px; height: 38px; display: flex"><span>Pear</span>
    <label for="f" style="position: fixed; left: 400px">Fruit</label><input id="f" role="combobox" style="opacity: 0; width: 1px; border: 0; padding: 0; position: relative; left: -100px; transform: scale(.01)"></div>`);
  expect(await on.act('click', 'role=combobox')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['opened']);
});

test.each([
  ['a drawer that is shut', 'position: fixed; left: -300px; width: 200px'],
  ['a drawer on the right', 'position: fixed; right: -300px; width: 200px'],
  [
    'what only screen readers have',
    'position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden',
  ],
])('of several, one that can be reached is clicked before one in %s', async (_, style) => {
  await on.show(`<div style="${style}"><button onclick="say('hidden')">Save</button></div>
    <button onclick="say('shown')" style="margin-top: 2000px">Save</button>`);
  expect(await on.act('click', 'role=button[name="Save"]')).toMatchObject({ success: true, matches: 2 });
  expect(await on.said()).toEqual(['shown']);
});
