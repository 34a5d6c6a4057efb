/** What the view of a page that is too long still shows: what an act has changed, what is refused, and the focus. */
import { describe, expect, test } from 'vitest';
import { newsIn } from '../../../../../relay/autonomy/language-model/view/news-in';
import { shortenView } from '../../../../../relay/autonomy/language-model/view/shorten-view';

const guest = (at: number, more = '') =>
  ` row: "Guest ${at}" | "Room ${at} with a view over the garden and the lake, second floor" | "arrives" | button "Edit" [e${at}]${more}`;
const guests = (of: (at: number) => string[] = (at) => [guest(at)]) =>
  ['heading "Arrivals" 1', 'table', ...Array.from({ length: 100 }, (_, at) => of(at)).flat()].join('\n');
const before = guests();
const viewOf = (tree: string, base?: string) => shortenView(tree, newsIn(base, tree));
const viewAfter = (tree: string) => viewOf(tree, before);

describe('an act in a row of a long list', () => {
  test.each([
    ['a form that it opened below', ' row: textbox "New room" [e900] button "Move" [e901]', 72],
    ['a refusal beside it', ' row: alert: "The lake side is full"', 88],
    ['a text that says what came of it', ' row: "Moved at noon"', 99],
  ])('%s is shown with its row', (_, line, place) => {
    const view = viewAfter(guests((at) => [guest(at), ...(at === place ? [line] : [])]));
    expect(view).toContain(line);
    expect(view).toContain(`"Guest ${place}"`);
    expect(view).toContain('more like these between');
    expect(view.length).toBeLessThan(6_000);
  });

  test('a row that changed is shown, and the first rows still are', () => {
    const view = viewAfter(
      guests((at) => [guest(at).replace('arrives', at === 63 ? 'has left' : 'arrives')]),
    );
    expect(view).toContain('"has left"');
    expect(view).toContain('"Guest 0"');
  });

  test('the row with the focus is shown, also on a page that is new', () => {
    expect(viewOf(guests((at) => [guest(at, at === 57 ? ' focused' : '')]))).toContain('"Guest 57"');
  });

  test('where the page only made its rows anew, the view is that of the first ones', () => {
    const anew = guests((at) => [guest(at).replace(/\[e(\d+)\]/, '[e7$1]')]);
    expect(viewAfter(anew)).toBe(shortenView(anew));
  });

  test('where a dialog in front has made all rows inert, nothing is said to be new in them', () => {
    const behind = guests((at) => [guest(at).replace(/\[e\d+\]/, 'inert')]);
    expect(viewAfter(behind)).toBe(shortenView(behind));
  });

  test('where all rows changed, the view is that of the first ones, and says so of the others', () => {
    const view = viewAfter(guests((at) => [guest(at).replace('arrives', 'has left')]));
    expect(view).toMatch(/"Guest 0"[\s\S]*\((\d+) more like these below, \1 of them new or changed:/);
  });
});

const part = (at: number) => `heading "Chapter ${at}" 2\n"${`Words of chapter ${at}. `.repeat(8)}"`;
const book = (more = '') => [...Array.from({ length: 200 }, (_, at) => part(at)), more].join('\n');

test('what appears in the part of a page that is cut off is shown after it', () => {
  const view = viewOf(
    book('form\n textbox "E-mail" invalid [e3]\n "That is no e-mail address"'),
    book('form'),
  );
  expect(view).toMatch(
    /\(new or changed further on:\)\nform: textbox "E-mail" invalid \[e3\], "That is no e-mail address"$/,
  );
  expect(view.length).toBeLessThan(21_000);
});

test('a page that is cut off and has not changed says nothing more', () => {
  expect(viewOf(book(), book())).toMatch(/\(cut off here[^\n]*\)$/);
});

describe('long names in a long list', () => {
  const list = (name: (at: number) => string) =>
    shortenView(
      Array.from({ length: 90 }, (_, at) => `button ${JSON.stringify(name(at))} [e${at}]`).join('\n'),
    );
  const place = 'Delivery to the warehouse by the old harbour, gate B, ramp';

  test('keep what stands at their end', () => {
    const view = list(
      (at) => `${place} ${at}, checked by the night shift, #${4000 + at} · ${at % 2 ? 'open' : 'closed'}`,
    );
    expect(view).toContain('#4007 · open" [e7]');
    expect(view).toContain('#4008 · closed" [e8]');
  });

  test('are whole where they differ only in the middle', () => {
    const view = list((at) => `${place} ${at}, for the shop on the corner of the market, unchecked`);
    expect(view).toContain('ramp 7, for the shop');
    expect(view).toContain('ramp 8, for the shop');
  });
});
