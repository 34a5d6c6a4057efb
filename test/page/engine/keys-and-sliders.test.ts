/** Keys that press something, delete what is selected or move a slider to its end, whichever action presses them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** What an act in a task was held for, or what it has left in the title. */
async function act(
  html: string,
  [action, selector, value]: readonly [string, string, string],
  prompt = 'Look around.',
): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action, selector, value } as const;
  try {
    await on.carryOut({ ...order, hold: { mode: 'named', prompt } }, 3_000);
  } catch (error) {
    if (error instanceof RelayError && error.more.held) return error.more.held.what;
    throw error;
  }
  return String(await on.look('document.title'));
}

const boom = "document.title = 'done'";
const onKey = (key: string) =>
  `<script>addEventListener('keydown', (e) => { if (e.key === '${key}') ${boom} })</script>`;
const shortcut = (keys: string, key: string, button = 'Delete') =>
  `<main id="list" tabindex="0"><button aria-keyshortcuts="${keys}">${button}</button></main>${onKey(key)}`;

describe('an announced shortcut of a button for deleting', () => {
  test.each([
    ['#', '#', ['press', '', '#']],
    ['Shift+#', '#', ['press', '', '#']],
    ['Ctrl+D', 'd', ['press', '', 'Control+d']],
    ['Del', 'Delete', ['press', '', 'Delete']],
    ['#', '#', ['type', '#list', '#']],
    ['d', 'd', ['type', '#list', 'abcd']],
  ] as const)('%s is held', async (keys, key, step) => {
    expect(await act(shortcut(keys, key), step)).toBe('delete');
  });

  test('in an open shadow tree is held', async () => {
    const html = `<div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML =
      '<button aria-keyshortcuts="#">Delete</button>'</script>${onKey('#')}`;
    expect(await act(html, ['press', '', '#'])).toBe('delete');
  });

  test('goes where the task orders it, and as a text in a field', async () => {
    expect(await act(shortcut('#', '#'), ['type', '#list', '#'], 'Delete it.')).toBe('done');
    expect(await act(`<input id="f">${shortcut('#', 'x')}`, ['type', '#f', 'Order #12'])).not.toBe('delete');
    expect(await act(shortcut('#', '#', 'Show'), ['type', '#list', '#'])).toBe('done');
  });
});

describe('a space that is typed', () => {
  const button = (name: string) => `<div role="button" tabindex="0" id="x" onkeydown="${boom}">${name}</div>`;

  test('on a button for deleting is held', async () => {
    expect(await act(button('Delete account'), ['type', '#x', ' '])).toBe('delete');
  });

  test('on another button goes', async () => {
    expect(await act(button('Show more'), ['type', '#x', ' '])).toBe('done');
  });
});

describe('a slider that does something at its end', () => {
  const range = (name: string) =>
    `<input type="range" id="x" aria-label="${name}" oninput="if (value == 100) ${boom}">`;
  const drawn = `<div role="slider" tabindex="0" id="x" aria-label="Slide to delete account" aria-valuenow="0" onkeydown="${boom}"></div>`;

  test.each([
    [range('Slide to pay $40'), ['fill', '#x', '100'], 'pay'],
    [range('Slide to delete account'), ['press', '#x', 'End'], 'delete'],
    [drawn, ['press', '#x', 'End'], 'delete'],
    [drawn, ['press', '#x', 'ArrowRight'], 'delete'],
  ] as const)('%s is held', async (html, step, what) => {
    expect(await act(html, step)).toBe(what);
  });

  test('goes for a volume, and where the task orders it', async () => {
    expect(await act(range('Volume'), ['fill', '#x', '100'])).toBe('done');
    expect(await act(range('Slide to pay $40'), ['fill', '#x', '100'], 'Pay the $40.')).toBe('done');
  });
});

describe('the key Delete on what a page marks as selected', () => {
  const slide = `<main><div class="element selected">October 15, 2025</div></main>${onKey('Delete')}`;

  test('is held where the task wants other things to be gone', async () => {
    expect(await act(slide, ['press', '', 'Delete'], 'Delete every resolved comment.')).toBe('delete');
  });

  test('goes where that is meant', async () => {
    expect(await act(slide, ['press', '', 'Delete'], 'Delete the date October 15, 2025.')).toBe('done');
    expect(await act(slide, ['press', '', 'Delete'], 'Delete the selected element.')).toBe('done');
  });
});
