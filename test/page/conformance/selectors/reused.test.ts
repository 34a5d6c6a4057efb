/** A ref is refused where the page has written another row into its element, and only there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Shows the page, has a snapshot taken, and answers the ref beside these words. */
async function shown(html: string, words: RegExp): Promise<string> {
  await on.show(html);
  return refBeside(words);
}

async function refBeside(words: RegExp): Promise<string> {
  const text = (await on.step('snapshot', '')) as string;
  const [, ref] = new RegExp(`${words.source}.*?\\[(e\\d+)\\]`, 's').exec(text) ?? [];
  expect(ref, text).toBeDefined();
  return `ref=${ref}`;
}

const anotherRow = { error: 'element_not_found', message: expect.stringContaining('another row') };
const done = expect.objectContaining({ success: true });

/** Rows whose elements stay and are written anew by `draw()`. */
const people = `<table id=list></table><script>
  names = ['Ada', 'Bea', 'Cleo'];
  for (const name of names) list.insertRow().innerHTML = '<td></td><td>member</td><td><input type=checkbox><button>Edit</button></td>';
  draw = () => names.forEach((name, index) => {
    list.rows[index].cells[0].textContent = name;
    list.rows[index].querySelector('button').onclick = () => { document.title += name; };
  });
  draw();</script>`;

test('in a table that is sorted in place', async () => {
  const box = await shown(people, /Ada.*?checkbox/);
  await on.look('names.reverse(); draw()');
  expect(await on.act('check', box)).toEqual(anotherRow);
  expect(await on.act('check', box)).toEqual(anotherRow);
  expect(await on.look('list.querySelectorAll(":checked").length')).toBe(0);
  expect(await on.act('check', await refBeside(/Ada.*?checkbox/))).toEqual(done);
  expect(await on.look('list.rows[2].querySelector("input").checked')).toBe(true);
});

test('in a list that keeps a few elements for all of its rows and moves them', async () => {
  const order = await shown(
    `<div id=box style="height: 90px; overflow: auto"><ul style="height: 3000px; position: relative"><li><button>Open</button><p><li><button>Open</button><p><li><button>Open</button><p></ul></div><script>
      draw = (first) => [...box.querySelectorAll('li')].forEach((row, at) => {
        row.style.cssText = 'position: absolute; top: ' + (first + at) * 30 + 'px';
        row.lastChild.textContent = 'Order ' + (first + at);
        row.firstChild.onclick = () => { document.title = row.lastChild.textContent; };
      });
      draw(0);</script>`,
    /listitem|- *\n* *button "Open"/,
  );
  await on.look('draw(50); box.scrollTop = 1500');
  expect(await on.act('click', order)).toEqual(anotherRow);
  expect(await on.look('document.title')).toBe('');
});

test('of an option that has become another one', async () => {
  const paris = await shown(
    '<div role=listbox><div role=option tabindex=0>Paris</div><div role=option tabindex=0>Oslo</div></div>',
    /"Paris"/,
  );
  await on.look(`document.querySelector('[role=option]').textContent = 'Prague'`);
  expect(await on.act('click', paris)).toEqual(anotherRow);
});

test('not where the row counts, and says how it goes on', async () => {
  const more = await shown(
    `<ul><li>Apples <b>1</b> <i>new</i> <button>More</button></li><li>Pears <b>4</b> <i>new</i> <button>More</button></li></ul>`,
    /Pears.*?button "More"/,
  );
  await on.look(
    `document.querySelectorAll('b')[1].textContent = '5', document.querySelectorAll('i')[1].textContent = 'changed'`,
  );
  expect(await on.act('click', more)).toEqual(done);
});

test('not of a link with the number of what is new', async () => {
  const inbox = await shown(
    '<ul><li><a href="#a">Inbox (5)</a></li><li><a href="#b">Sent (2)</a></li></ul>',
    /"Inbox/,
  );
  await on.look(`document.querySelector('a').firstChild.data = 'Inbox (4)'`);
  expect(await on.act('click', inbox)).toEqual(done);
});

test('not of what keeps a name of its own', async () => {
  const next = await shown(
    '<div class=month><b>May</b> <button>Next</button></div><div class=month><b>June</b></div>',
    /button "Next"/,
  );
  await on.look(
    `document.querySelectorAll('b').forEach((month, index) => { month.textContent = ['June', 'July'][index]; })`,
  );
  expect(await on.act('click', next)).toEqual(done);
});

test('not of what is acted on again, though the act has changed its row', async () => {
  const edit = await shown(people, /Ada.*?button "Edit"/);
  expect(await on.act('click', edit)).toEqual(done);
  await on.look(`names[0] = 'Ada Lovelace', draw()`);
  expect(await on.act('click', edit)).toEqual(done);
  expect(await on.look('document.title')).toBe('AdaAda Lovelace');
});
