/** `success` of check boxes, lists, files and clicks that the page ignores or reverts. */
import { expect } from 'vitest';
import type { InlinePages } from '../../../support/pages/inline-pages';
import { testAtOnce } from '../../../support/pages/inline-pages-at-once';
import { windowsAreHidden } from '../../../support/windows/visible-window-test';

const test = testAtOnce();

const file = (name: string) => ({ name, type: 'text/plain', base64: 'aGk=' });

test('check: a box whose click is prevented stays as it was', async ({ on }) => {
  await on.show(`<input type="checkbox" id="box" onclick="event.preventDefault()">`);
  expect(await on.act('check', '#box')).toMatchObject({
    success: false,
    value: 'false',
    defaultPrevented: true,
  });
  expect(await on.read('value', '#box')).toBe('false');
});

test('check: a box that the page unticks again is not ticked', async ({ on }) => {
  await on.show(`<input type="checkbox" id="box" onchange="this.checked = false; say('too many')">`);
  expect(await on.act('check', '#box')).toMatchObject({ success: false, value: 'false' });
  expect(await on.said()).toEqual(['too many']);
});

test('check: a box that a re-render replaces is read in its new shape', async ({ on }) => {
  await on.show(`<p id="p"></p><script>
    const render = (checked) => {
      p.innerHTML = '<input type="checkbox" id="box">';
      box.checked = checked;
      box.onchange = () => render(box.checked);
    };
    render(false);
  </script>`);
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
  expect(await on.read('value', '#box')).toBe('true');
});

test('check: a box that is made anew a moment later, and is not what the selector says any more, is checked', async ({
  on,
}) => {
  await on.show(`<p id="p"><input type="checkbox" class="off" aria-label="News"></p><input type="checkbox" aria-label="Ads"><script>
    p.onclick = () => setTimeout(() => { p.innerHTML = '<input type="checkbox" class="on" aria-label="News" checked>'; }, 30);
    p.firstChild.onclick = () => false;
  </script>`);
  expect(await on.act('check', '.off')).toMatchObject({ success: true, value: 'true' });
});

test('check: a switch that moves when its server has answered is on', async ({ on }) => {
  await on.show(`<button id="s" role="switch" aria-checked="false">Wi-Fi</button>
    <script>s.onclick = () => setTimeout(() => { s.ariaChecked = 'true'; }, 500);</script>`);
  expect(await on.act('check', '#s')).toMatchObject({ success: true, value: 'true' });
});

test('check: a re-render that forgets the tick is reported', async ({ on }) => {
  await on.show(
    `<p id="p"><input type="checkbox" id="box" onchange="p.innerHTML = '<input type=checkbox id=box>'"></p>`,
  );
  expect(await on.act('check', '#box')).toMatchObject({ success: false, value: 'false' });
  expect(await on.read('value', '#box')).toBe('false');
});

test('check: a switch that is made of anything and does nothing is not on', async ({ on }) => {
  await on.show(
    `<div role="switch" aria-checked="false" id="s" tabindex="0" onclick="say('clicked')">Wifi</div>`,
  );
  expect(await on.act('check', '#s')).toMatchObject({ success: false, value: 'false' });
  expect(await on.said()).toEqual(['clicked']);
});

test('uncheck: a switch that says nothing of its state is off, and is unchanged', async ({ on }) => {
  await on.show(`<div role="switch" id="s" tabindex="0" onclick="say('clicked')">Wifi</div>`);
  expect(await on.act('uncheck', '#s')).toMatchObject({ success: true, value: 'false', changed: false });
  expect(await on.said()).toEqual([]);
});

test('check: a radio button from which the page goes back is not chosen', async ({ on }) => {
  await on.show(
    `<input type="radio" name="r" id="a" checked><input type="radio" name="r" id="b" onchange="a.checked = true">`,
  );
  expect(await on.act('check', '#b')).toMatchObject({ success: false, value: 'false' });
  expect(await on.read('value', '#a')).toBe('true');
});

