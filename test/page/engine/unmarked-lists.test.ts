/** Lists and suggestions of which the page does not say what they are. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function view(): Promise<string> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '' } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000));
}

describe('suggestions', () => {
  /** Listeners are known that come after the script for the page's own world. */
  async function showWith(html: string, script: string): Promise<void> {
    await on.show(html);
    await on.prepare();
    await on.look(`void (() => { ${script} })()`);
  }

  test('each that a field shows has a handle, which chooses it', async () => {
    await showWith(
      '<label>Firm <input id="field"></label><div id="list"></div>',
      `field.oninput = () => { list.innerHTML = ['Dale &amp; Son', 'Dale Ltd'].map((one) => '<div>' + one + ' <small>Leeds</small></div>').join(''); };
      list.addEventListener('mousedown', ({ target }) => { field.value = target.closest('#list div').textContent; list.innerHTML = ''; });`,
    );
    await on.act('type', '#field', 'Dale');
    const [, ref] = /\[(e\d+)\]: "Dale Ltd Leeds"/.exec(await view()) ?? [];
    await on.act('click', `ref=${ref}`);
    expect(await on.act('value', '#field')).toBe('Dale Ltd Leeds');
  });

  test('the parts of a box that lies over the page have handles, and those of a card have none', async () => {
    const parts = '<div>Red</div><div>Blue</div>';
    await showWith(
      `<section><div id="card">${parts}</div></section><div id="over" style="position: absolute">${parts}</div>`,
      'card.onclick = over.onclick = () => {};',
    );
    expect((await view()).match(/generic \[e\d+\]: "(?:Red|Blue)"/g)).toHaveLength(2);
  });
});

describe('select', () => {
  const choose = (value: unknown) => on.act('select', '#box', value, 4_000);

  test.each([
    [
      'in itself',
      `<div class="dd" id="box"><span id="shown">Trade ▾</span><div id="list" hidden><div>Roofing</div><div>Glazing</div></div></div><script>
        box.onclick = ({ target }) => { if (target.parentElement === list) shown.textContent = target.textContent + ' ▾'; list.hidden = !list.hidden; };
      </script>`,
    ],
    [
      'over the page',
      `<button type="button" id="box"><b id="shown">Trade</b> <svg class="chevron-down"></svg></button><script>
        box.onclick = () => setTimeout(() => {
          if (document.querySelector('section')) return document.querySelector('section').remove();
          const list = document.createElement('section');
          list.style.position = 'fixed';
          list.innerHTML = '<p>Roofing</p><p>Glazing</p>';
          list.onclick = ({ target }) => { shown.textContent = target.textContent; list.remove(); };
          document.body.append(list);
        }, 50);
      </script>`,
    ],
  ])('chooses of a list that a box with an arrow opens %s', async (_, html) => {
    await on.show(html);
    expect(await choose('Glazing')).toMatchObject({ success: true, changed: true });
    expect(await on.act('text', '#shown')).toMatch(/^Glazing/);
    expect(await choose('Plumbing')).toMatchObject({
      message: expect.stringMatching(/without the option "Plumbing"; there are "Roofing", "Glazing"/),
    });
    expect(await on.act('text', 'body')).not.toContain('Roofing');
    expect(await on.act('text', '#shown')).toMatch(/^Glazing/);
  });

  test('presses nothing that is no list', async () => {
    await on.show('<button id="box" onclick="document.title = 1">Send</button>');
    expect(await choose('Now')).toMatchObject({ message: expect.stringContaining('it is no list') });
    expect(await on.look('document.title')).toBe('');
  });

  test('tells that a page did not keep the choice', async () => {
    await on.show(`<div id="box">Size ▾</div><div id="list" hidden><div>Small</div><div>Large</div></div>
      <script>box.onclick = list.onclick = () => { list.hidden = !list.hidden; };</script>`);
    expect(await choose('Large')).toMatchObject({
      success: false,
      reason: expect.stringContaining('"Large"'),
    });
  });

  /** Two lists that are drawn anew with each click; `keeps` is what a click on an option does to them. */
  const redrawn = (keeps: string) => `<main></main><script>
    const held = ['Weekly', 'Weekly'];
    let open = -1;
    const draw = () => {
      document.querySelector('main').innerHTML = held.map((one, at) => '<p>Report</p><div><div tabindex="0" class="trigger"' +
        (at ? '' : ' id="box"') + '>' + one + '<span>▾</span></div><div ' + (open === at ? '' : 'hidden') +
        '><div class="option">Daily</div><div class="option">Weekly</div></div></div>').join('');
    };
    draw();
    document.onclick = ({ target }) => {
      const at = [...document.querySelectorAll('main > div')].findIndex((one) => one.contains(target));
      if (target.className === 'option') { ${keeps}; open = -1; } else open = open === at ? -1 : at;
      draw();
    };
  </script>`;

  test.each(['#box', 'main .trigger', 'ref'])(
    'reads a list that was drawn anew, found by %s',
    async (how) => {
      await on.show(redrawn('held[at] = target.textContent'));
      const selector = how === 'ref' ? `ref=${/\[(e\d+)\]: "Weekly/.exec(await view())?.[1]}` : how;
      expect(await on.act('select', selector, 'Daily', 4_000)).toMatchObject({
        success: true,
        changed: true,
        value: 'Daily',
      });
      expect(await on.act('text', 'main')).toMatch(/Daily▾[\s\S]*Weekly▾/);
    },
  );

  test('tells of a list that was drawn anew that it did not keep the choice', async () => {
    await on.show(redrawn('held[1 - at] = target.textContent'));
    expect(await choose('Daily')).toMatchObject({
      success: false,
      reason: 'The page did not keep the choice "Daily": it shows "Weekly".',
    });
  });

  /** Suggestions under a field, of which the whole form is drawn anew. */
  const suggesting = (shown: string) => `<form></form><script>
    let value = 'Ines Marlow';
    const form = document.forms[0];
    const draw = (list) => { form.innerHTML = '<input id="who"><button type="button">Next</button>' + list;
      form.firstChild.value = value; };
    draw('<ul role="listbox" id="box"><li role="option">Ines Marlow – 4 Quay Road, Bude</li><li role="option">Ines Marlow – 9 Hill Street, Bude</li></ul>');
    form.onclick = ({ target }) => { if (target.role === 'option') { value = '${shown}'; draw(''); } };
  </script>`;

  test('of a list that is gone after the choice, the field shows that it was kept', async () => {
    await on.show(suggesting('Ines Marlow (9 Hill Street)'));
    expect(await choose('Ines Marlow – 9 Hill Street, Bude')).toMatchObject({ success: true });
    expect(await on.act('value', '#who')).toBe('Ines Marlow (9 Hill Street)');
  });

  test('of a list that is gone after the choice, a field with another choice is told', async () => {
    await on.show(suggesting('Ines Marlow (4 Quay Road)'));
    expect(await choose('Ines Marlow – 9 Hill Street, Bude')).toMatchObject({ success: false });
  });
});
