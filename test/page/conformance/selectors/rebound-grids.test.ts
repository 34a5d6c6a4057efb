/** In a grid whose rows say only in their fields what they are, a ref means the field of its row, or nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const boxes = '<style>b { display: inline-block; width: 80px; height: 20px }</style>';

/** Rows of editable cells, which `draw()` makes anew; each kind of row has a colour of its own. */
const schedule = (attributes = '') => `${boxes}<div id=list></div><script>
  rows = [['news', 'Harbour report', 'Jo', ''], ['song', 'Slow tide', 'Mina', ''], ['song', 'Amber light', 'Theo', ''], ['talk', 'Guest hour', 'Ruth', '']];
  draw = () => {
    list.innerHTML = rows.map(([kind, ...cells], index) => '<div class="line ' + kind + '" ${attributes}><i>' + (index + 1) + '</i>' + cells.map((text, at) => '<b contenteditable aria-label="' + ['Title', 'Host', 'Note'][at] + '">' + text + '</b>').join('') + '</div>').join('');
  };
  noteOf = (index) => list.children[index].lastChild.textContent;
  draw();</script>`;

/** Shows the page, and answers the refs of the fields with this name, from the top. */
async function refsOf(html: string, name: string): Promise<string[]> {
  await on.show(html);
  const text = (await on.step('snapshot', '')) as string;
  return [...text.matchAll(new RegExp(`(?:textbox|combobox|spinbutton) "${name}".*?\\[(e\\d+)\\]`, 'g'))].map(
    ([, ref]) => `ref=${ref}`,
  );
}

const fill = (ref: string | undefined, value: string) => on.act('fill', ref ?? '', value, 1_000);
const done = expect.objectContaining({ success: true });
const gone = expect.objectContaining({ error: 'element_not_found' });

describe('nothing is meant any more by the ref of a field', () => {
  test.each([
    ['above which a row was added', 'rows.splice(1, 0, ["song", "Paper boats", "Lea", ""])', 2],
    ['above which a row was removed', 'rows.splice(0, 1)', 1],
    ['whose row was replaced', 'rows[1] = ["song", "Paper boats", "Lea", ""]', 1],
    ['whose row has changed places', 'rows.reverse()', 2],
    ['of another kind of row', 'rows.splice(3, 0, ["talk", "Late call", "Ines", ""])', 3],
  ])('%s', async (_, change, at) => {
    const notes = await refsOf(schedule(), 'Note');
    await on.look(`${change}, draw()`);
    expect(await fill(notes[at], 'check levels')).toEqual(gone);
  });

  test('whose row is known by an attribute only', async () => {
    const html = `<ol id=list></ol><script>
      seats = ['s71', 's72', 's73'];
      draw = () => { list.innerHTML = seats.map((seat, index) => '<li data-seat=' + seat + '>' + (index + 1) + ' <input aria-label=Guest></li>').join(''); };
      draw();</script>`;
    const guests = await refsOf(html, 'Guest');
    await on.look(`draw()`);
    expect(await fill(guests[1], 'Ann')).toEqual(done);
    await on.look(`seats.shift(), draw()`);
    expect(await fill(guests[0], 'Tom')).toEqual(gone);
  });

  test('one of two rows with the same contents, once one has gone', async () => {
    const notes = await refsOf(schedule(), 'Note');
    await on.look(`rows[2] = [...rows[1]], draw()`);
    const text = (await on.step('snapshot', '')) as string;
    const [, , third] = [...text.matchAll(/"Note".*?\[(e\d+)\]/g)].map(([, ref]) => `ref=${ref}`);
    expect(await fill(notes[2], 'x')).toEqual(gone);
    await on.look(`rows.splice(0, 1), draw()`);
    expect(await fill(third, 'x')).toEqual(gone);
  });

  test('into which the page has written another row', async () => {
    const html = `<table id=list></table><script>
      rows = [[120, 4], [75, 9], [310, 2]];
      for (const _ of rows) list.insertRow().innerHTML = '<td><i></i><input aria-label=Weight type=number><input aria-label=Pieces type=number><input aria-label=Remark>';
      draw = () => rows.forEach(([weight, pieces], index) => {
        const [one, two] = list.rows[index].querySelectorAll('input');
        list.rows[index].querySelector('i').textContent = index + 1;
        [one.value, two.value] = [weight, pieces];
      });
      draw();</script>`;
    const remarks = await refsOf(html, 'Remark');
    expect(await fill(remarks[2], 'heavy')).toEqual(done);
    await on.look(`rows.unshift(rows.pop()), draw()`);
    expect(await fill(remarks[0], 'light')).toEqual(gone);
    // Also where the act before was on it.
    expect(await fill(remarks[1], 'light')).toEqual(gone);
  });
});

