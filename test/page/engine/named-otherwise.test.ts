/** Controls that show another text than they are called by, and forms, options and bins that say in other places what they do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const boom = 'onclick="document.title = \'done\'; return false"';

/** What an act of a task that only looks around was held for; `done` where it was let through. */
async function act(html: string, action = 'click', value = ''): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action, selector: '#x', value } as const;
  try {
    await on.carryOut({ ...order, hold: { mode: 'named', prompt: 'Look around.' } }, 3_000);
  } catch (error) {
    if (error instanceof RelayError && error.more.held) return error.more.held.what;
    throw error;
  }
  return 'done';
}

describe('a text for deleting', () => {
  test.each([
    `<div id="x" tabindex="0" aria-label="Show more" ${boom}>Delete account</div>`,
    `<span id="x" title="Show more" ${boom}>Delete account</span>`,
    `<button id="x" ${boom}><span aria-hidden="true">Delete account</span><span style="position:absolute;width:1px;height:1px;overflow:hidden">Account options</span></button>`,
  ])('under another name is held: %s', async (html) => {
    expect(await act(html)).toBe('delete');
  });

  test.each([
    `<div id="x" tabindex="0" aria-label="Delete filters" ${boom}>Reset</div>`,
    `<button id="x" ${boom}><span aria-hidden="true">delete</span><span>Clear search</span></button>`,
    `<div id="x" title="How to delete an account" ${boom}>Help</div>`,
  ])('that is none goes: %s', async (html) => {
    expect(await act(html)).toBe('done');
  });
});

describe('a form that says in its fields or its address what it does', () => {
  test.each([
    `<form method="post"><button id="x" name="action" value="delete" ${boom}>Go</button></form>`,
    `<form method="post"><input type="hidden" name="action" value="delete_account"><button id="x" ${boom}>Go</button></form>`,
    `<form method="post" action="/posts/5/%64elete"><button id="x" ${boom}>Go</button></form>`,
    `<form method="post" action="/posts?a=del&id=5"><button id="x" ${boom}>Go</button></form>`,
  ])('is held: %s', async (html) => {
    expect(await act(html)).toBe('delete');
  });

  test.each([
    `<form method="post"><input type="hidden" name="action" value="save"><button id="x" ${boom}>Go</button></form>`,
    `<form method="post" action="/orders?action=delivery"><button id="x" ${boom}>Go</button></form>`,
    `<form method="post"><input type="hidden" name="action" value="remove_from_cart"><button id="x" ${boom}>Go</button></form>`,
    `<form method="post"><input type="hidden" name="delete" value="0"><button id="x" ${boom}>Go</button></form>`,
  ])('goes: %s', async (html) => {
    expect(await act(html)).toBe('done');
  });
});

test('an option is read with the name of its group', async () => {
  const list = '<select id="x"><option>Choose<optgroup label="Delete"><option>account</optgroup></select>';
  expect(await act(list, 'select', 'account')).toBe('delete');
  const harmless = '<select id="x"><option>Choose<optgroup label="Show"><option>account</optgroup></select>';
  expect(await act(harmless, 'select', 'account')).toBe('done');
});

test.each(['Discard', 'Тrash', 'Papierkorb', 'Löschen'])('a drop on "%s" is held', async (name) => {
  const html = `<div id="x" draggable="true">Letter</div><div id="bin" style="height: 80px">${name}</div>`;
  expect(await act(html, 'drag', '#bin')).toBe('delete');
});
