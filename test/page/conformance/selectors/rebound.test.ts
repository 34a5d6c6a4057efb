/** A ref means the element it was given for, also when the page has made that anew, or nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Shows rows that `draw()` makes anew, and answers the ref of the element that the words stand beside. */
async function shown(html: string, words: RegExp): Promise<string> {
  await on.show(html);
  return refIn(await snapshot(), words);
}

const snapshot = async (value?: object) => (await on.step('snapshot', '', value)) as string;

function refIn(text: string, words: RegExp): string {
  const line = text.split('\n').find((one) => words.test(one)) ?? '';
  const [, ref] = new RegExp(`${words.source}.*?\\[(e\\d+)\\]`).exec(line) ?? [];
  expect(ref, text).toBeDefined();
  return `ref=${ref}`;
}

const people = (rows: string[]) => `
  <h1>People</h1><table id=list></table><p id=did></p>
  <script>
    rows = ${JSON.stringify(rows)};
    draw = () => { list.innerHTML = rows.map((row) => '<tr><td>' + row + '<td><button onclick="did.textContent += \\'' + row + ' \\'; draw()">Edit</button><a href="#x">Open</a> <button onclick="did.textContent += \\'!\\'">Delete</button>').join(''); };
    draw();
  </script>`;

test('a row made anew keeps its refs, and replies say so', async () => {
  const edit = await shown(people(['Ada', 'Grace', 'Alan']), /Grace.*?button "Edit"/);
  expect(await on.act('click', edit)).not.toHaveProperty('rebound');
  expect(await on.act('click', edit)).toMatchObject({ success: true, rebound: true });
  await on.look('rows.reverse(); draw()');
  expect(await on.act('click', edit)).toMatchObject({ success: true, rebound: true });
  expect(await on.look('did.textContent')).toBe('Grace Grace Grace ');
});

test('the next snapshot tells the same refs, and as changed only what has changed', async () => {
  await on.show(people(['Ada', 'Grace', 'Alan']));
  const before = (await snapshot()).replace(/button "Delete" \[e\d+\]/g, '');
  await on.look('draw()');
  expect((await snapshot()).replace(/button "Delete" \[e\d+\]/g, '')).toBe(before);
  const links = '<p>One <a href=/a>A</a></p><p>Two <a href=/b>B</a></p>';
  await on.show(`<main>${links}</main>`);
  await snapshot({ diff: true });
  await on.look(`document.querySelector('main').innerHTML = '${links}<p>New</p>'`);
  const diff = await snapshot({ diff: true });
  expect(diff).toContain('New');
  expect(diff).not.toContain('link');
});

test('a clickable element without a role is known by what it says', async () => {
  const html = `<div id=list></div><p id=did></p><script>
    draw = (names) => {
      list.innerHTML = names.map((name) => '<div class=card><b>' + name + '</b><div class=more style="cursor:pointer">Options</div></div>').join('');
      for (const more of document.querySelectorAll('.more')) more.onclick = () => { did.textContent += more.previousSibling.textContent + ' '; draw(names.reverse()); };
    };
    draw(['Ada', 'Grace', 'Alan']);</script>`;
  await on.show(html);
  const [, ref] = /Grace.*?generic .*?\[(e\d+)\]: "Options"/s.exec(await snapshot()) ?? [];
  expect(ref).toBeDefined();
  for (let time = 0; time < 2; time += 1)
    expect(await on.act('click', `ref=${ref}`)).toMatchObject({ success: true });
  expect(await on.look('did.textContent')).toBe('Grace Grace ');
});

test('a list that scrolls is known while it grows at its end', async () => {
  const html = `<h1>Plants</h1><div id=main></div><script>
    names = Array.from({ length: 30 }, (_, at) => 'Kind of plant ' + at);
    draw = () => { main.innerHTML = '<p>All kinds</p><div class=pane style="height: 90px; overflow: auto">' + names.map((name) => '<div class=plant><span>' + name + '</span></div>').join('') + '</div>'; };
    draw();</script>`;
  await on.show(html);
  const [, pane] = /generic.*?\[(e\d+)\]/.exec(await snapshot()) ?? [];
  await on.look(`names.push('Fern', 'Moss'), draw()`);
  expect(await on.act('scroll', `ref=${pane}`, 'bottom')).toMatchObject({ success: true });
  await on.look(`names[0] = 'Another list', draw()`);
  await dead(`ref=${pane}`, 'scroll', 'top');
});

