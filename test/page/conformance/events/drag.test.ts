/** Drag and drop: sortable lists, sliders, cards and files. */
import { expect } from 'vitest';
import { testAtOnce } from '../../../support/pages/inline-pages-at-once';

const test = testAtOnce();

const box = 'width: 100px; height: 40px; user-select: none';
const file = (name: string, text: string) => ({
  name,
  type: 'text/plain',
  base64: Buffer.from(text).toString('base64'),
});

test('what is dragged carries the data that the page gave it', async ({ on }) => {
  await on.show(`<p id="card" draggable="true" style="${box}">Card</p><div id="tray" style="${box}">Tray</div><script>
    card.ondragstart = ({ dataTransfer }) => { dataTransfer.setData('application/x-card', '{"n":7}'); dataTransfer.effectAllowed = 'move'; };
    tray.ondragover = (event) => { event.preventDefault(); event.dataTransfer.dropEffect = 'move'; };
    tray.ondrop = ({ dataTransfer }) => say(dataTransfer.types, dataTransfer.getData('application/x-card'), dataTransfer.effectAllowed);
  </script>`);
  expect(await on.act('drag', '#card', '#tray')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['application/x-card {"n":7} move']);
});

test('a place that takes no drops is reported as such, and the drag ends', async ({ on }) => {
  await on.show(`<p id="card" draggable="true" style="${box}">Card</p><div id="wall" style="${box}" ondrop="say('dropped')">Wall</div>
    <script>card.ondragend = () => say('ended')</script>`);
  expect(await on.act('drag', '#card', '#wall')).toMatchObject({
    success: false,
    reason: expect.stringContaining('drops'),
  });
  expect(await on.said()).toEqual(['ended']);
});

test('a drag that the page forbids does not begin', async ({ on }) => {
  await on.show(
    `<p id="card" draggable="true" style="${box}" ondragstart="event.preventDefault()" ondrag="say('drag')">Card</p><div id="to" style="${box}">To</div>`,
  );
  expect(await on.act('drag', '#card', '#to')).toMatchObject({ success: false, defaultPrevented: true });
  expect(await on.said()).toEqual([]);
});

test('where the page forbids the drag to follow the mouse itself, the mouse goes on to the goal and lets go', async ({
  on,
}) => {
  await on.show(`<a id="slide" href="#" style="display: block; ${box}" ondragstart="return false" onmousedown="window.from = event.clientX">Slide</a>
    <div id="to" style="margin-left: 100px; ${box}" onmouseup="say('swiped by', event.clientX - from, event.buttons)">To</div>`);
  expect(await on.act('drag', '#slide', '#to')).toMatchObject({ success: true, defaultPrevented: true });
  expect(await on.said()).toEqual(['swiped by 100 0']);
});

test('a board that is re-rendered with the release has taken what was dragged', async ({ on }) => {
  await on.show(`<div id="board"><p id="card" style="${box}">Card</p><p id="to" style="${box}">To</p></div>
    <script>board.onmouseup = () => { board.innerHTML = '<p>Moved</p>'; say('moved'); }</script>`);
  expect(await on.act('drag', '#card', '#to')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['moved']);
});

test('a list that reorders itself under an HTML drag ends in the new order', async ({ on }) => {
  await on.show(`<ul id="list">${['a', 'b', 'c'].map((n) => `<li id="${n}" draggable="true" style="${box}">${n}</li>`).join('')}</ul><script>
    let dragged;
    list.ondragstart = (event) => { dragged = event.target; };
    list.ondragover = (event) => { event.preventDefault(); if (event.target.localName === 'li' && event.target !== dragged)
      event.target.after(dragged); };
    list.ondragend = () => say([...list.children].map((one) => one.id));
  </script>`);
  await on.act('drag', '#a', '#c');
  expect(await on.said()).toEqual(['b,c,a']);
});

test('a list sorted by the mouse alone ends in the new order', async ({ on }) => {
  await on.show(`<div id="list">${['a', 'b', 'c'].map((n) => `<p id="${n}" style="${box}">${n}</p>`).join('')}</div><script>
    list.onmousedown = (event) => {
      const held = event.target;
      const move = ({ clientY }) => { const under = document.elementsFromPoint(50, clientY).find((one) => one.parentNode === list && one !== held); if (under) under.after(held); };
      const up = () => { removeEventListener('mousemove', move); removeEventListener('mouseup', up); say([...list.children].map((one) => one.id)); };
      addEventListener('mousemove', move); addEventListener('mouseup', up);
    };
  </script>`);
  await on.act('drag', '#a', '#c');
  expect(await on.said()).toEqual(['b,c,a']);
});

