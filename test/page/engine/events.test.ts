/** Prevented events have no effect, and replies report what the page prevented. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

describe('what the page may stop', () => {
  test('a prevented pointerdown keeps the mouse events back, not the click', async () => {
    await on.show('<button id="b" onpointerdown="event.preventDefault()">B</button>');
    await on.look("listen('mousedown mouseup click')");
    expect(await on.act('click', '#b')).toMatchObject({ success: true, defaultPrevented: true });
    expect(await on.look('log')).toEqual(['click b']);
  });

  test('a prevented mousedown leaves the focus where it was', async () => {
    await on.show('<input id="i"><button id="b" onmousedown="event.preventDefault()">B</button>');
    await on.act('focus', '#i');
    await on.act('click', '#b');
    expect(await on.look('document.activeElement.id')).toBe('i');
  });

  test('a key whose keydown is prevented types nothing, the others do', async () => {
    await on.show('<input id="i" onkeydown="if (event.key === \'b\') event.preventDefault()">');
    expect(await on.act('type', '#i', 'abc')).toMatchObject({ success: false, value: 'ac' });
  });

  test('a prevented beforeinput fills nothing and the result says so', async () => {
    await on.show('<input id="i" value="old" onbeforeinput="event.preventDefault()">');
    expect(await on.act('fill', '#i', 'new')).toMatchObject({ success: false, value: 'old' });
  });

  test('a prevented submit is reported', async () => {
    await on.show(
      '<form id="f" onsubmit="event.preventDefault(); document.title = 1"><input name="q"></form>',
    );
    expect(await on.act('submit', '#f')).toMatchObject({
      success: true,
      defaultPrevented: true,
      changed: true,
    });
  });
});

describe('in a window without focus', () => {
  let front: Awaited<ReturnType<PageHarness['page']['browser']>['newPage'] extends () => infer P ? P : never>;
  beforeAll(async () => {
    await on.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    front = await on.page.browser().newPage();
    await front.bringToFront();
  });
  afterAll(async () => {
    await front.close();
    await on.page.bringToFront();
    await on.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  });

  test('focus events and change come exactly once', async () => {
    await on.show('<input id="one"><input id="two">');
    await on.look("listen('focus focusin blur focusout change')");
    await on.act('click', '#one');
    await on.act('type', '#one', 'x');
    await on.act('click', '#two');
    expect(await on.look('document.hasFocus()')).toBe(false);
    expect(await on.look('log')).toEqual([
      ...['focus one', 'focusin one', 'change one', 'blur one', 'focusout one'],
      ...['focus two', 'focusin two'],
    ]);
  });

  test('typing and clicking do all they do in front', async () => {
    await on.show('<input id="i"><button id="b" onclick="document.title = i.value">B</button>');
    await on.act('type', '#i', 'Grüße 👋🏽');
    expect(await on.act('click', '#b')).toMatchObject({ success: true, changed: true });
    expect(await on.look('document.title')).toBe('Grüße 👋🏽');
  });
});

describe('clicks', () => {
  test('say when the page did nothing about them', async () => {
    await on.show('<div id="dead">Nothing here</div>');
    expect(await on.act('click', '#dead')).toEqual({
      success: true,
      matches: 1,
      defaultPrevented: false,
      changed: false,
    });
  });

  test('carry the modifiers they are asked to', async () => {
    await on.show('<button id="b">B</button>');
    await on.look("listen('click', 'ctrlKey', 'shiftKey', 'altKey')");
    await on.act('click', '#b', 'Control+Shift');
    expect(await on.look('log')).toEqual(['click b ctrlKey=true shiftKey=true altKey=false']);
  });

  test('tell when the element is taken away under the press', async () => {
    await on.show('<button id="b" onmousedown="this.remove()">B</button><p>under</p>');
    await on.look("listen('click')");
    expect(await on.act('click', '#b')).toMatchObject({
      success: false,
      reason: expect.stringContaining('took'),
    });
    expect(await on.look('log')).toEqual([]);
  });

  test('hit the right place inside a scrolled, scaled frame', async () => {
    await on.show(
      '<div style="height: 900px"></div><iframe id="f" style="border: 7px solid; padding: 5px; transform: scale(1.5); transform-origin: 0 0" srcdoc="<div style=height:300px></div><button id=b onclick=parent.document.title=document.elementFromPoint(event.clientX,event.clientY)===this>B</button>"></iframe>',
    );
    expect(await on.act('click', '#f >>> #b')).toMatchObject({ success: true });
    expect(await on.look('document.title')).toBe('true');
  });

  test('drag an element into a drop zone with its data', async () => {
    await on.show(`<p id="card" draggable="true" ondragstart="event.dataTransfer.setData('text/plain', 'ace')">Card</p>
      <div id="tray" style="height: 60px" ondragover="event.preventDefault()"
        ondrop="document.title = event.dataTransfer.getData('text/plain')">Tray</div>`);
    expect(await on.act('drag', '#card', '#tray')).toMatchObject({ success: true });
    expect(await on.look('document.title')).toBe('ace');
  });

  test('drag by pointer where the page listens to moves', async () => {
    await on.show(`<div id="knob" style="width: 20px; height: 20px; background: red"></div>
      <div id="goal" style="margin: 100px 300px; width: 20px; height: 20px"></div>
      <script>knob.onpointerdown = () => { onpointermove = (e) => { document.title = e.buttons + ' ' + Math.round(e.clientX / 100); } }</script>`);
    expect(await on.act('drag', '#knob', '#goal')).toMatchObject({ success: true });
    expect(await on.look('document.title')).toBe('1 3');
  });
});
