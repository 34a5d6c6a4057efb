/** `select` in lists that pages make themselves: opened, searched, chosen from, read back. */
import { expect } from 'vitest';
import { testAtOnce } from '../../../support/pages/inline-pages-at-once';

const test = testAtOnce();

test('a combobox that is a box with a portal: opened by the press, chosen by the click, by words or value', async ({
  on,
}) => {
  await on.show(`<p>Fruit</p><div id="box" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false">None</div>
    <input type="hidden" id="held"><script>
    const close = () => { document.querySelector('#portal')?.remove(); box.ariaExpanded = 'false'; };
    document.onkeydown = ({ key }) => { if (key === 'Escape') close(); };
    box.onmousedown = () => {
      box.ariaExpanded = 'true';
      const portal = document.createElement('div');
      portal.id = 'portal';
      portal.innerHTML = '<div style="position: fixed; inset: 0"></div><ul role="listbox" style="position: fixed; top: 90px">' +
        ['apple', 'pear', 'plum'].map((one) => '<li role="option" data-value="' + one + '">' + one[0].toUpperCase() + one.slice(1) + ' <small>(fresh)</small></li>').join('') + '</ul>';
      portal.onclick = ({ target }) => {
        const option = target.closest('li');
        if (option && !box.hasAttribute('data-stuck')) { box.textContent = option.firstChild.data.trim(); held.value = option.dataset.value; }
        close();
      };
      document.body.append(portal);
    };
  </script>`);
  expect(await on.act('select', '#box', 'pear (FRESH)')).toMatchObject({ success: true, changed: true });
  expect(await on.read('value', '#held')).toBe('pear');
  expect(await on.act('select', 'role=combobox', { value: 'plum' })).toMatchObject({ success: true });
  expect(await on.read('text', '#box')).toBe('Plum');
  expect(await on.refusal('select', '#box', 'Cherry', 4_000)).toMatch(
    /^400 not_actionable: .*without the option "Cherry"; there are "Apple \(fresh\)", "Pear/,
  );
  expect(await on.read('count', '#box[aria-expanded=false]')).toBe('1');
});

test('an option that is disabled is called so, and the words of the page are no options', async ({ on }) => {
  await on.show(`<button id="box" aria-haspopup="listbox" aria-controls="list">Fruit</button><div>About us
    <ul id="list" role="listbox" hidden></ul><p>Contact</p></div><div id="open" role="listbox"><div role="option" aria-disabled="true">Fig</div></div>`);
  expect(await on.refusal('select', '#open', 'Fig', 2_000)).toMatch(
    /^400 not_actionable: .*"Fig" is disabled/,
  );
  expect(await on.refusal('select', '#box', 'Fig', 2_000)).toMatch(/^400 not_actionable: .*there are none/);
});

test('a choice that the page does not keep is no success', async ({ on }) => {
  await on.show(`<button id="b" aria-haspopup="listbox" onclick="list.hidden = false">Size</button>
    <ul role="listbox" id="list" hidden><li role="option" onclick="list.hidden = true">Large</li></ul>`);
  expect(await on.act('select', '#b', 'Large')).toMatchObject({
    success: false,
    reason: expect.stringContaining('"Large"'),
  });
});

test('a field that filters its list, which comes later, is typed into', async ({ on }) => {
  await on.show(`<div><input id="box" role="combobox" aria-expanded="false"><span id="shown"></span></div><ul role="listbox" id="list" hidden></ul><script>
    const all = Array.from({ length: 500 }, (_, row) => 'Town ' + row);
    const draw = () => {
      list.hidden = false;
      box.ariaExpanded = 'true';
      list.innerHTML = all.filter((one) => one.includes(box.value)).slice(0, 5).map((one) => '<li role="option">' + one + '</li>').join('');
    };
    box.onclick = draw;
    box.oninput = () => { list.innerHTML = '<li>Loading</li>'; setTimeout(draw, 80); };
    list.onmousedown = ({ target }) => { shown.textContent = target.textContent; box.value = ''; list.hidden = true; box.ariaExpanded = 'false'; };
  </script>`);
  expect(await on.act('select', '#box', 'Town 321')).toMatchObject({ success: true, value: 'Town 321' });
  expect(await on.read('text', '#shown')).toBe('Town 321');
});

