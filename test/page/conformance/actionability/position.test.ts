/** Actionability: in view, stable, not covered, clickable point. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { testInVisibleWindow } from '../../../support/windows/visible-window-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const refusedFor = (reason: string) => expect.stringMatching(new RegExp(`^400 not_actionable: .*${reason}`));
const tells = (what: string) => `onclick="say(${what})"`;
const where = 'Math.round(getBoundingClientRect().left)';
/** Whether the click came where the element is really to be seen. */
const met = 'document.elementFromPoint(event.clientX, event.clientY) === this';
const tall = '<div style="height: 2000px"></div>';

test('scrollers in scrollers are scrolled, down and sideways', async () => {
  await on.show(`${tall}<div style="height: 120px; width: 200px; overflow: auto">${tall}
    <div style="width: 150px; overflow: auto"><div style="width: 900px; text-align: right"><button id="b" ${tells(met)}>B</button></div></div></div>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['true']);
});

test('an element taller than its scroller is clicked where the scroller shows it', async () => {
  await on.show(`<div style="height: 80px; width: 200px; overflow: hidden auto"><button id="b" style="height: 700px" ${tells(met)}>B</button></div>
    <div style="position: absolute; top: 90px; height: 500px; width: 300px; background: #eee">over what is cut off</div>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['true']);
});

test('an element between a sticky header and a fixed footer is scrolled out from under both', async () => {
  await on.show(`<header style="position: sticky; top: 0; height: 40vh; background: #eee">H</header><button id="b" ${tells(met)}>B</button>${tall}
    <footer style="position: fixed; bottom: 0; width: 100%; height: 45vh; background: #ddd">F</footer>
    <script>scrollTo(0, 60)</script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['true']);
});

test('a link over two lines is clicked on its words, not between them', async () => {
  await on.show(
    `<p style="width: 200px"><span style="display: inline-block; width: 150px">text</span><a href="#x" id="a" ${tells(met)}>a link broken in two</a></p>`,
  );
  await on.act('click', '#a');
  expect(await on.said()).toEqual(['true']);
});

test.each([
  ['a ring', '<circle id="s" cx="90" cy="90" r="80" fill="none" stroke="red" stroke-width="4" />'],
  ['a part of a ring', '<path id="s" d="M10 90A80 80 0 0 1 90 10L90 20A70 70 0 0 0 20 90Z" fill="red" />'],
  ['a group with a line in it', '<g id="s"><path d="M10 10H170V170" fill="none" stroke="red" /></g>'],
])('%s is clicked where it is drawn', async (_, shape) => {
  await on.show(
    `<svg width="180" height="180">${shape}</svg><script>s.onclick = () => say('drawn');</script>`,
  );
  await on.act('click', '#s');
  expect(await on.said()).toEqual(['drawn']);
});

test('of a link whose first line is covered the second one is clicked', async () => {
  await on.show(`<p style="width: 100px; font: 20px/30px monospace"><a href="#x" id="a" ${tells(met)}>first second</a></p>
    <div style="position: absolute; top: 0; height: 50px; width: 300px; background: #eee">cover</div>`);
  await on.act('click', '#a');
  expect(await on.said()).toEqual(['true']);
});

test('a fixed element outside of the window is reported as out of reach', async () => {
  await on.show('<button id="b" style="position: fixed; left: -500px">B</button>');
  expect(await on.refusal('click', '#b')).toEqual(
    refusedFor('outside of the window and cannot be scrolled into view'),
  );
});

test('an overlay that stays is named with its words, also when it covers only the frame around', async () => {
  await on.show(
    `<iframe src="/in"></iframe><div id="veil" style="position: fixed; inset: 0">We use cookies</div>`,
    { in: '<button>B</button>' },
  );
  expect(await on.refusal('click', 'iframe >>> button')).toEqual(
    refusedFor('covered by <div#veil> "We use cookies"'),
  );
});

test('an overlay that goes away is waited for, and the page is not scrolled about meanwhile', async () => {
  await on.show(`<div id="veil" style="position: fixed; inset: 0">Loading</div><button id="b" ${tells("'clicked', scrolls < 10")}>B</button>${tall}
    <script>
      let scrolls = 0;
      addEventListener('scroll', () => { scrolls += 1; });
      whileWaiting(() => veil.remove());
    </script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['clicked true']);
});

