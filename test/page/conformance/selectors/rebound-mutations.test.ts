/** A page changes at random: no ref ever means another element than the one it was given for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../support/attacks/seeded';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';
import { isFullShare } from '../../../support/share';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Draws rows of one kind of markup. `data-truth` says whose control it is; the page script does not read it. */
const page = (row: string) => `
  <div id=app></div>
  <script>
    let fresh = 0;
    const name = () => 'Item ' + (fresh += 1);
    heading = 'Things';
    items = Array.from({ length: 6 }, () => ({ text: name() }));
    const rowOf = ({ text }) => (${row})(text, 'data-truth="' + heading + '/' + text + '"');
    markup = () => '<section><h2>' + heading + '</h2><div class=list>' + items.map(rowOf).join('') + '</div></section>';
    list = () => document.querySelector('.list');
    draw = () => { app.innerHTML = markup(); };
    drawRow = (index) => {
      const made = document.createElement('div');
      made.innerHTML = rowOf(items[index]);
      list().children[index].replaceWith(made.firstChild);
    };
    draw();
    changes = {
      draw,
      drawRow: (at) => drawRow(at % items.length),
      reverse: () => { items.reverse(); draw(); },
      move: (at) => { const child = list().children[at % items.length]; list().append(child); items.push(...items.splice(at % items.length, 1)); },
      remove: (at) => { if (items.length > 2) { items.splice(at % items.length, 1); draw(); } },
      removeNode: (at) => { if (items.length > 2) { list().children[at % items.length].remove(); items.splice(at % items.length, 1); } },
      insert: (at) => { items.splice(at % items.length, 0, { text: name() }); draw(); },
      twin: (at) => { items.splice(at % items.length, 0, { ...items[0] }); draw(); },
      rename: (at) => { items[at % items.length] = { text: name() }; drawRow(at % items.length); },
      swapTexts: () => { [items[0].text, items[1].text] = [items[1].text, items[0].text]; draw(); },
      retitle: () => { heading = name(); draw(); },
      grow: () => { const old = app.firstChild; app.insertAdjacentHTML('beforeend', markup()); old.remove(); },
      twoSteps: () => { app.innerHTML = ''; return Promise.resolve().then(draw); },
    };
    truthOf = (element) => element.dataset.truth;
    count = (truth, label) => [...document.querySelectorAll('[data-truth]')].filter((one) => one.dataset.truth === truth && one.textContent === label).length;
  </script>`;

const kinds: Record<string, string> = {
  'list items': `(text, truth) => '<li>' + text + ' <button ' + truth + '>Edit</button> <button ' + truth + '>Copy</button></li>'`,
  cards: `(text, truth) => '<div class=card><h3>' + text + '</h3><p><button ' + truth + '>Edit</button></p><a href="#" ' + truth + '>More</a></div>'`,
  articles: `(text, truth) => '<article><b>' + text + '</b><span role=button tabindex=0 ' + truth + '>Edit</span></article>'`,
};

const perKind = isFullShare ? 350 : 20;

test.each(Object.entries(kinds))('%s', async (_kind, row) => {
  const random = seeded(17);
  let known = 0;
  await on.show(page(row));
  const names = await on.look<string[]>('Object.keys(changes)');
  for (let round = 0; round < perKind; round += 1) {
    const text = (await on.step('snapshot', '')) as string;
    const given = [...text.matchAll(/(?:button|link) "(Edit|Copy|More)" \[(e\d+)\]/g)];
    const [, label, ref] = random.pick(given) as unknown as [string, string, string];
    const truth = (await on.step('attribute', `ref=${ref}`, 'data-truth')) as string;
    const isOnly = (await on.look(`count(${JSON.stringify(truth)}, '${label}')`)) === 1;
    const change = random.pick(names);
    await on.look(`changes.${change}(${random.below(6)})`);
    const reached = await on.act('attribute', `ref=${ref}`, 'data-truth', 120);
    const message = `round ${round}: ${change} of ${truth}, ${ref}`;
    if (typeof reached !== 'string') {
      // A busy machine may not come to look within the deadline.
      expect(['element_not_found', 'timeout'], message).toContain((reached as { error: string }).error);
      continue;
    }
    known += 1;
    expect(reached, message).toBe(truth);
    const isOnlyNow = (await on.look(`count(${JSON.stringify(truth)}, '${label}')`)) === 1;
    if (change !== 'move' && change !== 'removeNode' && change !== 'drawRow' && change !== 'rename')
      expect([isOnly, isOnlyNow], message).toEqual([true, true]);
  }
  // Else the test would show nothing.
  expect(known).toBeGreaterThan(perKind * 0.3);
});
