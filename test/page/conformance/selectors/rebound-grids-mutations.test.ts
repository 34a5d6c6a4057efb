/** A grid whose rows say only in their fields what they are changes at random: no act ever reaches another row. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../support/attacks/seeded';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';
import { isFullShare } from '../../../support/share';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/**
 * Whose an element is stands in properties, which the tool cannot see; `did` has the items that something was written
 * into. What is the same in two items is left to chance where the page keeps its elements.
 * @param cells the fields of a row, and `put` writes the texts of an item into them
 * @param keeps whether the page keeps its elements and writes other rows into them
 */
const page = ({ cells, put, key = '' }: { cells: string; put: string; key?: string }, keeps: boolean) => `
  <style>b { display: inline-block; width: 60px; height: 20px }</style>
  <div id=app></div>
  <script>
    let fresh = 0;
    const words = ['amber', 'birch', 'cedar', 'dune', 'ember', 'fjord', 'grove', 'heron', 'inlet', 'jade', 'kelp', 'lark'];
    const word = () => words[(fresh += 5) % 12] + ' ' + words[(fresh * 7 + (fresh % 5)) % 12] + ' ' + fresh;
    const item = () => ({ id: 'k' + (fresh * 17 + 400), title: word(), maker: words[(fresh += 1) % 12], length: '3:' + (10 + (fresh % 3)), note: '' });
    items = Array.from({ length: 6 }, item);
    did = [];
    const put = ${put};
    const fill = (row, index) => {
      const of = items[index];
      row.truth = of;
      row.firstChild.textContent = index + 1;
      ${key}
      put(row, of);
    };
    const made = () => {
      const row = document.createElement('div');
      row.className = 'row';
      row.innerHTML = '<span></span>' + ${JSON.stringify(cells)};
      return row;
    };
    draw = () => {
      if (!${keeps}) app.innerHTML = '';
      while (app.children.length > items.length) app.lastChild.remove();
      while (app.children.length < items.length) app.append(made());
      items.forEach((_, index) => fill(app.children[index], index));
    };
    app.addEventListener('input', ({ target }) => {
      const row = target.closest('.row');
      const name = target.dataset.f;
      did.push(row.truth);
      row.truth[name] = target.value ?? target.textContent;
    });
    const at = (index) => index % items.length;
    changes = {
      draw,
      reverse: () => { items.reverse(); draw(); },
      insert: (index) => { if (items.length < 9) items.splice(at(index), 0, item()); draw(); },
      remove: (index) => { if (items.length > 3) items.splice(at(index), 1); draw(); },
      replace: (index) => { items[at(index)] = item(); draw(); },
      move: (index) => { items.push(...items.splice(at(index), 1)); draw(); },
      swap: (index) => { const [one, other] = [at(index), at(index + 1)]; [items[one], items[other]] = [items[other], items[one]]; draw(); },
      turn: () => { items = items.map(item); draw(); },
      twin: (index) => { if (items.length < 9) items.splice(at(index), 0, { ...items[at(index)], id: item().id }); draw(); },
      removeTwin: () => {
        const one = items.findIndex((it, from) => items.findIndex((other) => other.title === it.title) < from);
        if (one > 0 && items.length > 3) items.splice(one - 1, 1);
        draw();
      },
    };
    draw();
  </script>`;

const editable = (name: string) => `<b contenteditable data-f=${name}></b>`;
const input = (name: string) => `<input data-f=${name}>`;
const intoCells = `(row, of) => { for (const cell of row.querySelectorAll('[data-f]')) cell.textContent = of[cell.dataset.f]; }`;
const intoFields = `(row, of) => { for (const cell of row.querySelectorAll('[data-f]')) cell.value = of[cell.dataset.f]; }`;
const names = ['title', 'maker', 'length', 'note'];
const choice =
  '<select data-f=maker><option>amber</option><option>birch</option><option>cedar</option><option>dune</option><option>ember</option><option>fjord</option><option>grove</option><option>heron</option><option>inlet</option><option>jade</option><option>kelp</option><option>lark</option></select>';
const labelled = (cells: string) =>
  cells.replace(/data-f=(\w+)/g, (whole, name) => `${whole} aria-label=${name}`);

const kinds: Record<string, Parameters<typeof page>[0]> = {
  'editable cells': { cells: labelled(names.map(editable).join('')), put: intoCells },
  'editable cells, keyed': {
    cells: labelled(names.map(editable).join('')),
    put: intoCells,
    key: 'row.dataset.track = of.id;',
  },
  inputs: { cells: labelled(names.map(input).join('')), put: intoFields },
  'choices and text areas': {
    cells: labelled(`${choice}<textarea data-f=title></textarea><input data-f=note>`),
    put: intoFields,
  },
};

const perKind = isFullShare ? 130 : 4;
const maxMs = 150_000;
const runs = Object.entries(kinds).flatMap(([name, kind]) => [
  { name: `${name}, made anew`, kind, keeps: false },
  { name: `${name}, written anew`, kind, keeps: true },
]);

test.each(runs)('$name', { timeout: maxMs }, async ({ kind, keeps }) => {
  const random = seeded(23);
  let reached = 0;
  await on.show(page(kind, keeps));
  const changes = await on.look<string[]>('Object.keys(changes)');
  for (let round = 0; round < perKind; round += 1) {
    const text = (await on.step('snapshot', '')) as string;
    const given = [...text.matchAll(/textbox "note".*?\[(e\d+)\]/g)].map(([, ref]) => ref);
    expect(given.length, text).toBe(await on.look('items.length'));
    const place = random.below(given.length);
    await on.look(`meant = items[${place}], did.length = 0`);
    const was = await on.look('items.map((one) => ({ ...one }))');
    const change = random.pick(changes);
    await on.look(`changes.${change}(${random.below(6)})`);
    const answer = await on.act('fill', `ref=${given[place]}`, `n ${round}`, 150);
    const right = await on.look(
      `did.map((one) => one === meant || (${keeps} && one.title === meant.title && one.maker === meant.maker))`,
    );
    const message = `${JSON.stringify(was)}\n${JSON.stringify(await on.look('items'))}\nround ${round}: ${change}, row ${place + 1}, ${JSON.stringify(answer)}`;
    expect(right, message).not.toContain(false);
    if ((right as boolean[]).length > 0) reached += 1;
    // A page that is only drawn anew keeps its rows.
    if (change === 'draw') expect(answer, message).toMatchObject({ success: true });
  }
  expect(reached).toBeGreaterThan(perKind * 0.1);
});
