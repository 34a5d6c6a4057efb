/** Pages that take a drag only as a hand makes it, and whether it is told what became of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { share } from '../../../support/share';
import { testInVisibleWindow } from '../../../support/windows/visible-window-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const box = 'width: 100px; height: 40px; margin: 0; user-select: none';
const rows = (more = '') =>
  `<div id="list" style="cursor: grab">${['a', 'b', 'c', 'd', 'e'].map((name) => `<p id="${name}" ${more} style="${box}">${name}</p>`).join('')}</div>`;

/** Puts the held row where the mouse is, lets the others slide there, and takes no move while they do. */
const sliding = `
  const order = () => [...list.children].map((one) => one.id).join('');
  const put = (held, x, y) => {
    const under = document.elementsFromPoint(x, y).find((one) => one.parentNode === list && one !== held);
    if (!under || list.getAnimations({ subtree: true }).length > 0) return;
    const before = new Map([...list.children].map((one) => [one, one.offsetTop]));
    if (held.offsetTop < under.offsetTop) under.after(held); else under.before(held);
    for (const [one, top] of before) if (one.offsetTop !== top)
      one.animate([{ transform: 'translateY(' + (top - one.offsetTop) + 'px)' }, { transform: 'none' }], 150);
  };`;

testInVisibleWindow(
  'a list that takes no moves while its rows slide ends in the order of a hand',
  async () => {
    await on.show(`${rows()}<script>${sliding}
    list.onpointerdown = ({ target }) => {
      onpointermove = ({ clientX, clientY }) => put(target, clientX, clientY);
      onpointerup = () => { onpointermove = null; say(order()); };
    };</script>`);
    expect(await on.act('drag', '#a', '#e')).toMatchObject({ success: true, changed: true });
    expect(await on.said()).toEqual(['bcdea']);
  },
);

testInVisibleWindow(
  'a list that looks where the mouse is every 50 ms, and pauses after each move, does as well',
  async () => {
    await on.show(`${rows('draggable="true"')}<script>${sliding}
    let held, deaf = false;
    list.ondragstart = ({ target }) => { held = target; };
    list.ondragenter = list.ondragover = (event) => {
      event.preventDefault();
      if (deaf) return;
      put(held, event.clientX, event.clientY); deaf = true; setTimeout(() => { deaf = false; }, 30);
    };
    list.ondragend = () => say(order());</script>`);
    expect(await on.act('drag', '#a', '#e')).toMatchObject({ success: true });
    await on.show(`${rows()}<script>${sliding}
    list.onmousedown = ({ target }) => {
      let at, done;
      onmousemove = ({ clientX, clientY }) => { at = [clientX, clientY]; };
      const loop = setInterval(() => { if (at && String(at) !== String(done)) put(target, ...(done = at)); }, 50);
      onmouseup = () => { clearInterval(loop); onmousemove = null; say(order()); };
    };</script>`);
    expect(await on.act('drag', '#a', '#e')).toMatchObject({ success: true });
    expect(await on.said()).toEqual(['bcdea']);
  },
);

test('a map does not fly on, and moves as far as the mouse', async () => {
  await on.show(`<div id="map" style="width: 400px; height: 300px; overflow: hidden; position: relative; cursor: grab"><div id="pane"
    style="position: absolute; width: 900px; height: 900px; left: 0; top: 0"></div></div><script>
    map.onmousedown = (down) => {
      const path = [];
      onmousemove = ({ clientX, timeStamp }) => { path.push([clientX, timeStamp]); pane.style.left = clientX - down.clientX + 'px'; };
      onmouseup = ({ timeStamp }) => {
        onmousemove = null;
        const [first, last] = [path.find(([, at]) => timeStamp - at < 160), path.at(-1)];
        const speed = first && last[1] > first[1] ? (last[0] - first[0]) / (last[1] - first[1]) : 0;
        say(pane.style.left, Math.round(speed));
      };
    };</script>`);
  const value = { target: '#map', position: { x: 300, y: 100 }, targetPosition: { x: 140, y: 100 } };
  expect(await on.act('drag', '#map', value)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['-160px 0']);
});

/** Rows that a hand must hold before they can be moved; dragged before, they stay. */
const held = (ms: number) => `${rows('tabindex="0"')}<script>${sliding}
  list.onpointerdown = ({ target }) => {
    let lifted = false;
    const lift = setTimeout(() => { lifted = true; }, ${ms});
    onpointermove = ({ clientX, clientY }) => { if (lifted) put(target, clientX, clientY); else clearTimeout(lift); };
    onpointerup = () => { onpointermove = null; clearTimeout(lift); if (lifted) say(order()); };
  };</script>`;

testInVisibleWindow('a row that must be held a moment is held', async () => {
  await on.show(held(150));
  expect(await on.act('drag', '#a', '#c')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['bcade']);
});

testInVisibleWindow(
  'a row that must be held for long is held as asked, and else the drag is told as without effect',
  async () => {
    await on.show(held(400));
    expect(await on.act('drag', '#a', '#c')).toMatchObject({
      success: false,
      reason: expect.stringContaining('"holdMs"'),
    });
    expect(await on.act('drag', '#a', '{"target": "#c", "holdMs": 600}')).toMatchObject({ success: true });
    expect(await on.said()).toEqual(['bcade']);
  },
);