test('a list of which only a part is drawn is scrolled, past its copy for screen readers', async ({ on }) => {
  await on.show(`<div id="widget"><span id="shown">Choose</span><input id="box" role="combobox" readonly aria-expanded="false" aria-controls="copy" style="opacity: 0; width: 60px"></div>
    <div id="drop" hidden><div id="copy" role="listbox" style="height: 0; overflow: hidden"><div role="option">0</div></div>
    <div id="view" style="height: 100px; overflow: auto; position: relative"><div style="height: 4000px"></div></div></div><script>
    const draw = () => {
      const first = Math.floor(view.scrollTop / 20);
      view.querySelectorAll('[aria-selected]').forEach((one) => one.remove());
      for (let row = first; row < first + 7 && row < 200; row += 1)
        view.insertAdjacentHTML('beforeend', '<div aria-selected="false" style="position: absolute; height: 20px; top: ' + row * 20 + 'px">Row ' + row + '</div>');
    };
    view.onscroll = draw;
    box.onclick = () => { drop.hidden = false; box.ariaExpanded = 'true'; draw(); };
    view.onclick = ({ target }) => { shown.textContent = target.textContent; drop.hidden = true; box.ariaExpanded = 'false'; };
  </script>`);
  expect(await on.act('select', '#widget', 'Row 83')).toMatchObject({ success: true, value: 'Row 83' });
  expect(await on.read('text', '#shown')).toBe('Row 83');
});

test('a list box that takes several has exactly those that were named', async ({ on }) => {
  await on.show(
    `<ul id="l" role="listbox" aria-multiselectable="true">${['A', 'B', 'C']
      .map(
        (one) =>
          `<li role="option" aria-selected="${one === 'A'}" onclick="this.ariaSelected = String(this.ariaSelected !== 'true')">${one}</li>`,
      )
      .join('')}</ul>`,
  );
  expect(await on.act('select', '#l', ['B', 'C'])).toMatchObject({ success: true, value: 'B, C' });
  expect(await on.read('count', '[aria-selected=true]')).toBe('2');
  expect(await on.act('select', '#l', ['B', 'C'])).toMatchObject({ success: true, changed: false });
});

test('a select with a shadow root is named by its host or by the part that opens it', async ({ on }) => {
  await on.show(`<x-select id="s"><x-option role="option" value="a">Apple</x-option><x-option role="option" value="p">Pear</x-option></x-select><script>
    const root = s.attachShadow({ mode: 'open' });
    root.innerHTML = '<div><input role="combobox" readonly aria-expanded="false"><div role="listbox" hidden><slot></slot></div></div>';
    const [field, list] = root.querySelectorAll('input, [role=listbox]');
    field.onclick = () => { list.hidden = false; field.ariaExpanded = 'true'; };
    s.addEventListener('click', ({ target }) => {
      if (!target.matches('x-option')) return;
      field.value = target.textContent;
      list.hidden = true;
      field.ariaExpanded = 'false';
    });
  </script>`);
  expect(await on.act('select', '#s', 'Pear')).toMatchObject({ success: true, value: 'Pear' });
  expect(await on.act('select', 'role=combobox', 'a')).toMatchObject({ success: true, value: 'Apple' });
  expect(await on.read('value', '#s >>> input')).toBe('Apple');
});

test('a list whose drawn options have neither role nor state, beside a copy for screen readers', async ({
  on,
}) => {
  await on.show(`<div><input id="box" role="combobox" readonly aria-expanded="false" aria-controls="copy"></div>
    <div id="drop" hidden><div id="copy" role="listbox" style="height: 0; overflow: hidden"><div role="option" aria-label="One">1</div></div>
    <div id="view"><div><b>One</b></div><div><b>Two</b></div></div></div><script>
    box.onclick = () => { drop.hidden = false; box.ariaExpanded = 'true'; };
    view.onclick = ({ target }) => { box.value = target.textContent; drop.hidden = true; box.ariaExpanded = 'false'; };
  </script>`);
  expect(await on.act('select', '#box', 'Two')).toMatchObject({ success: true, value: 'Two' });
});

