/** What is open in front is meant first, and the view tells of titles, states and what shows on hover. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const step = { do: 'step', sessionId: 'page-harness', selector: '' } as const;

async function view(html: string): Promise<string> {
  await on.show(html);
  const tree = String(await on.carryOut({ ...step, action: 'snapshot', onlySeen: true }, 5_000));
  return tree.replace(/ ?\[e\d+\]/g, '');
}

const person = (name: string, open = '') =>
  `<div class="person" style="display:flex"><div>${name[0]}</div><div>${name}</div><div class="dropdown" style="position:relative">
    <button class="trigger"><span>Can edit</span> <span>▾</span></button>${open}</div></div>`;
const list = `<div class="dropdown-menu open" style="position:absolute;background:white;z-index:9">
  <div class="item" style="cursor:pointer">Can edit</div><div class="item" style="cursor:pointer">Can view</div></div>`;
const share = (open: string) =>
  `<div role="dialog" style="position:fixed;inset:20px;background:white;overflow:auto"><h2>Share</h2>
    ${person('Aiko')}${person('David')}${person('James', open)}<div><div>Link access</div><button>Anyone</button></div></div>
  <script>for (const one of document.querySelectorAll('.trigger, .item')) one.onclick = () => { document.title = one.className; };</script>`;

describe('of several with the same words', () => {
  const click = async (html: string, selector: string) => {
    await on.show(html);
    const result = await on.carryOut({ ...step, action: 'click', selector, value: '' }, 3_000);
    return [await on.look('document.title'), result];
  };

  test('the one in the list that is open is pressed', async () => {
    expect(await click(share(list), 'text=Can edit')).toEqual([
      'item',
      expect.objectContaining({ inFront: true, success: true }),
    ]);
  });

  test('the first one is, where no list is open', async () => {
    const [pressed, result] = await click(share(''), 'text=Can edit');
    expect(pressed).toBe('trigger');
    expect(result).not.toHaveProperty('inFront');
  });
});

test('an open list is shown in the row that it belongs to', async () => {
  const tree = await view(share(list));
  expect(tree.indexOf('"James"')).toBeLessThan(tree.indexOf('Can view'));
  expect(tree.indexOf('Can view')).toBeLessThan(tree.indexOf('"Link access"'));
});

describe('a view tells', () => {
  test('the state that only a further class says', async () => {
    const star = (more: string) => `<li>Letter <button class="mail-important${more}">▷</button></li>`;
    const tree = await view(`<ul>${star('')}${star(' marked')}</ul>`);
    expect(tree.match(/button "▷".*/g)).toEqual(['button "▷"', 'button "▷" class marked']);
  });

  test('the title of the sign in a button', async () => {
    const tree = await view('<button><span title="Not important">▷</span></button>');
    expect(tree).toContain('button "▷" tooltip "Not important"');
  });

  test('whom initials stand for', async () => {
    const avatars =
      '<div class="stack" style="display:flex"><div title="Marcus Rivera">MR</div><div title="Aiko Tan">AT</div></div>';
    const tree = await view(avatars);
    expect(tree).toContain('"MR" tooltip "Marcus Rivera"');
    expect(tree).toContain('"AT" tooltip "Aiko Tan"');
  });

  test('a field by the label above it, and not by its placeholder', async () => {
    const tree = await view(
      '<div class="field"><label>Forward to</label><input placeholder="email@example.com"></div>',
    );
    expect(tree).toContain('textbox "Forward to" placeholder "email@example.com"');
  });

  test('that a row has more on hover', async () => {
    const row = (name: string) =>
      `<div style="display:flex"><span>${name}</span><button style="opacity:0">Edit ${name}</button></div>`;
    const tree = await view(`<h1>Profile</h1>${row('Username')}${row('Email')}`);
    expect(tree).toContain('"Username"\n(1 more on hover)');
    expect(tree).not.toContain('Edit');
  });

  test('nothing of a menu that is shut, or of a check box that is drawn', async () => {
    const shut = '<div style="opacity:0;pointer-events:none"><button>Delete</button></div>';
    const box = '<label><input type="checkbox" style="opacity:0">Agree</label>';
    expect(await view(`<div><p>Note</p>${shut}</div><div>${box}</div>`)).not.toContain('hover');
  });
});
