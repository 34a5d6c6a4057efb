/** `success` where the page makes something of what it gets: formats it, spreads it over fields, takes it over. */
import { expect } from 'vitest';
import { testAtOnce } from '../../../support/pages/inline-pages-at-once';

const test = testAtOnce();

test('fill: a formatted number and a date are kept, and told as the field shows them', async ({ on }) => {
  await on.show(`<input id="n" onchange="this.value = '€ ' + this.value">
    <input id="d" oninput="setTimeout(() => { this.value = this.value.replace(' ', ', ') }, 30)">`);
  expect(await on.act('fill', '#n', '42')).toMatchObject({ success: true, value: '€ 42' });
  const moment = await on.act('fill', '#d', '03/15/2024 10:00');
  expect(moment).toMatchObject({ success: true });
});

test('type: a card number in groups has been typed', async ({ on }) => {
  await on.show(
    `<input id="i" oninput="this.value = this.value.replace(/\\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')">`,
  );
  expect(await on.act('type', '#i', '42424242')).toMatchObject({ success: true, value: '4242 4242' });
});

test('type: a code whose characters go to one box each has been typed, without a selector too', async ({
  on,
}) => {
  const box = `<input maxlength="1" oninput="this.value && this.nextElementSibling?.focus()">`;
  await on.show(`<p id="p">${box.repeat(4)}</p>`);
  expect(await on.act('type', '#p input', '1234')).toMatchObject({ success: true, value: '1' });
  expect(await on.read('value', '#p input:nth-child(4)')).toBe('4');
  await on.act('clear', '#p input:nth-child(3)');
  await on.act('focus', '#p input:nth-child(3)');
  expect(await on.act('type', '', '7')).toMatchObject({ success: true });
  expect(await on.read('value', '#p input:nth-child(3)')).toBe('7');
});

test('type: a character that a box refuses is missing from the code', async ({ on }) => {
  const box = `<input oninput="if (/\\D/.test(this.value)) this.value = ''; else this.nextElementSibling?.focus()">`;
  await on.show(`<p id="p">${box.repeat(4)}</p>`);
  expect(await on.act('type', '#p input', '1x23')).toMatchObject({ success: false });
});

test('type: an editor that makes a heading of the sign before it has taken it', async ({ on }) => {
  await on.show(`<div id="e" contenteditable><p>a</p><p><br></p></div><script>
    e.oninput = () => {
      const p = e.lastElementChild;
      if (p.localName !== 'p' || !/^##\\s/.test(p.textContent)) return;
      const h2 = document.createElement('h2');
      h2.append(document.createElement('br'));
      p.replaceWith(h2);
      getSelection().collapse(h2, 0);
    };
  </script>`);
  expect(await on.act('type', '#e', '## ')).toMatchObject({ success: true });
  expect(await on.act('type', '#e', 'Title')).toMatchObject({ success: true });
  expect(await on.read('text', '#e h2')).toBe('Title');
});

test('type: Enter in a title that moves on to the text', async ({ on }) => {
  await on.show(`<h1 id="t" contenteditable style="min-height: 1em"></h1>
    <p id="text" contenteditable style="min-height: 1em"></p>
    <script>t.onkeydown = (event) => { if (event.key === 'Enter') { event.preventDefault(); text.focus(); } };</script>`);
  expect(await on.act('type', '#t', 'Title\nBody')).toMatchObject({ success: true });
  expect([await on.read('text', '#t'), await on.read('text', '#text')]).toEqual(['Title', 'Body']);
});

test('type: a cell that puts a field under the first key has it all', async ({ on }) => {
  await on.show(`<table><tr><td id="c" tabindex="0">old</td></tr></table><script>
    c.onkeydown = ({ key }) => {
      if (key.length > 1 || c.querySelector('input')) return;
      c.innerHTML = '<input>';
      c.firstChild.focus();
    };
  </script>`);
  expect(await on.act('type', '#c', 'new')).toMatchObject({ success: true });
  expect(await on.read('value', '#c input')).toBe('new');
});

