/** What a model is shown of a page: all of it once, then what has changed. */
import { expect, test } from 'vitest';
import { RelayError } from '../../../../../extension/protocol/errors';
import { describeTurn } from '../../../../../relay/autonomy/language-model/describe-turn';
import { type Base, viewPage } from '../../../../../relay/autonomy/language-model/view/page-view';
import type { Seen } from '../../../../../relay/autonomy/model';

const rows = Array.from({ length: 9 }, (_, at) => `link "Tent number ${at}" [e${at + 10}]`).join('\n');

/** A page whose snapshots are answered so, in turn; the last one again and again. */
function page(
  answers: (string | RelayError)[],
  { tab = 1, url = 'http://shop.test/', outcomes = [] as Seen['outcomes'] } = {},
): Seen {
  const left = [...answers];
  return {
    url,
    title: 'Shop',
    tabs: [{ tab, url, title: 'Shop', current: true }],
    outcomes,
    stepsLeft: 9,
    turnsLeft: 9,
    async read(action) {
      if (action !== 'snapshot') return '';
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof RelayError) throw answer;
      return answer ?? '';
    },
    screenshot: async () => '',
  };
}
const unreadable = new RelayError('timeout', 'It is busy.');
const filled: Seen['outcomes'] = [{ act: { action: 'fill', selector: 'ref=e5' }, result: { success: true } }];
const first = async (tree: string): Promise<Base | undefined> =>
  (await viewPage(page([tree]), undefined)).base;

test('all of a page is shown first, then what has changed in it', async () => {
  const view = await viewPage(page([`${rows}\nbutton "Buy" [e1]`]), undefined);
  expect(view.whole).toBe(true);
  expect(view.text).toContain('URL: http://shop.test/\nTitle: Shop\nlink "Tent number 0" [e10]');
  const changed = await viewPage(page([`${rows}\nbutton "Pay" [e2]`]), view.base);
  expect(changed).toMatchObject({ whole: false, text: '-button "Buy" [e1]\n+button "Pay" [e2]' });
});

test.each([
  ['another tab', { tab: 2 }],
  ['another document', { url: 'http://shop.test/cart' }],
])('%s is shown whole', async (_, where) => {
  const base = await first(rows);
  expect(await viewPage(page([`${rows}\nbutton "Pay" [e2]`], where), base)).toMatchObject({ whole: true });
});

const opened = (result: { changed?: boolean }): Seen['outcomes'] => [
  { act: { action: 'click', selector: 'ref=e1' }, result: { success: true, ...result } },
];