testInVisibleWindow('what only floats along and goes back to its place has not been dragged', async () => {
  await on.show(`${rows()}<p id="log" aria-live="polite" style="position: absolute"></p><script>
    list.onpointerdown = ({ target, clientY }) => {
      target.className = 'lifted';
      onpointermove = (event) => { target.style.transform = 'translateY(' + (event.clientY - clientY) + 'px)'; };
      onpointerup = () => {
        onpointermove = null;
        log.textContent = 'dropped';
        target.animate([{ transform: target.style.transform }, { transform: 'none' }], 300);
        target.style.transform = '';
      };
    };</script>`);
  expect(await on.act('drag', '#a', '#c')).toMatchObject({ success: false, changed: true });
});

test('a drawing is told as done, and a picture that cannot be read as not verified', async () => {
  const canvas = (context: string, draw: string) => `<canvas id="c" width="200" height="100"></canvas><script>
    const pen = c.getContext('${context}');
    c.onpointermove = ({ buttons, offsetX, offsetY }) => { if (buttons) { ${draw} } };</script>`;
  const value = { target: '#c', position: { x: 20, y: 20 }, targetPosition: { x: 150, y: 60 } };
  await on.show(canvas('2d', 'pen.lineTo(offsetX, offsetY); pen.stroke();'));
  const drawn = await on.act('drag', '#c', value);
  expect(drawn).toMatchObject({ success: true });
  expect(drawn).not.toHaveProperty('verified');
  await on.show(canvas('2d', ''));
  expect(await on.act('drag', '#c', value)).toMatchObject({ success: true, verified: false });
});

test('a card is dropped at the place of a board that was asked for', async () => {
  await on.show(`<p id="card" draggable="true" style="${box}">Card</p><div id="board" style="width: 300px; height: 200px; border: 5px solid"
    ondragover="event.preventDefault()" ondrop="say(event.offsetX, event.offsetY); board.append(card)"></div>`);
  const value = { target: '#board', targetPosition: { x: 250, y: 30 } };
  expect(await on.act('drag', '#card', value)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['250 30']);
});

test('a goal that moves away before the mouse comes there is followed', async () => {
  await on.show(`<p id="a" style="${box}">a</p><div id="gap" style="height: 10px"></div><p id="goal" style="${box}" onmouseup="say('dropped')">goal</p><script>
    a.onpointerdown = () => { onpointermove = () => { gap.style.height = '120px'; }; }</script>`);
  expect(await on.act('drag', '#a', '#goal')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['dropped']);
});

test('something is resized by a distance, to a place beside it', async () => {
  await on.show(`<div id="panel" style="width: 100px; height: 60px; background: silver"></div><div id="grip" style="position: absolute; left: 100px; top: 0; width: 10px; height: 60px; cursor: ew-resize"></div><script>
    grip.onpointerdown = () => {
      onpointermove = ({ clientX }) => { panel.style.width = grip.style.left = clientX - 5 + 'px'; };
      onpointerup = () => { onpointermove = null; say(panel.style.width); };
    };</script>`);
  const value = { target: '#grip', position: { x: 5, y: 30 }, targetPosition: { x: 85, y: 30 } };
  expect(await on.act('drag', '#grip', value)).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['180px']);
});

/** Does something once it has been held for 400 ms without a move. */
const heldFor = (
  then: string,
  atRelease = '',
) => `<style>.marked { color: red }</style><button id="b">Hold</button><script>
    let timer;
    const cancel = () => clearTimeout(timer);
    b.onpointerdown = () => { timer = setTimeout(() => { ${then} }, 400); addEventListener('pointermove', cancel); };
    b.onpointerup = () => { cancel(); ${atRelease} };
  </script>`;

test.each(
  share(
    [
      ['marks what was held', heldFor(`b.className = 'marked'`)],
      ['announces it', heldFor(`b.insertAdjacentHTML('afterend', '<p role="alert">Held</p>')`)],
      ['shows something meanwhile', heldFor(`b.textContent = 'Peek'`, `b.textContent = 'Hold'`)],
    ],
    1,
  ),
)('a long press is a success where the page %s', async (_, page) => {
  await on.show(page);
  const value = { target: '#b', holdMs: 600 };
  expect(await on.act('drag', '#b', value)).toMatchObject({ success: true, changed: true });
});

test('a long press does not move the mouse, and is none where it only gave the focus', async () => {
  await on.show(`<p draggable="true" id="p">Note</p><button id="b">Hold</button><script>
    p.onpointerdown = () => { onpointermove = ondragstart = ({ type }) => say(type); };
    p.onpointerup = () => say('released');
  </script>`);
  await on.act('drag', '#p', { target: '#p', position: { x: 5, y: 5 } });
  expect(await on.said()).toEqual(['released']);
  expect(await on.act('drag', '#b', '#b')).toMatchObject({
    success: false,
    reason: expect.stringContaining('changed nothing'),
  });
});