test('type: keys on what is no field are a success only where the page shows them', async ({ on }) => {
  await on.show(`<div id="palette" tabindex="0" onkeydown="query.append(event.key)">Commands<p id="query"></p></div>
    <div id="game" tabindex="0" onkeydown="say(event.key)">Game</div>`);
  expect(await on.act('type', '#palette', 'open')).toMatchObject({ success: true });
  const { success, reason } = await on.act('type', '#game', 'wasd');
  expect([success, reason]).toEqual([false, expect.stringContaining('no field')]);
  expect(await on.said()).toEqual(['w', 'a', 's', 'd']);
  await on.act('focus', '#palette');
  expect(await on.act('type', ':focus', ' file')).toMatchObject({ success: true });
});

test('fill: sliders by keys, by keys that go far, by mouse alone and by their words, and spin buttons', async ({
  on,
}) => {
  await on.show(`<style>.track { position: relative; width: 200px; height: 20px }
      .thumb { position: absolute; width: 10px; height: 20px }</style>
    ${['keys', 'mouse', 'words'].map((id) => `<div class="track"><div class="thumb" id="${id}" role="slider" tabindex="0"></div></div>`).join('')}
    <span id="spin" role="spinbutton" tabindex="0" aria-valuemin="0" aria-valuemax="59" aria-valuenow="0">0</span><script>
    const set = (thumb, value, max, text) => {
      const now = Math.min(Math.max(value, 0), max);
      thumb.style.left = (now / max) * 200 + 'px';
      thumb.ariaValueMin = 0;
      thumb.ariaValueMax = max;
      thumb.ariaValueNow = now;
      if (text) thumb.ariaValueText = text[now];
    };
    const byKeys = (thumb, max, text) => {
      set(thumb, 0, max, text);
      thumb.onkeydown = ({ key }) => {
        const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -1e9, End: 1e9 }[key];
        if (by) set(thumb, Number(thumb.ariaValueNow) + by, max, text);
      };
    };
    byKeys(keys, 1000);
    byKeys(words, 2, ['Low', 'Medium', 'High']);
    byKeys(spin, 59);
    set(mouse, 0, 50);
    mouse.onmousedown = () => {
      const move = ({ clientX }) => set(mouse, Math.round((clientX - mouse.parentElement.getBoundingClientRect().left - 5) / 4), 50);
      document.addEventListener('mousemove', move);
      document.addEventListener('mouseup', () => document.removeEventListener('mousemove', move), { once: true });
    };
  </script>`);
  expect(await on.act('fill', '#keys', '437')).toMatchObject({ success: true, value: '437' });
  expect(await on.act('fill', '#keys', '1000')).toMatchObject({ success: true, value: '1000' });
  expect(await on.act('fill', '#mouse', '30')).toMatchObject({ success: true, value: '30' });
  expect(await on.act('fill', '#words', 'medium')).toMatchObject({ success: true, value: 'Medium' });
  expect(await on.act('fill', '#spin', '15')).toMatchObject({ success: true, value: '15' });
  expect(await on.refusal('fill', '#keys', '2000')).toMatch(/^400 bad_request: .*0 to 1000/);
});

test('wait: a JSON string is its condition', async ({ on }) => {
  await on.show('<p>nothing</p>');
  expect(await on.act('wait', '', '{"ms":30}')).toMatchObject({ success: true });
});

test('fill, type: the only field in a custom element or around an editor is meant, of several none', async ({
  on,
}) => {
  await on.show(`<x-field id="x"></x-field><div id="around"><textarea aria-hidden="true" readonly></textarea><p id="e" contenteditable></p></div>
    <div id="two"><input><input></div><script>x.attachShadow({ mode: 'open' }).innerHTML = '<label>Name <input></label>'</script>`);
  expect(await on.act('fill', '#x', 'Ada')).toMatchObject({ success: true, value: 'Ada' });
  expect(await on.act('type', '#around', 'code')).toMatchObject({ success: true });
  expect(await on.read('text', '#e')).toBe('code');
  expect(await on.refusal('fill', '#two', 'x')).toMatch(/wrong_element: .*no field/);
});

test('type: a field of tokens that makes one of the text and is empty again has taken it, a field that only empties has not', async ({
  on,
}) => {
  await on.show(`<div><div class="box"><i>red</i><input id="t"></div><p><input id="gone"></p><p role="alert" id="bad"></p></div><script>
    t.oninput = () => {
      if (!t.value.endsWith(',')) return;
      t.insertAdjacentHTML('beforebegin', '<span>' + t.value.slice(0, -1) + ' <button>x</button></span>');
      t.value = '';
    };
    gone.oninput = () => { if (gone.value.endsWith(',')) { bad.textContent = 'No ' + gone.value; gone.value = ''; } };
  </script>`);
  expect(await on.act('type', '#t', 'blue,')).toMatchObject({ success: true, value: '' });
  expect(await on.act('type', '#gone', 'green,')).toMatchObject({ success: false });
});