test('a slider that captures the pointer follows it beyond its track', async ({ on }) => {
  await on.show(`<div id="track" style="width: 200px; height: 10px; background: silver"></div><p id="far" style="margin: 80px 0 0 500px; width: 20px">x</p><script>
    track.onpointerdown = (event) => track.setPointerCapture(event.pointerId);
    track.onpointermove = (event) => { if (track.hasPointerCapture(event.pointerId)) track.dataset.at = Math.min(100, event.offsetX / 2); };
    track.onpointerup = (event) => say(track.dataset.at, track.hasPointerCapture(event.pointerId));
    track.onlostpointercapture = () => say('let go', track.hasPointerCapture(1));
  </script>`);
  await on.act('drag', '#track', '#far');
  expect(await on.said()).toEqual(['100 true', 'let go false']);
});

test('a range is slid with inputs on its way and one change', async ({ on }) => {
  await on.show(`<input id="r" type="range" style="width: 216px; margin: 0" max="10"><p id="to" style="width: 216px; text-align: right; margin: 0; font-size: 8px"><span id="end">|</span></p><script>
    let steps = 0; r.oninput = () => { steps += 1; }; r.onchange = () => say(r.value, steps > 1);</script>`);
  await on.act('drag', '#r', '#end');
  expect(await on.said()).toEqual(['10 true']);
});

test('a file field reads what it was given', async ({ on }) => {
  await on.show(
    `<input type="file" id="f"><script>f.onchange = async () => say(f.files[0].name, f.files[0].type, await f.files[0].text())</script>`,
  );
  await on.act('upload', '#f', file('note.txt', 'Grüße'));
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['note.txt text/plain Grüße']);
});

test('a form sends all files of a field that takes many', async ({ on }) => {
  await on.show(
    `<form onsubmit="say(new FormData(this).getAll('f').map((one) => one.name + one.size)); return false"><input type="file" id="f" name="f" multiple><button>Go</button></form>`,
  );
  await on.act('upload', '#f', [file('a.txt', 'a'), file('b.txt', 'bb')]);
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['a.txt1,b.txt2']);
});

test('a field for one file refuses two', async ({ on }) => {
  await on.show(`<input type="file" id="f" onchange="say('changed')">`);
  expect(await on.refusal('upload', '#f', [file('a.txt', 'a'), file('b.txt', 'b')])).toMatch(
    /^400 bad_request: .*one file only/,
  );
  expect(await on.said()).toEqual([]);
});

test('a drop zone gets files as if they came from the desktop', async ({ on }) => {
  await on.show(`<div id="zone" style="${box}">Drop here</div><script>
    zone.ondragover = (event) => { event.preventDefault(); say('over', event.dataTransfer.types); };
    zone.ondrop = (event) => { event.preventDefault(); say([...event.dataTransfer.files].map((one) => one.name)); };
  </script>`);
  expect(await on.act('upload', '#zone', [file('a.txt', 'a'), file('b.txt', 'b')])).toMatchObject({
    success: true,
  });
  expect(await on.said()).toEqual(['over Files', 'a.txt,b.txt']);
});

test('what takes no files says so, and what shows nothing of those that it has taken', async ({ on }) => {
  await on.show(`<div id="zone">Nothing</div><div id="silent" style="${box}" ondragover="event.preventDefault(); this.className = 'over'"
    ondrop="event.preventDefault(); this.removeAttribute('class')">Silent</div>`);
  expect(await on.act('upload', '#zone', file('a.txt', 'a'))).toMatchObject({ success: false });
  expect(await on.act('upload', '#silent', file('a.txt', 'a'))).toMatchObject({
    success: false,
    reason: expect.stringContaining('shows nothing of them'),
  });
});

test('a place that would copy what may only be moved takes no drop', async ({ on }) => {
  await on.show(`<p id="card" draggable="true" style="${box}">Card</p><div id="tray" style="${box}" ondrop="say('dropped')">Tray</div><script>
    card.ondragstart = ({ dataTransfer }) => { dataTransfer.effectAllowed = 'move'; };
    card.ondragend = ({ dataTransfer }) => say('ended', dataTransfer.dropEffect);
    tray.ondragover = (event) => { event.preventDefault(); event.dataTransfer.dropEffect = 'copy'; };
  </script>`);
  expect(await on.act('drag', '#card', '#tray')).toMatchObject({
    success: false,
    reason: expect.stringContaining('effectAllowed'),
  });
  expect(await on.said()).toEqual(['ended none']);
});