describe('a field is known again', () => {
  test('while its row is filled in, though the page draws all rows after each act', async () => {
    await on.show(schedule());
    const text = (await on.step('snapshot', '')) as string;
    const second = [...text.matchAll(/textbox "(?:Title|Host|Note)".*?\[(e\d+)\]/g)].slice(3, 6);
    await on.look(`list.addEventListener('focusout', ({ target }) => {
      const [row, cell] = [[...list.children].indexOf(target.parentNode), [...target.parentNode.children].indexOf(target)];
      if (row >= 0) { rows[row][cell] = target.textContent; draw(); }
    })`);
    for (const [index, [, ref]] of second.entries()) {
      expect(await fill(`ref=${ref}`, ['Storm watch', 'Ada', 'live'][index] ?? '')).toEqual(done);
      await on.look('document.activeElement.blur()');
    }
    expect(await on.look('rows[1].join()')).toBe('song,Storm watch,Ada,live');
  });

  test('where the page formats and computes what stands in its row', async () => {
    const html = `<div id=list></div><script>
      rows = [['a-1', 'Brass hinge', '2', '3.00'], ['a-2', 'Oak knob', '1', '4.50'], ['', '', '', '']];
      goods = { 'A-9': 'Steel bolt' };
      draw = () => { list.innerHTML = rows.map((row, index) => '<div class=line><i>' + (index + 1) + '</i>' + row.map((text, at) => '<input aria-label=' + ['Code', 'Description', 'Quantity', 'Price'][at] + ' value="' + text + '">').join('') + '</div>').join(''); };
      list.addEventListener('change', ({ target }) => {
        const row = rows[[...list.children].indexOf(target.parentNode)];
        row[[...target.parentNode.children].indexOf(target) - 1] = target.value.toUpperCase();
        row[1] = goods[row[0]] ?? row[1];
        row[3] = (Number(row[2]) * 1.5).toFixed(2);
        draw();
      });
      draw();</script>`;
    await on.show(html);
    const text = (await on.step('snapshot', '')) as string;
    const refs = (name: string) =>
      [...text.matchAll(new RegExp(`textbox "${name}".*?\\[(e\\d+)\\]`, 'g'))].map(([, ref]) => `ref=${ref}`);
    for (const at of [1, 2]) {
      expect(await fill(refs('Code')[at], 'a-9')).toEqual(done);
      expect(await fill(refs('Quantity')[at], '6')).toEqual(done);
    }
    expect(await on.look('rows.map((row) => row.join()).join("; ")')).toBe(
      'a-1,Brass hinge,2,3.00; A-9,Steel bolt,6,9.00; A-9,Steel bolt,6,9.00',
    );
  });

  test('where the page has refused what was written', async () => {
    const notes = await refsOf(schedule(), 'Title');
    expect(await fill(notes[1], '???')).toEqual(done);
    await on.look('draw()');
    expect(await fill(notes[1], 'Quick tide')).toEqual(done);
    expect(await on.look('list.children[1].children[1].textContent')).toBe('Quick tide');
  });

  test('where another row was changed, or one added below that is not like it', async () => {
    const notes = await refsOf(schedule(), 'Note');
    await on.look(`rows[0][1] = 'Evening report', rows.push(['song', 'Last waltz', 'Ida', '']), draw()`);
    expect(await fill(notes[1], 'check levels')).toEqual(done);
    expect(await on.look('noteOf(1)')).toBe('check levels');
  });

  test('where states and new ids are all that has changed around it', async () => {
    const notes = await refsOf(
      schedule(`data-state="' + (globalThis.open ?? 'shut') + '" id="r' + Math.random() + '"`),
      'Note',
    );
    await on.look(`globalThis.open = 'open', draw()`);
    expect(await fill(notes[2], 'check levels')).toEqual(done);
    expect(await on.look('noteOf(2)')).toBe('check levels');
  });
});
