/** Form submission with every kind of field. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const sent = 'onsubmit="say(decodeURIComponent(new URLSearchParams(new FormData(this)))); return false"';

test('every kind of field sends what it was filled with', async () => {
  const values = {
    text: 'a',
    search: 'b',
    url: 'http://c.d/',
    tel: '+49',
    email: 'e@f.g',
    password: 'h',
    number: '-15',
    date: '2024-02-29',
    time: '23:59',
    'datetime-local': '2024-02-29T23:59',
    month: '2024-02',
    week: '2024-W09',
    color: '#ff8800',
    range: '70',
  };
  const fields = Object.keys(values).map((type) => `<input type="${type}" id="${type}" name="${type}">`);
  await on.show(`<form ${sent}>${fields.join('')}<button>Go</button></form>`);
  for (const [type, value] of Object.entries(values)) await on.act('fill', `#${type}`, value);
  await on.act('click', 'button');
  expect(await on.said()).toEqual([
    Object.entries(values)
      .map(([type, value]) => `${type}=${value}`)
      .join('&'),
  ]);
});

test('a list with groups sends what was chosen by value and by words', async () => {
  await on.show(`<form ${sent}><select id="s" name="s" multiple onchange="say('changed')"><optgroup label="Fruit"><option value="1">Apple<option value="2">Pear</optgroup>
    <optgroup label="Nuts" disabled><option value="3">Hazel</optgroup><option value="4">Salt</select><button>Go</button></form>`);
  await on.act('select', '#s', ['Pear', '4']);
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['changed', 's=2&s=4']);
});

test('checking what is checked already does nothing', async () => {
  await on.show(`<input type="checkbox" id="box" checked onclick="say('clicked')">`);
  expect(await on.act('check', '#box')).toMatchObject({ success: true, changed: false });
  expect(await on.said()).toEqual([]);
});

const terms = (words: string) =>
  `<a href="#terms" onclick="say('followed')" style="position: relative">${words}</a>`;

test.each([
  ['words around a link', `I have read ${terms('the terms and conditions of this shop')} and agree`],
  ['a word behind a link', `${terms('I have read and accept the terms and conditions of this shop')} Yes`],
])('a box that hides behind its label is checked by %s', async (_, label) => {
  await on.show(`<input type="checkbox" id="box" hidden onchange="say('checked')">
    <label for="box">${label}</label>`);
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
  expect(await on.said()).toEqual(['checked']);
});

test('a box that is invisible above its label is checked beside the link that covers both', async () => {
  const over = 'position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0';
  await on.show(`<label style="position: relative; display: block; width: 300px; text-align: center">
    <input type="checkbox" id="box" style="${over}" onchange="say('checked')">I read ${terms('the terms')} here</label>`);
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
  expect(await on.said()).toEqual(['checked']);
});

test('a switch made of a div is switched by its own handler', async () => {
  await on.show(`<div role="switch" aria-checked="false" tabindex="0" style="width: 40px; height: 20px"
    onclick="this.ariaChecked = String(this.ariaChecked !== 'true'); say(this.ariaChecked)"></div>`);
  await on.act('check', 'role=switch');
  await on.act('check', 'role=switch');
  await on.act('uncheck', 'role=switch');
  expect(await on.said()).toEqual(['true', 'false']);
});

test('a form that is not valid is not sent, and its page is asked to say why', async () => {
  await on.show(
    `<form onsubmit="say('sent'); return false"><input id="need" required oninvalid="say('invalid')"></form>`,
  );
  expect(await on.act('submit', '#need')).toMatchObject({
    success: false,
    reason: expect.stringContaining('not valid'),
  });
  expect(await on.said()).toEqual(['invalid']);
});

test('a reset button brings back what was there first', async () => {
  await on.show(
    '<form onreset="setTimeout(() => say(i.value))"><input id="i" value="first"><button type="reset">Reset</button></form>',
  );
  await on.act('fill', '#i', 'second');
  await on.act('click', 'button');
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['first']);
});

test('a button outside of its form sends it with its own name', async () => {
  await on.show(
    `<form id="f" onsubmit="say(event.submitter.name); return false"><input name="q"></form><button form="f" name="outside">Go</button>`,
  );
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['outside']);
});

test('fields named like properties of their form keep nobody from reading, filling and sending it', async () => {
  const names = [
    'contains',
    'matches',
    'parentNode',
    'submit',
    'id',
    'elements',
    'requestSubmit',
    'childNodes',
  ];
  await on.show(
    `<form ${sent}>${names.map((name) => `<input name="${name}" aria-label="the ${name}">`).join('')}</form>`,
  );
  await on.act('fill', '[name=submit]', 'a');
  await on.act('click', '[name=matches]');
  expect(await on.read('snapshot', '')).toContain('the childNodes');
  expect(await on.act('submit', 'form')).toMatchObject({ success: true });
  await on.act('click', 'form');
  expect(await on.said()).toEqual([names.map((name) => `${name}=${name === 'submit' ? 'a' : ''}`).join('&')]);
});

test('Enter sends a form whose only button is a picture, by that', async () => {
  await on.show(`<form id="f" onsubmit="say(event.submitter.id); return false"><input id="i"><input></form>
    <input type="image" id="picture" form="f" alt="Go">`);
  await on.act('press', '#i', 'Enter');
  expect(await on.said()).toEqual(['picture']);
});

test.each([
  ['click', 'button', ''],
  ['press', '#f', 'Enter'],
  ['press', 'button', 'Space'],
])('%s on %s of a form that is not valid tells what the field asks', async (action, selector, value) => {
  await on.show(
    `<form onsubmit="event.preventDefault()"><input id="f" required><button>Send form</button></form>`,
  );
  expect(await on.act(action, selector, value)).toMatchObject({
    success: false,
    reason: expect.stringMatching(/^The form is not valid: .*#f.*fill/),
  });
  await on.act('fill', '#f', 'x');
  expect(await on.act(action, selector, value)).toMatchObject({ success: true });
});

test('Enter in the field of a form without a button, and a click in a shadow tree, tell it too', async () => {
  await on.show(`<form><input id="f" required></form><x-form></x-form><script>
    document.querySelector('x-form').attachShadow({ mode: 'open' }).innerHTML = '<form><input required><button id=b>Send</button></form>';
  </script>`);
  const refused = { success: false, reason: expect.stringContaining('The form is not valid') };
  expect(await on.act('press', '#f', 'Enter')).toMatchObject(refused);
  expect(await on.act('click', '#b')).toMatchObject(refused);
});

test.each([
  [
    '<form novalidate onsubmit="event.preventDefault(); this.checkValidity()"><input required><button>Send</button></form>',
  ],
  ['<form><input required><button type="button" onclick="this.form.checkValidity()">Send</button></form>'],
  [
    '<form><input required><button onclick="if (!this.form.checkValidity()) event.preventDefault()">Send</button></form>',
  ],
  ['<form onsubmit="event.preventDefault()"><input required><button formnovalidate>Send</button></form>'],
])('a page that checks by itself is not concerned: %s', async (html) => {
  await on.show(html);
  expect(await on.act('click', 'button')).toMatchObject({ success: true });
});