/** A field whose keys make tokens of its text: the page puts them where `put` does. */
const tokens = (put: string, field = '<input id="t">') => `<main>${field}</main><ul id="list"></ul><script>
    const take = () => {
      const tag = document.createElement('li');
      tag.innerHTML = t.value.replace(/,$/, '') + ' <button>x</button>';
      t.value = '';
      ${put};
    };
    t.oninput = () => t.value.endsWith(',') && take();
    t.onchange = take;
  </script>`;

test('type: a comma that makes a token of what was there has been taken, and so has what is still to become one', async ({
  on,
}) => {
  await on.show(tokens('t.before(tag)'));
  await on.act('type', '#t', 'blue');
  expect(await on.act('type', '#t', ',')).toMatchObject({ success: true, value: '' });
  expect(await on.act('type', '#t', 'red,green')).toMatchObject({ success: true, value: 'green' });
  expect(await on.read('text', 'main')).toMatch(/blue.*red/s);
});

test.for([
  ['in a list further out', 'list.append(tag)', '<p><b><i><input id="t"></i></b></p>'],
  ['in a list that is announced', 'list.ariaLive = "polite"; list.append(tag)', undefined],
  ['when a server has answered', 'setTimeout(() => list.append(tag), 400)', undefined],
])('type and fill: a token shows %s', async ([, put = '', field], { on }) => {
  await on.show(tokens(put, field));
  expect(await on.act('type', '#t', 'blue,')).toMatchObject({ success: true, value: '' });
  expect(await on.act('fill', '#t', 'new york')).toMatchObject({ success: true, value: '' });
});

test('type: a token in a shadow tree is beside its field', async ({ on }) => {
  await on.show(`<x-tags id="x"></x-tags><script>
    const root = x.attachShadow({ mode: 'open' });
    root.innerHTML = '<p><input></p><ul></ul>';
    const [field, list] = [root.querySelector('input'), root.querySelector('ul')];
    field.oninput = () => {
      if (!field.value.endsWith(',')) return;
      list.innerHTML += '<li>' + field.value.slice(0, -1) + '</li>';
      field.value = '';
    };
  </script>`);
  expect(await on.act('type', '#x', 'blue,')).toMatchObject({ success: true, value: '' });
});

test('fill: a code goes to its boxes, one character each', async ({ on }) => {
  const box = `<input maxlength="1" oninput="this.value && this.nextElementSibling?.focus()">`;
  const paste = `<input oninput="[...this.value].forEach((one, at) => { this.parentNode.children[at].value = one })">`;
  await on.show(
    `<p id="p">${box.repeat(4)}</p><p id="q">${paste}<input><input></p><p><input id="one" maxlength="1"><input></p>`,
  );
  expect(await on.act('fill', '#p input', '4711')).toMatchObject({ success: true, value: '4711' });
  expect(await on.read('value', '#p input:nth-child(4)')).toBe('1');
  expect(await on.act('fill', '#q input', '123')).toMatchObject({ success: true });
  expect(await on.act('fill', '#one', '12')).toMatchObject({ success: false });
});

test('fill: a field in whose place the page shows the text has taken it, one that is taken away has not', async ({
  on,
}) => {
  await on.show(`<table><tr><td id="c"><input id="i"></td><td id="d"><input id="j"></td></tr></table><script>
    i.onchange = () => { c.textContent = i.value; };
    j.onchange = () => { d.textContent = 'old'; };
  </script>`);
  expect(await on.act('fill', '#i', 'Grace')).toMatchObject({ success: true, value: 'Grace' });
  expect(await on.act('fill', '#j', 'Ada')).toMatchObject({ success: false });
});

test('type: a field that the page puts under the only key holds it', async ({ on }) => {
  await on.show(`<div id="sheet" tabindex="0"><p id="c">old</p></div><script>
    sheet.onkeydown = ({ key }) => { c.innerHTML = '<input>'; c.firstChild.focus(); };
  </script>`);
  expect(await on.act('type', '#sheet', 'x')).toMatchObject({ success: true });
});
