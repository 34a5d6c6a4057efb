/** What a model is shown of a page: all of it once, then what has changed. */
import { expect, test } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { viewPage } from '../../../../relay/autonomy/language-model/page-view';
import type { Seen } from '../../../../relay/autonomy/model';

/** A page whose snapshots are answered so, in turn; the last one again and again. */
function page(answers: (string | RelayError)[], { tab = 1, outcomes = [] as Seen['outcomes'] } = {}) {
  const asked: unknown[] = [];
  const left = [...answers];
  const seen: Seen = {
    url: 'http://shop.test/',
    title: 'Shop',
    tabs: [{ tab, url: 'http://shop.test/', title: 'Shop', current: true }],
    outcomes,
    stepsLeft: 9,
    turnsLeft: 9,
    async read(action, _, value) {
      if (action !== 'snapshot') return '';
      asked.push((value as { diff?: boolean }).diff ?? false);
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof RelayError) throw answer;
      return answer ?? '';
    },
    screenshot: async () => '',
  };
  return { seen, asked };
}
const unreadable = new RelayError('timeout', 'It is busy.');
const clicked: Seen['outcomes'] = [
  { act: { action: 'fill', selector: 'ref=e5' }, result: { success: true } },
];

test('all of a page is shown first, then what has changed in the same tab', async () => {
  const { seen, asked } = page(['button "Buy" [e1]']);
  expect(await viewPage(seen, undefined)).toMatchObject({ whole: true, base: 1 });
  expect(asked).toEqual([false]);
  const changed = page(['+button "Pay" [e2]']);
  expect(await viewPage(changed.seen, 1)).toMatchObject({ whole: false, base: 1 });
  expect(changed.asked).toEqual([true]);
});

test('another tab is shown whole', async () => {
  const { seen, asked } = page(['button "Buy" [e1]'], { tab: 2 });
  expect(await viewPage(seen, 1)).toMatchObject({ whole: true, base: 2 });
  expect(asked).toEqual([false]);
});

test('a page that cannot be read is no whole view, and after it all of the page is shown', async () => {
  const view = await viewPage(page([unreadable]).seen, 1);
  expect(view).toMatchObject({ whole: false, base: undefined });
  expect(view.text).toContain('The page cannot be read: It is busy.');
});

test('a page that is loading is looked at again', async () => {
  const { seen } = page(['status "Loading ..."', '+list', 'list: item "Tent" [e1]']);
  expect((await viewPage(seen, undefined)).text).toContain('item "Tent"');
});

test('what follows the field that was filled in is waited for', async () => {
  const own = '-textbox "Search" [e5]\n+textbox "Search" = "tent" [e5]';
  const { seen } = page([own, '(no change)', '+link "Big tent" [e9]'], { outcomes: clicked });
  expect((await viewPage(seen, 1)).text).toContain('+link "Big tent"');
});