test('the option that is chosen already leaves nothing changed', async ({ on }) => {
  await on.show(`<button id="b" aria-haspopup="listbox" aria-expanded="false">Large</button>
    <ul role="listbox" id="list" hidden><li role="option">Small</li><li role="option">Large</li></ul><script>
    b.onclick = () => { list.hidden = false; b.ariaExpanded = 'true'; };
    list.onclick = ({ target }) => { b.textContent = target.textContent; list.hidden = true; b.ariaExpanded = 'false'; };
  </script>`);
  expect(await on.act('select', '#b', 'Large')).toMatchObject({ success: true, changed: false });
  expect(await on.act('select', '#b', 'Small')).toMatchObject({ success: true, changed: true });
});

const several = (options: string, script: string) =>
  `<ul id="l" role="listbox" aria-multiselectable="true">${options}</ul><script>l.onclick = (event) => {
    const tick = (one, on) => { one.ariaSelected = String(on); };
    const is = (one) => one.ariaSelected === 'true';
    ${script}
  }</script>`;
const option = (words: string, on = false) => `<li role="option" aria-selected="${on}">${words}</li>`;
const byControl = `for (const one of l.children)
  if (one === event.target) tick(one, event.ctrlKey ? !is(one) : true); else if (!event.ctrlKey) tick(one, false);`;

test('a list box that chooses more than one only with Control held', async ({ on }) => {
  await on.show(several(option('Red') + option('Green') + option('Blue'), byControl));
  const both = { success: true, value: 'Red, Green' };
  expect(await on.act('select', '#l', ['Red', 'Green'])).toMatchObject(both);
  expect(await on.read('count', '[aria-selected=true]')).toBe('2');
  expect(await on.act('select', '#l', ['Red', 'Green'])).toMatchObject({ ...both, changed: false });
  // What was chosen before, and is not named, is taken away with Control as well.
  const other = { success: true, value: 'Blue, Green' };
  expect(await on.act('select', '#l', ['Blue', 'Green'])).toMatchObject(other);
  expect(await on.read('count', '[aria-selected=true]')).toBe('2');
  expect(await on.act('select', '#l', 'Green')).toMatchObject({ success: true });
  expect(await on.read('text', '[aria-selected=true]')).toBe('Green');
});

test('a list box that never has more than one choice does not report two', async ({ on }) => {
  await on.show(
    several(
      option('Red') + option('Green'),
      'for (const one of l.children) tick(one, one === event.target);',
    ),
  );
  expect(await on.act('select', '#l', ['Red', 'Green'])).toMatchObject({
    success: false,
    reason: expect.stringContaining('did not keep the choice'),
  });
});

test('a box of one choice that is asked for two does not report two', async ({ on }) => {
  await on.show(`<button id="b" aria-haspopup="listbox" aria-expanded="false">None</button>
    <ul role="listbox" id="list" hidden><li role="option">Small</li><li role="option">Large</li></ul><script>
    b.onclick = () => { list.hidden = false; b.ariaExpanded = 'true'; };
    list.onclick = ({ target }) => { b.textContent = target.textContent; list.hidden = true; b.ariaExpanded = 'false'; };
  </script>`);
  expect(await on.act('select', '#b', ['Small', 'Large'])).toMatchObject({
    success: false,
    reason: expect.stringContaining('"Small"'),
  });
});

const airports = (attributes: string) => `<input list="cs" id="ci" ${attributes} value="BER"
  oninput="say('input')" onchange="say('change')"><datalist id="cs"><option value="BER">Berlin<option value="MUC">Munich
  <option label="Hamburg" value="HAM"><option value="TXL" disabled>Tegel</datalist>`;

