/** The page's microtasks run between the events of one click or key. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test.each([
  ['pointerdown', 'mousedown'],
  ['mousedown', 'focus'],
  ['pointerup', 'mouseup'],
  ['mouseup', 'click'],
])('what the page promised itself in %s is done before %s', async (first, second) => {
  await on.show(
    `<button id="b" on${first}="Promise.resolve().then(() => { b.textContent = 'done' })" on${second}="say(b.textContent)">Go</button>`,
  );
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['done']);
});

test('what the page promised itself in click is done before dblclick', async () => {
  await on.show(
    `<button id="b" onclick="Promise.resolve().then(() => { b.textContent = event.detail })" ondblclick="say(b.textContent)">Go</button>`,
  );
  await on.act('dblclick', '#b');
  expect(await on.said()).toEqual(['2']);
});

test('the second click of two goes to what the page has made in place of the element', async () => {
  await on.show(`<p id="box"></p><script>
    draw = () => {
      box.innerHTML = '<button id="b">Rename</button>';
      b.onclick = draw;
      b.ondblclick = () => say('renamed');
    };
    draw();</script>`);
  expect(await on.act('dblclick', '#b')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['renamed']);
});

test('the second click of two goes to what the first one has laid over the element', async () => {
  await on.show(`<div id="desk" style="position: relative; width: max-content" ondblclick="say('edited')">
    <div id="b" style="width: 99px; height: 99px">Title</div></div>
    <script>b.onclick = () => {
      desk.insertAdjacentHTML('beforeend', '<div id="handles" style="position: absolute; inset: 0"></div>');
      handles.onclick = ({ detail }) => say('handles', detail);
    }</script>`);
  expect(await on.act('dblclick', '#b')).toMatchObject({ success: true, verified: false });
  expect(await on.said()).toEqual(['handles 2', 'edited']);
});

/** A shape that is drawn anew at each press, as boards do; once chosen, with handles over it. */
const board = (name: string, handles = '') => `<div id="board"></div><script>
  draw = (isChosen) => {
    board.innerHTML = '<div class="shape" style="position: relative; width: 200px; cursor: pointer"><button>${name}</button>' + (isChosen ? '${handles}' : '') + '</div>';
    board.firstChild.onclick = ({ detail }) => { say('click', detail); draw(true); };
    board.firstChild.ondblclick = () => say('edited');
  };
  draw(false);</script>`;
const refIn = (snapshot: unknown, name: string) =>
  `ref=${new RegExp(`"${name}"[^\\[]*\\[(e\\d+)\\]`).exec(String(snapshot))?.[1]}`;

test.each([
  ['in its place', ''],
  ['over it', '<div style="position: absolute; inset: -4px"></div>'],
])('the second click of two on a ref goes to what the first one has made %s', async (_, handles) => {
  await on.show(board('Agenda', handles));
  const ref = refIn(await on.read('snapshot', ''), 'Agenda');
  expect(await on.act('dblclick', ref)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['click 1', 'click 2', 'edited']);
});

test('the second click of two goes to the shape at its place, of two that look alike', async () => {
  await on.show(`<div id="board"></div><script>
    draw = () => {
      board.innerHTML = '<div class="thumb">Title</div><div class="shape" style="cursor: pointer">Title</div>'.repeat(2);
      for (const one of board.children) one.onclick = draw;
      board.lastChild.ondblclick = () => say('edited');
    };
    draw();</script>`);
  const refs = [...String(await on.read('snapshot', '')).matchAll(/\[(e\d+)\]/g)];
  expect(await on.act('dblclick', `ref=${refs.at(-1)?.[1]}`)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['edited']);
});

test('the second click of two does not go to what deletes and was made anew', async () => {
  await on.show(board('Delete'));
  const ref = refIn(await on.read('snapshot', ''), 'Delete');
  expect(await on.act('dblclick', ref)).toMatchObject({ success: false });
  expect(await on.said()).toEqual(['click 1']);
});

test('what the page promised itself in keypress is done before the character is there', async () => {
  await on.show(`<input id="i" onkeypress="Promise.resolve().then(() => { i.value = 'first ' })">`);
  await on.act('press', '#i', 'a');
  expect(await on.read('value', '#i')).toBe('first a');
});

test('what the page lays over the button with a promise, as the mouse comes, is waited for', async () => {
  await on.show(`<button id="b" onclick="say('clicked')">Go</button><div id="veil" hidden style="position: fixed; inset: 0">Wait</div>
    <script>b.onmouseenter = () => Promise.resolve().then(() => { veil.hidden = false; whileWaiting(() => veil.remove()); })</script>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['clicked']);
});

test('the button comes up also where the press left nothing to be met', async () => {
  await on.show(`<button id="b">Go</button><script>
    b.onmousedown = () => { document.documentElement.style.display = 'none'; };
    onmouseup = () => { say('up'); document.documentElement.style.display = ''; };</script>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: false });
  expect(await on.said()).toEqual(['up']);
});

test('a click on an element filled by a same-origin frame arrives in the frame', async () => {
  await on.show(
    `<div id="signin" style="width: max-content"><iframe src="/in" style="display: block; border: 5px solid"></iframe></div>`,
    {
      in: `<style>body { margin: 0 }</style><button style="width: 300px; height: 150px" onclick="say(event.clientX, event.clientY, event.detail)">Sign in</button>`,
    },
  );
  expect(await on.act('click', '#signin')).toMatchObject({ success: true });
  expect(await on.act('click', 'iframe')).toMatchObject({ success: true, changed: true });
  const [first, second] = JSON.parse(await on.read('attribute', 'iframe >>> html', 'data-said'));
  expect([first, second]).toEqual(['150 75 1', '150 75 1']);
});

test('a click on what a frame of another origin fills is refused, and what to write is said', async () => {
  await on.show(
    `<div id="signin" style="width: max-content" onmousedown="say('pressed')">${foreignFrame('in', 'f')}</div>`,
    {
      in: '<button>Sign in</button>',
    },
  );
  const why = /^400 not_actionable: .*the frame <iframe#f>.*write "iframe >>> \.\.\."/;
  expect(await on.refusal('click', '#signin')).toMatch(why);
  expect(await on.refusal('click', '#f')).toMatch(why);
  expect(await on.said()).toEqual([]);
});

test('a card with a frame of another origin in its middle is clicked beside the frame', async () => {
  await on.show(
    `<div id="card" style="width: max-content; padding: 120px" onclick="say(event.target.id)">${foreignFrame('in', 'f')}</div>`,
    { in: '<p>Film</p>' },
  );
  expect(await on.act('click', '#card')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['card']);
});
