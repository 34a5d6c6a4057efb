/** Buttons that say only what they do, "Cancel", in rows of which the task names one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Presses the button with the attribute `it` in a task: whether the page got the click. */
async function isPressed(html: string, prompt: string): Promise<boolean> {
  await on.show(html.replaceAll('<button it', '<button type="button" id="it" onclick="document.title = 1"'));
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector: '#it' } as const;
  try {
    await on.carryOut({ ...order, value: '', hold: { mode: 'named', prompt, inherits: [] } }, 3_000);
  } catch (error) {
    if (!(error instanceof RelayError && error.code === 'held')) throw error;
  }
  return (await on.look('document.title')) === '1';
}

/** A table in which the row with a star has the button that is pressed. */
const table = (button: string, ...rows: string[]) =>
  `<table><tr><th>Name<th>Details<th></tr>${rows
    .map((row) => {
      const cells = row.replace('*', '').split('|').join('<td>');
      return `<tr><td>${cells}<td><button ${row.startsWith('*') ? 'it' : ''}>${button}</button></tr>`;
    })
    .join('')}</table>`;
const cards = (button: string, ...rows: string[]) =>
  `<div class="list">${rows
    .map(
      (row) =>
        `<div class="card"><p>${row.replace('*', '')}</p><button ${row.startsWith('*') ? 'it' : ''}>${button}</button></div>`,
    )
    .join('')}</div>`;

const stay = 'Cancel the rental of the red kayak, but keep the paddle.';
const poll = 'End the poll about the menu.';
const leave = "Approve Simon Vale's leave and decline Simone Vale's.";

describe('in the row of another thing nothing is pressed', () => {
  test.each([
    [stay, table('Cancel', '*Red kayak|paddle', 'Red kayak|two seats')],
    [stay, table('Cancel', '*Blue kayak|two seats', 'Red kayak|two seats')],
    [stay, cards('Cancel', '*Blue kayak, two seats', 'Red kayak, two seats')],
    [poll, cards('End', '*Poll: summer party', 'Poll: menu')],
    [leave, table('Decline', '*Simon Vale|1 May', 'Simone Vale|2 May')],
    [leave, table('Approve', 'Simon Vale|1 May', '*Simone Vale|2 May')],
    [leave, table('Approve', '*Simone Vale|2 May', 'Kim Orr|2 May')],
    ['Remove the printer Hall', table('Remove', '*Hall upstairs|online', 'Hall|online')],
    ['Show my rentals', table('Cancel', '*Red kayak|May', 'Blue kayak|June')],
  ])('%s: %s', async (prompt, html) => {
    expect(await isPressed(html, prompt)).toBe(false);
  });

  test('also where the button of the right row is called differently', async () => {
    const html = `<ul><li>Simon Vale <button>Approve request</button></li><li>Simone Vale <button it>Approve</button></li></ul>`;
    expect(await isPressed(html, leave)).toBe(false);
  });
});

describe('in rows without marks, which only their buttons show', () => {
  const order = 'Cancel the appointment on 14/10/2026 with Dr Ines Toth';
  const visits = ['14/10/2026|Dr Ines Toth', '15/10/2026|Kim Orr', '24/10/2026|Dr Ines Toth'];

  test.each(visits.map((visit, index) => [visit, index === 0] as const))(
    '%s: %s',
    async (pressed, expected) => {
      const rows = visits.map(
        (visit) =>
          `<div><span>${visit.replace('|', '</span> <span>')}</span> <button ${visit === pressed ? 'it' : ''}>Cancel</button></div>`,
      );
      expect(await isPressed(`<div>${rows.join('')}</div>`, order)).toBe(expected);
    },
  );
});

describe('in the row of the thing that the task names it is', () => {
  test.each([
    [stay, table('Cancel', 'Red kayak|paddle', '*Red kayak|two seats')],
    [poll, cards('End', 'Poll: summer party', '*Poll: menu')],
    [leave, table('Decline', 'Simon Vale|1 May', '*Simone Vale|2 May')],
    [leave, table('Approve', '*Simon Vale|1 May', 'Simone Vale|2 May')],
    ['Remove the printer Hall', table('Remove', 'Hall upstairs|online', '*Hall|online')],
    ['Remove the printer Hall upstairs', table('Remove', '*Hall upstairs|online', 'Hall|online')],
    ['Remove my rental of the red kayak', table('Cancel', '*Red kayak|May', 'Blue kayak|June')],
    ['Turn down the request from Kim Orr', table('Reject', 'Simone Vale|2 May', '*Kim Orr|2 May')],
    ['Decline all requests', table('Decline', 'Simone Vale|2 May', '*Kim Orr|2 May')],
  ])('%s: %s', async (prompt, html) => {
    expect(await isPressed(html, prompt)).toBe(true);
  });
});

describe('"Cancel" that only closes what is open', () => {
  const other = 'Rename the red kayak to Ruby';
  test.each([
    ['a form', '<form><label>Name <input></label><button>Save</button><button it>Cancel</button></form>'],
    [
      'a dialog',
      '<div role="dialog" aria-modal="true"><h2>Rename kayak</h2><input><button>Save</button><button it>Cancel</button></div>',
    ],
    [
      'a row that is being edited',
      `<table>${['', 'it']
        .map(
          (it) => `<tr><td><input value="Kayak"><td><button>Save</button><button ${it}>Cancel</button></tr>`,
        )
        .join('')}</table>`,
    ],
    [
      'the only row that has one',
      '<ul><li>Red kayak <button>Save</button><button it>Cancel</button></li><li>Blue kayak <button>Edit</button></li></ul>',
    ],
    ['a list of cookies', cards('Reject', '*Cookies for statistics', 'Cookies for advertising')],
  ])('is free in %s', async (_, html) => {
    expect(await isPressed(html, other)).toBe(true);
  });
});

describe('the dialog of the page that asks', () => {
  const asking = (says: string) =>
    `<div role="dialog" aria-modal="true"><h2>Cancel this appointment?</h2><p>${says}</p>
    <button>Keep appointment</button><button it>Cancel appointment</button></div>`;
  const order = 'Cancel the appointment with Dr Imre Toth on 9 June 2026.';

  test.each([
    ['9 June 2026, 10:00 with Dr Imre Toth', true],
    ['09/06/2026 10:00 with Dr I. Toth', true],
    ['Your appointment will be given to somebody else.', true],
    ['9 June 2026, 10:00 with Lena Brandt', false],
    ['10/06/2026 10:00 with Dr Imre Toth', false],
    ['9 June 2026, 10:00 with Dr Ines Toth', false],
  ])('"%s" is answered: %s', async (says, expected) => {
    expect(await isPressed(asking(says), order)).toBe(expected);
  });
});