test.each([
  ['a check box', '<input type=checkbox>'],
  ['a switch that is drawn', '<div class=switch style="width:40px;height:20px;cursor:pointer"></div>'],
])('%s without a name is known by the words beside it', async (_, control) => {
  await on.show(`<h1>Channels</h1><div id=list></div><p id=did></p><script>
    draw = () => {
      list.innerHTML = ['Mail', 'Desktop', 'Phone'].map((name) => '<div><span>' + name + '</span>${control}</div>').join('');
      for (const one of list.children) one.lastChild.onclick = () => { did.textContent += one.firstChild.textContent + ' '; draw(); };
    };
    draw();</script>`);
  const [, mail, desktop] = /"Mail".*?\[(e\d+)\].*?"Desktop".*?\[(e\d+)\]/s.exec(await snapshot()) ?? [];
  for (const ref of [desktop, mail, desktop])
    expect(await on.act('click', `ref=${ref}`)).toMatchObject({ success: true });
  expect(await on.look('did.textContent')).toBe('Desktop Mail Desktop ');
});

describe('of settings with the same words in several folded parts', () => {
  const parts = `<h1>Alerts</h1><div id=parts></div><p id=did></p><script>
    open = 'By mail'; names = ['New orders', 'Returns'];
    draw = () => {
      parts.innerHTML = ['By mail', 'By phone'].map((part) => '<div class=part><b>' + part + '</b><div class=body ' + (part === open ? '' : 'hidden') + '><p>Choose what comes ' + part + ', 4 so far</p><div class=all>' + names.map((name) => '<div class=line><span>' + name + '</span><div class=switch style="width:40px;height:20px;cursor:pointer" data-of="' + part + '"></div></div>').join('') + '</div></div></div>').join('');
      for (const one of parts.querySelectorAll('.switch')) one.onclick = () => { did.textContent += one.dataset.of + ' ' + one.previousSibling.textContent + '. '; draw(); };
    };
    draw();</script>`;
  const refs = async () => [...(await snapshot()).matchAll(/\[(e\d+)\]/g)].map(([, ref]) => `ref=${ref}`);

  test('the switches of the open one are known by the words above them', async () => {
    await on.show(parts);
    const [orders = '', returns = ''] = await refs();
    for (const ref of [returns, orders, returns])
      expect(await on.act('click', ref)).toMatchObject({ success: true });
    expect(await on.look('did.textContent')).toBe('By mail Returns. By mail New orders. By mail Returns. ');
  });

  test('and not taken for those of another one', async () => {
    await on.show(parts);
    const [orders = ''] = await refs();
    await on.look(`open = 'By phone'; draw()`);
    expect(await on.act('click', orders, undefined, 200)).toMatchObject({ error: 'not_actionable' });
    await on.show(parts);
    const [order = ''] = await refs();
    await on.look(`names = ['Old orders', 'Returns']; draw()`);
    await dead(order);
  });
});

const gone = /element_not_found/;
const dead = async (ref: string, action = 'click', value?: unknown) =>
  expect(JSON.stringify(await on.act(action, ref, value, 200))).toMatch(gone);