test('an overlay that lets the mouse through covers nothing', async () => {
  await on.show(
    `<div style="position: fixed; inset: 0; pointer-events: none">Watermark</div><button id="b" ${tells("'clicked'")}>B</button>`,
  );
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['clicked']);
});

testInVisibleWindow('a transition that a step before set off is waited for', async () => {
  await on.show(`<style>#b { position: absolute; left: 0; top: 50px; transition: left 0.4s } .open #b { left: 300px }</style>
    <button id="o" onclick="document.body.className = 'open'">Open</button><button id="b" ${tells(where)}>B</button>`);
  await on.act('click', '#o');
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['300']);
});

testInVisibleWindow('an element that is pushed down by a panel opening above it is waited for', async () => {
  await on.show(`<style>@keyframes open { from { height: 0 } } #panel { height: 200px; animation: open 0.4s linear }</style>
    <div id="panel"></div><button id="b" ${tells('getBoundingClientRect().top >= 200')}>B</button>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['true']);
});

testInVisibleWindow('an element that a script moves frame by frame is waited for', async () => {
  await on.show(`<button id="b" style="position: absolute; left: 0" ${tells(where)}>B</button><script>
    let left = 0;
    const move = () => {
      left += 15;
      b.style.left = left + 'px';
      if (left < 300) requestAnimationFrame(move);
    };
    move();
  </script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['300']);
});

testInVisibleWindow(
  'an element in a box that a timer moves is waited for, on a page that has been worked with before',
  async () => {
    await on.show(`<button id="start">Start</button><div id="box" style="position: absolute"><button id="b" ${tells(where)}>B</button></div><script>
    let left = 0;
    start.onclick = () => {
      const move = () => {
        left += 20;
        box.style.transform = 'translateX(' + left + 'px)';
        if (left < 400) setTimeout(move, 10);
      };
      move();
    };
  </script>`);
    await on.act('click', '#start');
    await on.act('click', '#b');
    expect(Number((await on.said())[0])).toBeGreaterThanOrEqual(400);
  },
);

testInVisibleWindow('a frame that slides in is waited for with what is in it', async () => {
  await on.show(
    `<style>@keyframes in { from { margin-left: 300px } } iframe { animation: in 0.4s linear }</style><iframe src="/in"></iframe>`,
    { in: `<button ${tells('Math.round(frameElement.getBoundingClientRect().left) < 20')}>B</button>` },
  );
  await on.act('click', 'iframe >>> button');
  expect(JSON.parse(await on.read('attribute', 'iframe >>> html', 'data-said'))).toEqual(['true']);
});

testInVisibleWindow('an element that is made anew all the time, in the same place, is hovered', async () => {
  await on.show(`<p id="p"></p><script>setInterval(() => {
    p.innerHTML = '<b id="b" style="transform: none">Live</b>';
    b.onmouseenter = () => { p.className = 'hovered'; };
  }, 30)</script>`);
  expect(await on.act('hover', '#b')).toMatchObject({ success: true });
  expect(await on.read('count', '.hovered')).toBe('1');
});

testInVisibleWindow('an element that never comes to rest is refused as still moving', async () => {
  await on.show(
    `<style>@keyframes away { to { margin-left: 500px } } button { animation: away 5s linear infinite }</style><button id="b" ${tells("'clicked'")}>B</button>`,
  );
  expect(await on.refusal('click', '#b')).toEqual(refusedFor('still moving'));
  expect(await on.said()).toEqual([]);
});

test('an endless animation that leaves the element in its place delays nothing', async () => {
  await on.show(
    `<style>@keyframes pulse { to { background: red } } button { animation: pulse 0.3s infinite alternate }</style><button id="b" ${tells("'clicked'")}>B</button>`,
  );
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['clicked']);
});

test('a script that restyles something all the time does not keep a resting element from being clicked', async () => {
  await on.show(`<div id="box"><button id="b" ${tells("'clicked'")}>B</button></div><script>
    const restyle = (count) => { box.style.color = 'rgb(' + (count % 255) + ', 0, 0)'; setTimeout(restyle, 0, count + 1); };
    restyle(0);
  </script>`);
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['clicked']);
});