test.for([['MUC'], ['munich'], [{ value: 'MUC' }], [{ label: 'Munich' }], [{ index: 1 }]])(
  'the datalist of a field has the option %j, by value, words or place',
  async ([name], { on }) => {
    await on.show(airports(''));
    expect(await on.act('select', '#ci', name)).toMatchObject({ success: true, value: 'MUC', changed: true });
    expect(await on.read('value', '#ci')).toBe('MUC');
    expect(await on.said()).toEqual(['input', 'change']);
    expect(await on.act('select', '#ci', name)).toMatchObject({ success: true, changed: false });
  },
);

test('what a datalist does not offer is told, and the field is as it was', async ({ on }) => {
  await on.show(airports(''));
  expect(await on.refusal('select', '#ci', 'PAR')).toMatch(
    /without the option "PAR"; there are "Berlin", "Munich", "Hamburg"/,
  );
  expect(await on.refusal('select', '#ci', 'TXL')).toMatch(/whose option "TXL" is disabled/);
  expect(await on.refusal('select', '#ci', ['BER', 'MUC'])).toMatch(/exactly one choice/);
  await on.show(airports('readonly'));
  expect(await on.refusal('select', '#ci', 'MUC')).toMatch(/read-only/);
  expect(await on.read('value', '#ci')).toBe('BER');
  expect(await on.said()).toEqual([]);
});

test('a colour, and a field of several addresses, take what their datalists offer', async ({ on }) => {
  await on.show(`<input type="color" id="c" list="cs"><datalist id="cs"><option value="#ff0000">Red</datalist>
    <input type="email" id="e" multiple list="es"><datalist id="es"><option value="a@x.de">Ann<option value="b@x.de">Bob</datalist>`);
  expect(await on.act('select', '#c', 'Red')).toMatchObject({ success: true, value: '#ff0000' });
  expect(await on.act('select', '#e', ['Ann', 'Bob'])).toMatchObject({
    success: true,
    value: 'a@x.de,b@x.de',
  });
});

test('a datalist whose page puts the choice beside the field, and empties that', async ({ on }) => {
  await on.show(`<div><span id="tags"></span><input id="ci" list="cs"><datalist id="cs"><option value="Red"><option value="Blue"></datalist></div>
    <script>ci.oninput = () => { tags.append(ci.value); ci.value = ''; };</script>`);
  expect(await on.act('select', '#ci', 'Blue')).toMatchObject({ success: true });
  expect(await on.read('text', '#tags')).toBe('Blue');
});

test('a field that is searched in vain has its old text again, and was never emptied', async ({ on }) => {
  await on.show(`<input id="ow" role="combobox" value="Carla Moss" aria-expanded="false">`);
  expect(await on.refusal('select', '#ow', 'Nobody', 5_000)).toMatch(
    /without the option "Nobody"; there are none/,
  );
  expect(await on.read('value', '#ow')).toBe('Carla Moss');
  await on.show(`<input id="ow" role="combobox" value="Carla Moss" aria-expanded="false"><ul role="listbox" id="list" hidden></ul><script>
    const all = ['Carla Moss', 'Carl Ott'];
    const draw = () => {
      list.hidden = false;
      ow.ariaExpanded = 'true';
      list.innerHTML = all.filter((one) => one.includes(ow.value)).map((one) => '<li role="option">' + one + '</li>').join('');
    };
    ow.onclick = draw;
    ow.oninput = () => { if (ow.value === '') say('emptied'); draw(); };
    ow.onkeydown = ({ key }) => { if (key === 'Escape') { list.hidden = true; ow.ariaExpanded = 'false'; } };
  </script>`);
  expect(await on.refusal('select', '#ow', 'Nobody', 5_000)).toMatch(
    /without the option "Nobody"; there are "Carla Moss"/,
  );
  expect(await on.read('value', '#ow')).toBe('Carla Moss');
  expect(await on.read('count', '#ow[aria-expanded=false]')).toBe('1');
  expect(await on.said()).toEqual([]);
});
