/** What a model is shown again of a page that it knows: behind a dialog, beside a pane that changed, under another address. */
import { describe, expect, test } from 'vitest';
import { newsIn } from '../../../../../relay/autonomy/language-model/view/news-in';
import { type Base, viewPage } from '../../../../../relay/autonomy/language-model/view/page-view';
import { shortenView } from '../../../../../relay/autonomy/language-model/view/shorten-view';
import type { Seen } from '../../../../../relay/autonomy/model';

/** A page that is read so, and has the elements with these handles. */
function page(tree: string, url = 'http://desk.test/', refs: readonly string[] = []): Seen {
  return {
    url,
    title: 'Desk',
    tabs: [{ tab: 1, url, title: 'Desk', current: true }],
    outcomes: [],
    stepsLeft: 9,
    turnsLeft: 9,
    read: async (action, selector = '') =>
      action === 'snapshot' ? tree : action === 'count' ? String(Number(refs.includes(selector))) : '',
    screenshot: async () => '',
  };
}

/** The texts of the views of pages that follow one another. */
async function viewsOf(...pages: Seen[]): Promise<string[]> {
  let base: Base | undefined;
  const texts: string[] = [];
  for (const one of pages) {
    const view = await viewPage(one, base);
    base = view.base;
    texts.push(view.text);
  }
  return texts;
}

const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
const boats = numbers.map((at) => `row: "Boat ${at}" | "berth ${at}" | button "Move" [e${at}]`).join('\n');
const behind = boats.replace(/\[e\d+\]/g, 'inert');
const dialog = 'dialog "Move boat": textbox "Berth" focused [e40] button "OK" [e41]';

describe('a dialog in front of a list', () => {
  test('the rows that it makes inert share a line', async () => {
    const [, opened] = await viewsOf(page(boats), page(`${behind}\n${dialog}`));
    expect(opened).toBe(`+${dialog}\n(inert now, else unchanged: e1 to e20)`);
  });

  test('once it is closed, the page is as before', async () => {
    const [, , closed] = await viewsOf(page(boats), page(`${behind}\n${dialog}`), page(boats));
    expect(closed).toBe('(The dialog is closed, and the page is as it was before.)');
  });

  test('what has changed with it is told, and texts that it covered are no news', async () => {
    const [, , closed] = await viewsOf(
      page(`"3 boats wait"\n"Low water at six"\n${boats}`),
      page(`${behind}\n${dialog}`),
      page(`"3 boats wait"\n"Low water at six"\n${boats.replace('berth 7"', 'berth 31"')}`),
    );
    expect(closed).toBe(
      '(The dialog is closed. Since before it was opened:)\n+row: "Boat 7" | "berth 31" | button "Move" [e7]',
    );
  });

  test('a second dialog in front of the first changes nothing of that', async () => {
    const second = 'alertdialog "Really?": button "Yes" [e50]';
    const [, , , closed] = await viewsOf(
      page(boats),
      page(`${behind}\n${dialog}`),
      page(`${behind}\n${dialog}\n${second}`),
      page(`${boats}\nstatus: "Moved"`),
    );
    expect(closed).toContain('+status: "Moved"');
    expect(closed).not.toContain('Boat');
  });

  test('a page that was first shown with its dialog is told with its handles', async () => {
    const [, closed] = await viewsOf(page(`${behind}\n${dialog}`), page(boats));
    expect(closed).toContain('row: "Boat 7" | "berth 7" | button "Move" [e7]');
  });

  test('the handles of rows that say the same in turn are one run', async () => {
    const rows = (mark: (at: number) => string) =>
      Array.from({ length: 9 }, (_, at) => `button "Berth ${at % 3}" ${mark(at)}`).join('\n');
    const [, now] = await viewsOf(
      page(rows((at) => `[e${at + 1}]`)),
      page(`${rows(() => 'inert')}\n${dialog}`),
    );
    expect(now).toContain('(inert now, else unchanged: e1 to e9)');
  });

  test('a short list behind it takes few lines of the first view', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `button "Berth ${at} at the quay" inert`).join('\n');
    expect(shortenView(`${dialog}\n${rows}`).split('\n').length).toBeLessThan(12);
    expect(shortenView(`${dialog}\n${rows.replaceAll('inert', '[e9]')}`)).not.toContain('more like these');
  });

  test('one row that becomes inert is not taken for another that says the same', async () => {
    const [, now] = await viewsOf(
      page(`${boats}\nbutton "Up" [e31]\nbutton "Up" [e32]`),
      page(`${boats}\nbutton "Up" inert\nbutton "Up" [e32]`),
    );
    expect(now).toBe('(inert now, else unchanged: e31)');
  });

  test('a long list behind it is cut short in a view of all of the page', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `button "Parcel ${at} for the north quay" inert`).join(
      '\n',
    );
    expect(shortenView(`${dialog}\n${rows}`).length).toBeLessThan(1_200);
    expect(shortenView(`${dialog}\n${rows.replaceAll('inert', '[e9]')}`).length).toBeGreaterThan(2_000);
  });
});

describe('a long list beside a pane', () => {
  const list = Array.from(
    { length: 60 },
    (_, at) => ` button "Parcel ${at} for the north quay, paid, ${at} kg" [e${at}]`,
  );
  const all = (lines: readonly string[], pane: string) => ['list "Parcels"', ...lines, pane].join('\n');
  const before = all(list, 'heading "Parcel 3" 1');
  const again = (now: string, acted: string[] = []) =>
    shortenView(now, newsIn(before, now, new Set(acted)), true);

  test('is cut shorter where all of the page is shown again and nothing in it is news', () => {
    const now = all(list, 'heading "Parcel 4" 1');
    expect(shortenView(now, newsIn(undefined, now))).toContain('Parcel 59');
    expect(again(now)).toMatch(/more like these below[\s\S]*heading "Parcel 4"/);
    expect(again(now).length).toBeLessThan(2_900);
  });

  test('is shown as before where a row has changed or was acted on', () => {
    const now = all(
      list.map((line) => line.replace('59 for the north quay, paid', '59 for the north quay, sent')),
      '',
    );
    expect(again(now)).toContain('Parcel 59 for the north quay, sent');
    expect(again(now)).toContain('Parcel 40');
    expect(again(before, ['e58'])).toContain('Parcel 40');
  });
});

describe('another address', () => {
  const list = numbers.map((at) => `link "Letter ${at}" [e${at}]`).join('\n');
  const second = `${list}\nheading "Letter 2" 1`;

  test('of the same document is told with what has changed', async () => {
    const [, next] = await viewsOf(
      page(`${list}\nheading "Letter 1" 1`, 'http://desk.test/letters/1'),
      page(second, 'http://desk.test/letters/2', ['ref=e1']),
    );
    expect(next).toBe(
      'URL: http://desk.test/letters/2\nTitle: Desk\n-heading "Letter 1" 1\n+heading "Letter 2" 1',
    );
  });

  test('of another document is shown with all of it', async () => {
    const [, next] = await viewsOf(
      page(`${list}\nheading "Letter 1" 1`, 'http://desk.test/letters/1'),
      page(second, 'http://desk.test/letters/2'),
    );
    expect(next).toContain('link "Letter 19"');
  });
});