test('select: a choice that the page takes back is reported with the one it holds', async ({ on }) => {
  await on.show(`<select id="s" onchange="this.value = 'a'"><option>a<option>b</select>`);
  expect(await on.act('select', '#s', 'b')).toMatchObject({ success: false, value: 'a' });
  expect(await on.read('value', '#s')).toBe('a');
});

test.for([
  [{ index: 2 }, 'b'],
  [{ label: 'b' }, 'x'],
  [{ value: 'b' }, 'b'],
] as const)('select: %j is the option of that kind alone', async ([option, held], { on }) => {
  await on.show('<select id="s"><option disabled>a<option value="x">b<option value="b">c</select>');
  expect(await on.act('select', '#s', option)).toMatchObject({ success: true, value: held });
  expect(await on.read('value', '#s')).toBe(held);
});

test('uncheck: one of several boxes without a name, which are all made anew, is unchecked', async ({
  on,
}) => {
  await on.show(`<div id=list></div><p id=told></p><script>
    tabs = { Offers: true, News: true, Forums: true };
    draw = () => {
      list.innerHTML = Object.entries(tabs).map(([tab, on]) => '<div><span>' + tab + '</span><input type=checkbox ' + (on ? 'checked' : '') + ' onchange="tabs.' + tab + ' = this.checked; draw()"></div>').join('');
      told.textContent = JSON.stringify(tabs);
    };
    draw();</script>`);
  const tree = String(await on.read('snapshot', ''));
  const [, ref] = /"News" checkbox checked \[(e\d+)\]/.exec(tree.replace(/"\n\s*/g, '" ')) ?? [];
  expect(await on.act('uncheck', `ref=${ref}`)).toMatchObject({ success: true, value: 'false' });
  expect(await on.read('text', '#told')).toBe('{"Offers":true,"News":false,"Forums":true}');
});

test('select: a list that is re-rendered with the choice holds it', async ({ on }) => {
  await on.show(`<p id="p"></p><script>
    const render = (value) => {
      p.innerHTML = '<select id="s"><option>a<option>b</select>';
      s.value = value;
      s.onchange = () => render(s.value);
    };
    render('a');
  </script>`);
  expect(await on.act('select', '#s', 'b')).toMatchObject({ success: true, value: 'b' });
  expect(await on.read('value', '#s')).toBe('b');
});

test('select: a disabled option is not chosen, and the list is left as it was', async ({ on }) => {
  await on.show(`<select id="s" onchange="say('change')"><option>a<option disabled>b</select>`);
  expect(await on.refusal('select', '#s', 'b')).toMatch(/^400 not_actionable: .*"b" is disabled/);
  expect([await on.read('value', '#s'), await on.said()]).toEqual(['a', []]);
});

test('upload: a field that the page empties holds no file', async ({ on }) => {
  await on.show(`<input type="file" id="f" onchange="this.value = ''; say('refused')">`);
  expect(await on.act('upload', '#f', [file('a.txt')])).toMatchObject({ success: false });
  expect([await on.read('value', '#f'), await on.said()]).toEqual(['', ['refused']]);
});

test('upload: a page that lists the file and empties the field, or makes it anew, has taken it over', async ({
  on,
}) => {
  await on.show(`<p id="p"></p><ul id="list"></ul><p role="alert" id="alert"></p><script>
    const render = () => {
      p.innerHTML = '<input type="file" id="f">';
      f.onchange = () => {
        const [{ name }] = f.files;
        setTimeout(() => {
          if (name.endsWith('.txt')) list.innerHTML += '<li>' + name + '</li>';
          else if (name.endsWith('.exe')) alert.textContent = name + ' is not allowed';
          else list.innerHTML += '<li>Only text, so ' + name + ' was refused</li>';
        }, 50);
        render();
      };
    };
    render();
  </script>`);
  expect(await on.act('upload', '#f', [file('letter.txt')])).toMatchObject({
    success: true,
    value: 'letter.txt',
  });
  for (const name of ['letter.exe', 'picture.png'])
    expect(await on.act('upload', '#f', [file(name)])).toMatchObject({ success: false, value: '' });
});

test('upload: a button whose file field is in no document', async ({ on }) => {
  await on.show(`<button id="b">Attach</button><script>b.onclick = async () => {
    const field = document.createElement('input');
    field.type = 'file';
    field.onchange = () => say(field.files[0].name);
    await null;
    field.click();
  }</script>`);
  expect(await on.act('upload', '#b', [file('a.txt')])).toMatchObject({ success: true, value: 'a.txt' });
  expect(await on.said()).toEqual(['a.txt']);
});

test('upload: a disabled field is as closed behind the element around it as itself', async ({ on }) => {
  await on.show(`<div id="zone"><input type="file" disabled onchange="say('changed')"></div>`);
  expect(await on.refusal('upload', '#zone', [file('a.txt')])).toMatch(/^400 not_actionable: .*disabled/);
  expect(await on.said()).toEqual([]);
});

test('upload: a drop zone that takes nothing has got nothing', async ({ on }) => {
  await on.show(`<div id="zone" ondragover="say('over')" ondrop="say('drop')">Zone</div>`);
  expect(await on.act('upload', '#zone', [file('a.txt')])).toMatchObject({ success: false });
  expect(await on.said()).not.toContain('drop');
});

test('upload: a drop zone that reads the entries of what is dropped gets them', async ({ on }) => {
  await on.show(`<div id="zone" ondragover="return false">Zone</div><ul id="list"></ul><script>
    zone.ondrop = (event) => {
      event.preventDefault();
      for (const item of event.dataTransfer.items) {
        const entry = item.webkitGetAsEntry();
        if (!entry.isFile || entry.isDirectory) continue;
        entry.file(({ size }) => { list.innerHTML += '<li>' + entry.fullPath + ': ' + size + '</li>'; });
      }
    };
  </script>`);
  expect(await on.act('upload', '#zone', [file('a.txt'), file('b.txt')])).toMatchObject({ success: true });
  expect(await on.read('text', '#list')).toBe('/a.txt: 2\n/b.txt: 2');
});

test('upload: no file at all empties a field, and is nothing to drop', async ({ on }) => {
  await on.show(
    `<input type="file" id="f"><div id="zone" ondragover="return false" ondrop="say('drop')">Zone</div>`,
  );
  await on.act('upload', '#f', [file('a.txt')]);
  expect(await on.act('upload', '#f', [])).toMatchObject({ success: true, value: '' });
  expect(await on.refusal('upload', '#zone', [])).toMatch(/^400 bad_request: .*at least one file/);
  expect(await on.said()).toEqual([]);
});

test('click: a cover that comes with the press is reported, and the click did not go to the button', async ({
  on,
}) => {
  await on.show(`<button id="b" onclick="say('clicked')" onmousedown="veil.hidden = false">B</button>
    <div id="veil" hidden style="position: fixed; inset: 0">Wait</div>`);
  expect(await on.act('click', '#b')).toMatchObject({
    success: false,
    reason: expect.stringContaining('covered'),
  });
  expect(await on.said()).toEqual([]);
});

test('click: an element that goes away under the press was not clicked', async ({ on }) => {
  await on.show(`<button id="b" onclick="say('clicked')" onpointerdown="this.remove()">B</button>`);
  expect(await on.act('click', '#b')).toMatchObject({
    success: false,
    reason: expect.stringContaining('took'),
  });
  expect(await on.said()).toEqual([]);
});

test('click: an element that flees from the mouse permanently is never pressed', async ({ on }) => {
  await on.show(`<button id="b" onclick="say('clicked')" onmouseover="this.remove()">B</button>`);
  expect(await on.refusal('click', '#b')).toMatch(/^404 element_not_found/);
  expect(await on.said()).toEqual([]);
});

test('dblclick: an element that the first click takes away was clicked once', async ({ on }) => {
  await on.show(
    `<button id="b" onclick="say('clicked'); this.remove()" ondblclick="say('twice')">B</button>`,
  );
  expect(await on.act('dblclick', '#b')).toMatchObject({ success: false });
  expect(await on.said()).toEqual(['clicked']);
});

test('focus: an element from which the page moves the focus with a timer does not have it', async ({
  on,
}) => {
  await on.show(`<input id="a" onfocus="setTimeout(() => b.focus())"><input id="b">`);
  expect(await on.act('focus', '#a')).toMatchObject({ success: false });
});

test('press: a key does not go to another field, to which the page moves the focus', async ({ on }) => {
  await on.show(`<input id="a" onfocus="b.focus()"><input id="b">`);
  expect(await on.refusal('press', '#a', 'x')).toMatch(/^400 not_actionable: .*moves the focus .*<input#b>/);
  expect(await on.read('value', '#b')).toBe('');
});

test('focus: an element that gives the focus away again does not have it', async ({ on }) => {
  await on.show(`<input id="i" onfocus="other.focus()"><input id="other">`);
  expect(await on.act('focus', '#i')).toMatchObject({ success: false });
});

test('drag: a place that accepts nothing gets nothing', async ({ on }) => {
  await on.show(
    `<p id="card" draggable="true">Card</p><div id="bin" style="height: 50px" ondrop="say('drop')">Bin</div>`,
  );
  expect(await on.act('drag', '#card', '#bin')).toMatchObject({ success: false });
  expect(await on.said()).toEqual([]);
});

test('scroll: a page that is locked does not move', { skip: windowsAreHidden }, async ({ on }) => {
  await on.show(`<style>html { overflow: hidden; height: 100% } body { height: 100%; overflow: hidden }</style><div style="height: 3000px"></div>
    <script>addEventListener('wheel', (event) => event.preventDefault(), { passive: false }); addEventListener('scroll', () => scrollTo(0, 0));</script>`);
  const { success, scrollTop } = await on.act('scroll', '', '300');
  expect({ success, moved: scrollTop !== 0 }).toEqual({ success: false, moved: false });
});

test('submit: a form that is not valid is not sent, and the field is named', async ({ on }) => {
  await on.show(`<form onsubmit="say('sent')"><input id="i" required></form>`);
  expect(await on.act('submit', 'form')).toMatchObject({
    success: false,
    reason: expect.stringContaining('<input#i>'),
  });
  expect(await on.said()).toEqual([]);
});

test('press: a key that the page keeps for itself has no effect, and that is reported', async ({ on }) => {
  await on.show(
    `<form onsubmit="say('sent'); return false"><input id="i" onkeydown="event.preventDefault()"></form>`,
  );
  expect(await on.act('press', '#i', 'Enter')).toMatchObject({ defaultPrevented: true });
  expect(await on.said()).toEqual([]);
});

test('uncheck: a half checked box ends unchecked', async ({ on }) => {
  await on.show(`<input type="checkbox" id="box"><script>box.indeterminate = true</script>`);
  expect(await on.act('uncheck', '#box')).toMatchObject({ success: true, value: 'false' });
  expect(await on.read('value', '#box')).toBe('false');
});

test('check: a half checked box that is checked behind it ends checked', async ({ on }) => {
  await on.show(`<input type="checkbox" id="box" checked><script>box.indeterminate = true</script>`);
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
});

test('select: a page that chooses something besides has not kept the choice', async ({ on }) => {
  await on.show(
    `<select id="s" multiple onchange="options[2].selected = true"><option>a<option>b<option>c</select>`,
  );
  expect(await on.act('select', '#s', ['a'])).toMatchObject({ success: false, value: 'a, c' });
});

test('select: no choice at all is for lists that take several', async ({ on }) => {
  await on.show(`<select id="one"><option>a<option>b</select>
    <select id="many" multiple><option selected>a<option>b</select>`);
  expect(await on.refusal('select', '#one', [])).toMatch(/wrong_element: .*exactly one choice/);
  expect(await on.act('select', '#many', [])).toMatchObject({ success: true, value: '' });
});

test('check: the value false unchecks', async ({ on }) => {
  await on.show('<input type="checkbox" id="box" checked>');
  expect(await on.act('setChecked', '#box', false)).toMatchObject({ success: true, value: 'false' });
});

test('an option that says whether it is selected is unchecked', async ({ on }) => {
  await on.show(`<div role="listbox"><div id="o" role="option" aria-selected="true"
    onclick="setAttribute('aria-selected', 'false'); say('off')">One</div></div>`);
  expect(await on.act('uncheck', '#o')).toMatchObject({ success: true, value: 'false' });
  expect(await on.said()).toEqual(['off']);
});

test('check: a box without any size in a control that the page draws', async ({ on }) => {
  await on.show(`<div id="s" style="width: 40px; height: 20px; background: #ccc" onclick="i.checked = !i.checked; say(i.checked)">
    <input id="i" type="checkbox" role="switch" style="width: 0; height: 0; opacity: 0; margin: 0; position: absolute" onclick="event.stopPropagation()"></div>`);
  expect(await on.act('check', '#i')).toMatchObject({ success: true, value: 'true' });
  expect(await on.said()).toEqual(['true']);
});

test('check: a custom element with one box in it is that box, named by the label of the element', async ({
  on,
}) => {
  await on.show(`<label><x-box id="x"></x-box> I agree</label><script>
    customElements.define('x-box', class extends HTMLElement {
      static formAssociated = true;
      constructor() {
        super();
        this.attachInternals();
        this.attachShadow({ mode: 'open' }).innerHTML = '<div><input type="checkbox"></div>';
      }
    });
  </script>`);
  expect(await on.act('check', '#x')).toMatchObject({ success: true, changed: true });
  expect(await on.read('value', 'role=checkbox[name="I agree"]')).toBe('true');
});

/** Switches in rows, made anew by each click. `then` are the states after it. */
const switches = (rows: string[], then: string) => `<div id="m"></div><script>
  let on = { ${rows.map((row) => `'${row}': false`).join(', ')} };
  const draw = () => {
    m.innerHTML = Object.keys(on).map((row) => '<div><b>' + row + '</b> <span role="switch" tabindex="0" aria-checked="' +
      on[row] + '">' + (on[row] ? 'On' : 'Off') + '</span></div>').join('');
    m.querySelectorAll('span').forEach((one) => { one.onclick = () => {
      const row = one.parentNode.firstChild.textContent; ${then}; draw();
    }; });
  };
  draw();
</script>`;
const firstRef = async (on: InlinePages) => /\[(e\d+)\]/.exec(await on.read('snapshot', ''))?.[1] ?? '';

test('check: a switch that is called by its state, and made anew with its list, is on', async ({ on }) => {
  await on.show(switches(['Letter a', 'Letter b'], 'on[row] = !on[row]'));
  expect(await on.act('check', `ref=${await firstRef(on)}`)).toMatchObject({ success: true, value: 'true' });
  expect(await on.act('uncheck', `ref=${await firstRef(on)}`)).toMatchObject({
    success: true,
    value: 'false',
  });
});

test('check: one of switches of which the page leaves only one on', async ({ on }) => {
  await on.show(
    switches(['Letter a', 'Letter b'], 'for (const one in on) on[one] = one === row').replace(
      "'Letter b': false",
      "'Letter b': true",
    ),
  );
  expect(await on.act('check', `ref=${await firstRef(on)}`)).toMatchObject({ success: true, value: 'true' });
});

test('check: a switch that another one has taken the place of is not on', async ({ on }) => {
  await on.show(
    switches(['Letter a', 'Letter b'], "delete on[row]; on['Letter b'] = true; on['Letter c'] = true"),
  );
  expect(await on.act('check', `ref=${await firstRef(on)}`)).toMatchObject({ success: false });
});

test('check: a box without a name in a table that is drawn anew', async ({ on }) => {
  await on.show(`<table><tbody id="m"></tbody></table><script>
    const s = [false, false];
    const draw = () => {
      m.innerHTML = s.map((is, at) => '<tr><td>Row ' + at + '<td><input type="checkbox"' + (is ? ' checked' : '') + '>').join('');
      m.querySelectorAll('input').forEach((one, at) => { one.onchange = () => { s[at] = one.checked; draw(); }; });
    };
    draw();
  </script>`);
  expect(await on.act('check', `ref=${await firstRef(on)}`)).toMatchObject({ success: true, value: 'true' });
});
