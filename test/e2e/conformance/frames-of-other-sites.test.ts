/** Actions in cross-origin frames. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../support/pages/inline-pages';
import { soakTest } from '../../support/soak-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** A script that puts `html` into an open shadow root of the element with this id. */
const shadow = (id: string, html: string) =>
  `<script>${id}.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html).replaceAll('</', '<\\/')}</script>`;
const button = (name: string) => `<button onclick="say('${name}')">${name}</button>`;
/** The style of what can be taken hold of. */
const box = 'width: 100px; height: 40px; user-select: none';
const refusedFor = (reason: string) => expect.stringMatching(new RegExp(`^400 not_actionable: .*${reason}`));
const foreign = (name: string, id = 'f') => foreignFrame(name, id);

test('within a frame of another origin a card is dragged, out of it none', async () => {
  await on.show(`${foreignFrame('in', 'f')}<div id="tray">Tray</div>`, {
    in: `<p id="pen" style="${box}">Pen</p><div id="bin" style="${box}" onmouseup="say('let go')">Bin</div>`,
  });
  expect(await on.act('drag', '#f >>> #pen', '#f >>> #bin')).toMatchObject({ success: true });
  expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('["let go"]');
  expect(await on.refusal('drag', '#f >>> #pen', '#tray')).toMatch(/^400 wrong_element: .*another origin/);
  expect(await on.refusal('drag', '#tray', '#f >>> #bin')).toMatch(/^400 wrong_element: .*another origin/);
});

test('a link in a frame of another origin leads its frame on', async () => {
  await on.show(foreignFrame('in', 'f'), { in: '<a href="/next">Next</a>', next: '<h1>Arrived</h1>' });
  expect(await on.act('click', '#f >>> a')).toMatchObject({ success: true });
  expect(await on.act('wait', '#f >>> h1')).toMatchObject({ success: true });
});

test('a form in a frame of another origin is sent', async () => {
  await on.show(foreignFrame('in', 'f'), {
    in: '<form action="/next"><input name="q"></form>',
    next: '<h1>Sent</h1>',
  });
  expect(await on.act('submit', '#f >>> form')).toMatchObject({ success: true });
  expect(await on.act('wait', '#f >>> h1')).toMatchObject({ success: true });
});

soakTest('a frame of another origin that a click closes is gone, and the click is a success', async () => {
  await on.show(`${foreignFrame('in', 'f')}<script>onmessage = () => f.remove()</script>`, {
    in: `<button onclick="parent.postMessage('close', '*')">Close</button>`,
  });
  expect(await on.act('click', '#f >>> button')).toMatchObject({ success: true });
  expect(await on.act('wait', '#f', { state: 'hidden' })).toMatchObject({ success: true });
});

test('keys go to the frame of another site that has the focus', async () => {
  await on.show(`<body onkeydown="say('outside')">${foreignFrame('in', 'f')}`, {
    in: `<input id="i" onkeydown="say(event.key)">`,
  });
  await on.act('click', '#f >>> #i');
  for (const key of ['x', 'Backspace', 'y']) await on.act('press', '', key);
  expect(await on.read('value', '#f >>> #i')).toBe('y');
  expect(await on.said()).toEqual([]);
});

test('a frame of another site is entered', async () => {
  await on.show(foreign('other'), { other: button('other') });
  await on.act('click', '#f >>> role=button[name="other"]');
  expect(JSON.parse(await on.read('attribute', '#f >>> html', 'data-said'))).toEqual(['other']);
});

soakTest('a frame of a third document in a frame of another site is entered', async () => {
  await on.show(foreign('middle', 'outer'), {
    middle: `<p>middle</p>${foreign('innermost', 'inner')}`,
    innermost: '<input oninput="say(value)">',
  });
  await on.act('fill', '#outer >>> #inner >>> input', 'hello');
  expect(JSON.parse(await on.read('attribute', '#outer >>> #inner >>> html', 'data-said'))).toEqual([
    'hello',
  ]);
});

soakTest('a foreign frame in a same-origin frame is counted in its own parent', async () => {
  await on.show('<iframe></iframe><iframe id="near" src="/near"></iframe>', {
    near: `<iframe></iframe>${foreign('far', 'far')}`,
    far: button('far'),
  });
  await on.act('click', '#near >>> #far >>> button');
  expect(JSON.parse(await on.read('attribute', '#near >>> #far >>> html', 'data-said'))).toEqual(['far']);
});

test('a foreign frame in a shadow root is entered', async () => {
  await on.show(
    `<div id="host"></div>${shadow('host', '<iframe id="f"></iframe>')}
     <script>host.shadowRoot.firstChild.src = '//localhost:' + location.port + '/other'</script>`,
    { other: button('other') },
  );
  await on.act('click', '#host >>> iframe >>> button');
  expect(JSON.parse(await on.read('attribute', '#host >>> iframe >>> html', 'data-said'))).toEqual(['other']);
});

test('a missing element in a foreign frame is reported by the deadline, with what is like it there', async () => {
  await on.show(foreign('other'), { other: button('other') });
  const told = await on.refusal('click', '#f >>> role=button[name="Say othr"]');
  const [, ref] = /^404 element_not_found: .*Nearest: button .* \[(f\d+e\d+)\]/.exec(told) ?? [told];
  await on.act('click', `ref=${ref}`);
  expect(JSON.parse(await on.read('attribute', '#f >>> html', 'data-said'))).toEqual(['other']);
});

test('a frame of another site under a cover is waited for, and what covers it named', async () => {
  const veil = '<div id="veil" style="position: fixed; inset: 0">Please wait</div>';
  const pages = { in: `${button('clicked')}` };
  await on.show(foreignFrame('in', 'f') + veil, pages);
  expect(await on.refusal('click', '#f >>> button')).toEqual(
    refusedFor('covered by <div#veil> "Please wait"'),
  );
  await on.show(`${foreignFrame('in', 'f')}${veil}<script>whileWaiting(() => veil.remove())</script>`, pages);
  await on.act('click', '#f >>> button');
  expect(JSON.parse(await on.read('attribute', '#f >>> html', 'data-said'))).toEqual(['clicked']);
});

test('a frame of another site that is covered in part is entered, one that is hidden is not', async () => {
  const pages = { in: `${button('clicked')}` };
  await on.show(
    `<div style="height: 2000px"></div>${foreignFrame('in', 'f')}${foreignFrame('in', 'g', 'style="visibility: hidden"')}<div style="position: fixed; right: 0; bottom: 0; width: 50%; height: 50%">Chat</div>`,
    pages,
  );
  expect(await on.refusal('click', '#g >>> button')).toEqual(refusedFor('visibility: hidden'));
  await on.act('click', '#f >>> button');
  expect(JSON.parse(await on.read('attribute', '#f >>> html', 'data-said'))).toEqual(['clicked']);
});
