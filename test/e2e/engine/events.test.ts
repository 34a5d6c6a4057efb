// Why: a page must not be able to tell our events from a person's by what they say.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EnginePage, openEnginePage } from '../../support/engine-page';
import { bothTranscripts } from '../../support/trusted-transcript';

let on: EnginePage;
beforeAll(async () => {
  on = await openEnginePage();
});
afterAll(() => on.close());

const rest = '<div id="rest" style="width: 90px; height: 90px">rest</div>';

describe('the same events as trusted input', () => {
  test('of a click on a button deep in the page', async () => {
    const html = `<div id="card"><button id="save"><b id="word">Save</b></button></div>${rest}`;
    const { trusted, engine } = await bothTranscripts(
      on,
      html,
      () => on.page.click('#save'),
      () => on.act('click', '#save'),
    );
    expect(engine).toEqual(trusted);
  });

  test('of a double click', async () => {
    const html = `<p id="cell" tabindex="0">Cell</p>${rest}`;
    const { trusted, engine } = await bothTranscripts(
      on,
      html,
      () => on.page.click('#cell', { count: 2 }),
      () => on.act('dblclick', '#cell'),
    );
    expect(engine).toEqual(trusted);
  });

  test('of a right click', async () => {
    const { trusted, engine } = await bothTranscripts(
      on,
      `<button id="file">File</button>${rest}`,
      () => on.page.click('#file', { button: 'right' }),
      () => on.act('rightclick', '#file'),
    );
    expect(engine).toEqual(trusted);
  });

  test('of a click on a label, which reaches its box', async () => {
    const { trusted, engine } = await bothTranscripts(
      on,
      `<label id="label"><input type="checkbox" id="box"> <span id="word">Agree to everything</span></label>${rest}`,
      () => on.page.click('#word'),
      () => on.act('click', '#word'),
    );
    expect(engine).toEqual(trusted);
  });

  test('of hovering one thing after the other', async () => {
    const { trusted, engine } = await bothTranscripts(
      on,
      `<ul id="menu"><li id="one">One</li><li id="two">Two</li></ul>${rest}`,
      () => on.page.hover('#one').then(() => on.page.hover('#two')),
      () => on.act('hover', '#one').then(() => on.act('hover', '#two')),
    );
    expect(engine).toEqual(trusted);
  });

  test('of typing letters, capitals, signs and Enter into a form', async () => {
    const html = `<form id="form" onsubmit="return false"><input id="name"></form>${rest}`;
    const { trusted, engine } = await bothTranscripts(
      on,
      html,
      async () => {
        await on.page.focus('#name');
        await on.page.keyboard.type('aB');
        await on.page.keyboard.press('Enter');
      },
      async () => {
        await on.act('focus', '#name');
        await on.act('type', '#name', 'aB');
        await on.act('press', '#name', 'Enter');
      },
    );
    // Trusted capitals by puppeteer hold no Shift; ours do, as a person would.
    const noShift = (line: string) => line.replace(' shiftKey=true', ' shiftKey=false');
    expect(engine.map(noShift)).toEqual(trusted.map(noShift));
  });

  test('of Tab from a field that was typed into', async () => {
    const { trusted, engine } = await bothTranscripts(
      on,
      `<input id="first"><input id="second" value="old">${rest}`,
      async () => {
        await on.page.focus('#first');
        await on.page.keyboard.type('x');
        await on.page.keyboard.press('Tab');
      },
      async () => {
        await on.act('focus', '#first');
        await on.act('type', '#first', 'x');
        await on.act('press', '', 'Tab');
      },
    );
    expect(engine).toEqual(trusted);
  });

  test('of deleting and moving the caret', async () => {
    const { trusted, engine } = await bothTranscripts(
      on,
      `<textarea id="note">ab</textarea>${rest}`,
      async () => {
        await on.page.focus('#note');
        for (const key of ['End', 'ArrowLeft', 'Backspace', 'Delete', 'Enter', 'z'] as const)
          await on.page.keyboard.press(key);
      },
      async () => {
        await on.act('focus', '#note');
        for (const key of ['End', 'ArrowLeft', 'Backspace', 'Delete', 'Enter', 'z'])
          await on.act('press', '', key);
      },
    );
    expect(engine).toEqual(trusted);
  });
});

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

  test('a prevented keydown types nothing', async () => {
    await on.show('<input id="i" onkeydown="if (event.key === \'b\') event.preventDefault()">');
    expect(await on.act('type', '#i', 'abc')).toMatchObject({ success: false, value: 'ac' });
  });

  test('a prevented beforeinput fills nothing and the result says so', async () => {
    await on.show('<input id="i" value="old" onbeforeinput="event.preventDefault()">');
    expect(await on.act('fill', '#i', 'new')).toMatchObject({ success: false, value: 'old' });
  });

  test('a prevented submit is told', async () => {
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
  let front: Awaited<ReturnType<EnginePage['page']['browser']>['newPage'] extends () => infer P ? P : never>;
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
      '<div style="height: 900px"></div><iframe id="f" style="border: 7px solid; padding: 5px; transform: scale(1.5); transform-origin: 0 0" srcdoc="<div style=height:300px></div><button id=b onclick=parent.document.title=event.clientY>B</button>"></iframe>',
    );
    expect(await on.act('click', '#f >>> #b')).toMatchObject({ success: true });
    expect(Number(await on.look('document.title'))).toBeGreaterThan(0);
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