test('an act that changed what nobody sees is not told as one without a change', async () => {
  const tree = `${rows}\nbutton "Item" [e1]`;
  const after = async (outcomes: Seen['outcomes'], now = tree) =>
    (await viewPage(page([now], { outcomes }), await first(tree))).text;
  expect(await after(opened({ changed: true }))).toMatch(/^\(no change in sight, though .*text=/);
  expect(await after(opened({ changed: false }))).toBe('(no change)');
  expect(await after(opened({}))).toBe('(no change)');
  expect(await after([])).toBe('(no change)');
  expect(await after(opened({ changed: true }), `${tree}\noption "Tent" [e2]`)).toBe('+option "Tent" [e2]');
});

test('another part of the same document is told with its address', async () => {
  const base = await first(rows);
  const { text } = await viewPage(
    page([`${rows}\nbutton "Pay" [e2]`], { url: 'http://shop.test/#pay' }),
    base,
  );
  expect(text).toBe('URL: http://shop.test/#pay\nTitle: Shop\n+button "Pay" [e2]');
});

test('the page is shown whole where that is preferred, or no longer than what has changed', async () => {
  const base = await first(rows);
  const seen = page([`${rows}\nbutton "Pay" [e2]`]);
  expect(await viewPage(seen, base, () => true)).toMatchObject({ whole: true });
  expect(await viewPage(page(['button "Pay" [e2]']), base)).toMatchObject({ whole: true });
});

test('a page that cannot be read is no whole view, and after it all of the page is shown', async () => {
  const view = await viewPage(page([unreadable]), await first(rows));
  expect(view).toMatchObject({ whole: false, base: undefined });
  expect(view.text).toContain('The page cannot be read: It is busy.');
});

test('a page that is loading is looked at again', async () => {
  const seen = page(['status "Loading ..."', 'list: item "Tent" [e1]']);
  expect((await viewPage(seen, undefined)).text).toContain('item "Tent"');
});

test('what follows the field that was filled in is waited for', async () => {
  const base = await first(`${rows}\ntextbox "Search" [e5]`);
  const own = `${rows}\ntextbox "Search" = "tent" [e5]`;
  const seen = page([own, own, `${own}\nlink "Big tent" [e9]`], { outcomes: filled });
  expect((await viewPage(seen, base)).text).toContain('+link "Big tent"');
});

test('tabs are numbered as the action tab takes them', async () => {
  const seen = {
    ...page([rows]),
    tabs: [
      { tab: 1403, url: 'http://shop.test/', title: 'Shop', current: false },
      { tab: 1409, url: 'http://shop.test/track', title: 'Track', current: true },
    ],
  };
  const { text } = await viewPage(seen, undefined);
  expect(text).toContain('Tab 1: http://shop.test/\nTab 2: http://shop.test/track (this one)');
});

const reading = (result: string): Seen['outcomes'] => [{ act: { action: 'snapshot', selector: '' }, result }];

test('a page that a snapshot has just read is shown once, though nothing has changed', async () => {
  const now = `${rows}\ndialog "Share" [e1]: heading "Who can see this list of tents"`;
  const again = await viewPage(page([now], { outcomes: reading(now) }), await first(now));
  expect(again).toMatchObject({ whole: true, read: now, base: { tree: now } });
  expect(again.text).toContain('Who can see this list of tents');
  const turn = { base: await first(now), asked: 1, words: '' };
  const told = await describeTurn(page([now], { outcomes: reading(now) }), turn);
  expect(told.outcomes).toBe('1. snapshot: read; the page follows');
});

test.each([
  ['has changed since', rows, `${rows}\ndialog "Share" [e1]: heading "Who can see this list of tents"`],
  [
    'is longer than what is told of a reading',
    `${rows}\n"${'x'.repeat(8_000)}"`,
    `${rows}\n"${'x'.repeat(8_000)}"`,
  ],
])('a page that %s is shown after what was read', async (_, read, now) => {
  const seen = page([now], { outcomes: reading(read) });
  expect((await viewPage(seen, await first('button "Go" [e1]'))).read).toBeUndefined();
});

/** A click after which nothing was seen to change at once. */
const unseen: Seen['outcomes'] = [
  { act: { action: 'click', selector: 'ref=e1' }, result: { success: true, verified: false } },
];

test.each([
  ['something has come', `${rows}\n"Viewing booked"`, {}, true],
  ['another part is shown', rows, { url: 'http://shop.test/#paid' }, true],
  ['another document is shown', rows, { url: 'http://shop.test/cart' }, true],
  ['nothing has come', rows, {}, false],
  ['only the focus has moved', rows.replace('[e10]', 'focused [e10]'), {}, false],
])('it is known whether an act has changed the page since: %s', async (_, tree, where, hasChanged) => {
  const base = await first(rows);
  expect(await viewPage(page([tree], { ...where, outcomes: unseen }), base)).toMatchObject({ hasChanged });
});

test('what an act before it has changed is no effect of the last one', async () => {
  const base = await first(rows);
  const outcomes = [...filled, ...unseen];
  const changed = `${rows}\n"Gift wrap 2.00"`;
  expect(await viewPage(page([changed], { outcomes }), base)).toMatchObject({ hasChanged: false });
  // Neither is it said that the last one had none.
  expect(await viewPage(page([changed], { outcomes }), base)).toMatchObject({ differs: true });
  expect(await viewPage(page([rows], { outcomes }), base)).toMatchObject({ differs: false });
  const later = page([changed, `${changed}\n"Saved"`], { outcomes });
  expect(await viewPage(later, base)).toMatchObject({ hasChanged: true });
});