test('a goal that something covers is named before the press', async ({ on }) => {
  await on.show(`<p id="card" draggable="true" style="${box}" onpointerdown="say('pressed')">Card</p><div id="tray" style="${box}">Tray</div>
    <div id="veil" style="position: fixed; inset: 60px 0 0 0">Wait</div>`);
  expect(await on.refusal('drag', '#card', '#tray')).toMatch(
    /^400 not_actionable: .*"#tray" \(<div#tray>\) is covered by <div#veil>/,
  );
  expect(await on.said()).toEqual([]);
});

test('a goal that is hidden is waited for, and told as hidden', async ({ on }) => {
  const html = (script: string) =>
    `<p id="card" style="${box}">Card</p><div id="tray" hidden style="${box}" onmouseup="say('let go')">Tray</div>${script}`;
  await on.show(html('<script>whileWaiting(() => { tray.hidden = false; })</script>'));
  expect(await on.act('drag', '#card', '#tray')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['let go']);
  await on.show(html(''));
  expect(await on.refusal('drag', '#card', '#tray')).toMatch(/"#tray" .* is not displayed/);
});

test('a goal that does not fit into the window beside what is dragged is brought there with the button held', async ({
  on,
}) => {
  await on.show(`<div id="knob" style="${box}">Knob</div><p id="card" draggable="true" style="${box}">Card</p><div id="tray" style="${box}; margin-top: 3000px"
    onmouseup="say('let go', event.buttons)" ondragover="event.preventDefault()" ondrop="say('dropped')">Tray</div>`);
  expect(await on.act('drag', '#knob', '#tray')).toMatchObject({ success: true });
  expect(await on.act('drag', '#card', '#tray')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['let go 0', 'dropped']);
});

test('a card is dragged into a frame and out of it', async ({ on }) => {
  await on.show(
    `<p id="card" draggable="true" style="${box}">Card</p><iframe id="f" src="/in" style="margin: 60px 0 0 90px"></iframe>
    <div id="tray" style="${box}" ondragover="event.preventDefault()" ondrop="say('tray', event.target === document.elementFromPoint(event.clientX, event.clientY))">Tray</div>`,
    {
      in: `<p id="pen" draggable="true" style="${box}">Pen</p><div id="bin" style="${box}" ondragover="event.preventDefault()"
        ondrop="say('bin', event.target === document.elementFromPoint(event.clientX, event.clientY))">Bin</div>`,
    },
  );
  expect(await on.act('drag', '#card', '#f >>> #bin')).toMatchObject({ success: true });
  expect(await on.act('drag', '#f >>> #pen', '#tray')).toMatchObject({ success: true });
  expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('["bin true"]');
  expect(await on.said()).toEqual(['tray true']);
});

test('a link whose goal cannot be brought into view is let go of without following it', async ({ on }) => {
  await on.show(`<a id="a" href="#followed" onclick="say('followed')">Link</a>
    <div style="position: fixed; left: -500px; top: 0"><p id="goal">Goal</p></div>
    <script>onmouseup = () => say('up')</script>`);
  await on.act('drag', '#a', '#goal');
  expect(await on.said()).toEqual(['up']);
});

test('a dragged link carries its address', async ({ on }) => {
  await on.show(`<a href="http://a.example/b">Link</a><div id="tray" style="${box}" ondragover="event.preventDefault()"
    ondrop="event.preventDefault(); say(event.dataTransfer.getData('text/uri-list'), event.dataTransfer.getData('text/plain'))">Tray</div>`);
  await on.act('drag', 'a', '#tray');
  expect(await on.said()).toEqual(['http://a.example/b http://a.example/b']);
});

test('dragging over text selects it', async ({ on }) => {
  await on.show(`<div style="font: 20px monospace"><p id="a" style="width: max-content">abcd</p><p id="b" style="width: max-content">efgh</p></div>
    <script>onmouseup = () => say(getSelection().toString().replace(/\\s+/, '|'))</script>`);
  await on.act('drag', '#a', '#b');
  expect(await on.said()).toEqual(['cd|ef']);
});

test('a selection that is dragged out of its field goes to the end of the text', async ({ on }) => {
  await on.show(`<textarea id="t" style="width: 100px; height: 80px">some words</textarea><p id="far" style="margin: 200px">far</p>
    <script>onmouseup = () => say(t.selectionEnd)</script>`);
  await on.act('drag', '#t', '#far');
  expect(await on.said()).toEqual(['10']);
});

test('the mouse presses all the while that it drags', async ({ on }) => {
  await on.show(`<div id="a" style="${box}"></div><div id="b" style="${box}"></div>
    <script>for (const type of ['pointerdown', 'pointermove', 'pointerup']) addEventListener(type, (event) => say(type, event.pressure))</script>`);
  await on.act('drag', '#a', '#b');
  const said = await on.said();
  const pressed = said.slice(said.indexOf('pointerdown 0.5'));
  expect([...new Set(pressed)]).toEqual(['pointerdown 0.5', 'pointermove 0.5', 'pointerup 0']);
});

test('a place that was re-rendered is looked for among what shows', async ({ on }) => {
  await on.show(`<p id="card" draggable="true" hidden style="${box}">Card</p><main><div class="tray" style="${box}">Old</div></main><script>
    const tray = (words, more) => \`<div class="tray" style="${box}" \${more} ondragover="event.preventDefault()" ondrop="say('\${words}')">\${words}</div>\`;
    whileWaiting(() => { document.querySelector('main').innerHTML = tray('hidden', 'hidden') + tray('shown', ''); card.hidden = false; });
  </script>`);
  await on.act('drag', '#card', '.tray');
  expect(await on.said()).toEqual(['shown']);
});