test('in a frame that is turned, stretched and zoomed the mouse meets what it is sent to', async () => {
  await on.show(
    `<iframe src="/in" style="margin: 150px; border: 7px solid; width: 300px; height: 200px; rotate: 20deg; zoom: 1.1; transform: rotate3d(1, 1, 1, 25deg) scale(0.9)"></iframe>`,
    {
      in: `<style>button { position: absolute; width: 6px; height: 6px; padding: 0 }</style>
        <button id="a" style="left: 4px; top: 4px" onclick="say('a')"></button><button id="b" style="right: 4px; bottom: 4px" onclick="say('b')"></button>`,
    },
  );
  await on.act('click', 'iframe >>> #a');
  await on.act('click', 'iframe >>> #b');
  expect(await on.read('attribute', 'iframe >>> html', 'data-said')).toBe('["a","b"]');
});

test('what is fixed to a box that cuts it off is clicked where it shows', async () => {
  await on.show(`<div style="translate: 10px; width: 100px; height: 100px; overflow: hidden">
    <button style="position: fixed; left: 0; top: 0; width: 400px; height: 40px" onclick="say('clicked')">Go</button></div>`);
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['clicked']);
});

test('a field whose own box lays a placeholder over it is clicked through that, but not through a layer of the page', async () => {
  await on.show(`<div style="position: relative; width: 200px; height: 32px; border: 1px solid" onclick="say('opened')">
      <input id="f" readonly role="combobox" style="width: 12px"><div style="position: absolute; inset: 0">Select</div></div>
    <div style="height: 40px"><input id="g"><div style="position: fixed; inset: 40px 0 0">Wait</div></div>`);
  expect(await on.act('click', '#f')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['opened']);
  expect(await on.refusal('click', '#g')).toContain('covered by <div> "Wait"');
});

test('a box of no size, for all in it is placed absolutely, is no less the box of a field', async () => {
  await on.show(`<div style="padding: 8px; width: 200px; height: 24px; border: 1px solid" onclick="say('opened')">
      <div style="position: relative"><div style="position: absolute; opacity: 0"><input id="f" readonly role="combobox"></div>
        <div style="position: absolute; inset: 0; height: 24px">Select</div></div></div>`);
  expect(await on.act('click', '#f')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['opened']);
});

test('a popup that grows a moment after it was put in place is waited for', async () => {
  await on.show(`<style>@keyframes grow { from { transform: scale(0.3) } }
      #pop { animation: grow 0.2s 0.1s backwards; transform-origin: 0 0; position: absolute; top: 40px }
      #pop b { display: inline-block; width: 40px; height: 40px }</style>
    <button id="b">Open</button><script>
    b.onclick = () => {
      const days = [1, 2, 3, 4].map((day) => '<b id="d' + day + '">' + day + '</b>');
      b.insertAdjacentHTML('afterend', '<div id="pop">' + days.join('') + '</div>');
      pop.onmousedown = () => {
        pop.toggleAttribute('data-down');
        for (const until = performance.now() + 200; performance.now() < until; );
      };
      pop.onclick = ({ target }) => say(target.id);
    };
  </script>`);
  await on.act('click', '#b');
  expect(await on.act('click', '#d3')).not.toHaveProperty('verified');
  expect(await on.said()).toEqual(['d3']);
});

test('what a person cannot scroll stays where it is, unless the element is out of reach otherwise', async () => {
  await on.show(`<div id="app" style="height: 400px; overflow: hidden"><header style="height: 90px">Tools</header>
    <ul style="height: 300px; overflow: auto; margin: 0"><li style="height: 900px">1</li><li><button id="b" onclick="say(app.scrollTop)">B</button></li></ul>
    <footer style="height: 900px">Notes</footer><button id="low" onclick="say(app.scrollTop > 0)">Low</button></div>`);
  await on.act('click', '#b');
  await on.act('scroll', '#b');
  await on.act('click', '#b');
  await on.act('click', '#low');
  await on.act('click', '#b');
  expect(await on.said()).toEqual(['0', '0', 'true', '0']);
});