describe('nothing is meant any more', () => {
  test('by the ref of one of two rows that look the same', async () => {
    const edit = await shown(people(['Ada', 'Ada']), /Ada.*?button "Edit"/);
    await on.look('rows.pop(); draw()');
    await dead(edit);
  });

  test('where the text of the row is another', async () => {
    const edit = await shown(people(['Ada', 'Grace']), /Grace.*?button "Edit"/);
    await on.look(`rows = ['Ada', 'Grace Hopper']; draw()`);
    await dead(edit);
  });

  test('where the path is another', async () => {
    const edit = await shown(people(['Ada', 'Grace']), /Grace.*?button "Edit"/);
    await on.look(`location.hash = '#/two'; draw()`);
    await dead(edit);
  });

  test('where the heading is another', async () => {
    const html = `<div id=main></div><script>
      draw = (name) => { main.innerHTML = '<header><h2>' + name + '</h2></header>' + '<p>Detail</p>'.repeat(9) + '<button>Edit</button>'; };
      draw('Ada');</script>`;
    const edit = await shown(html, /button "Edit"/);
    await on.look(`draw('Grace')`);
    await dead(edit);
  });

  test('where it is a day of another month', async () => {
    const html = `<div id=calendar></div><script>
      draw = (month) => { calendar.innerHTML = '<div><button>Earlier</button> ' + month + '</div><table><tr>' + [7, 8, 9].map((day) => '<td><button>' + day + '</button>').join('') + '</table>'; };
      draw('November');</script>`;
    const day = await shown(html, /button "9"/);
    await on.look(`draw('November')`);
    expect(await on.act('click', day)).toMatchObject({ rebound: true });
    await on.look(`draw('December')`);
    await dead(day);
  });

  test('by another element that was there before', async () => {
    const next = await shown(`<p><button id=one>Next</button></p><p hidden id=other></p>`, /button "Next"/);
    await on.look(`other.innerHTML = '<button>Next</button>'`);
    await on.look(`one.remove()`);
    await on.look(`other.hidden = false`);
    await dead(next);
  });

  test('by what has no name', async () => {
    const field = await shown(`<div id=box><input></div>`, /textbox/);
    await on.look(`box.innerHTML = box.innerHTML`);
    await dead(field);
  });

  test('in another form, or with another address', async () => {
    const save = await shown(`<div id=box><form action=/a><button>Save</button></form></div>`, /"Save"/);
    await on.look(`box.innerHTML = '<form action=/b><button>Save</button></form>'`);
    await dead(save);
    const link = await shown(`<div id=box><a href=/a>Next</a></div>`, /"Next"/);
    await on.look(`box.innerHTML = '<a href=/b>Next</a>'`);
    await dead(link);
  });
});

describe('an act that may have consequences', () => {
  test('is not done: the new snapshot has a new ref for its control', async () => {
    const remove = await shown(people(['Ada', 'Grace']), /Grace.*?button "Delete"/);
    await on.look('draw()');
    await dead(remove);
    const again = refIn(await snapshot(), /Grace.*?button "Delete"/);
    expect(again).not.toBe(remove);
    expect(await on.act('click', again)).toMatchObject({ success: true });
    expect(await on.look('did.textContent')).toBe('!');
  });

  test('is not done by a key either, until the field has been seen again', async () => {
    const html = `<div id=box></div><script>sent = 0;
      draw = () => { box.innerHTML = '<h2>Payment</h2><form onsubmit="sent += 1; return false"><label>Card number <input autocomplete=cc-number></label><button>Pay now</button></form>'; };
      draw();</script>`;
    const field = await shown(html, /textbox "Card number"/);
    await on.look('draw()');
    expect(await on.act('fill', field, '4242')).toMatchObject({ success: true, rebound: true });
    await dead(field, 'press', 'Enter');
    expect(await on.look('sent')).toBe(0);
    expect(refIn(await snapshot(), /textbox "Card number"/)).toBe(field);
    await on.act('press', field, 'Enter');
    expect(await on.look('sent')).toBe(1);
  });
});

test('shadow trees and frames of the same origin are told apart and known again', async () => {
  const html = `<x-box></x-box><iframe id=frame srcdoc="<p><button>Inner</button></p>"></iframe><script>
    customElements.define('x-box', class extends HTMLElement {
      connectedCallback() { this.root = this.attachShadow({ mode: 'open' }); this.draw(); }
      draw() { this.root.innerHTML = '<p><button>Shadowed</button></p>'; }
    });</script>`;
  const shadowed = await shown(html, /button "Shadowed"/);
  const inner = refIn(await snapshot(), /button "Inner"/);
  await on.look(`document.querySelector('x-box').draw()`);
  await on.look(`{ const { body } = frame.contentDocument; body.innerHTML = body.innerHTML; }`);
  expect(await on.act('click', shadowed)).toMatchObject({ success: true, rebound: true });
  expect(await on.act('click', inner)).toMatchObject({ success: true, rebound: true });
  await on.look(`document.querySelector('x-box').replaceWith(document.createElement('x-box'))`);
  expect(await on.act('click', shadowed)).toMatchObject({ success: true, rebound: true });
});
