/** A list with the same button in each row: which of them a task names, also where what is asked afterwards says more. */
import { describe, expect, test } from 'vitest';
import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Asked {
  confirm?: string;
  inherits?: EffectKind[];
}

/** Presses the button in the first of the rows, whose parts are set apart by `|`: whether it is done, and what it asks accepted. */
function isDone(
  prompt: string,
  name: string,
  rows: readonly string[],
  { confirm, inherits = [] }: Asked = {},
) {
  const [own = '', ...others] = rows.map((row) => row.replaceAll('|', '\n'));
  const row = own.replaceAll('\n', ' ');
  const place = {
    row,
    isOneOfMany: others.length > 0,
    rowLines: () => own,
    otherRows: () => others,
  };
  const found = classifyControl({ name, role: 'button', row, isInEachRow: others.length > 0 });
  const done = [...(found ? [found.what] : []), ...inherits];
  if (found && !isNamed(prompt, { ...found, ...place, name, dialog: '' }, inherits)) return false;
  if (!found && confirm === undefined) throw new Error(`${name} is not held at all`);
  if (confirm === undefined) return true;
  const hold = { mode: 'named', prompt } as const;
  return judgeDialog({ type: 'confirm', message: confirm }, hold, done, place).answer === 'accept';
}

type Case = [prompt: string, name: string, rows: string[], asked?: Asked];

describe('the row of another thing', () => {
  test.each<Case>([
    // Of two that share words, the one that shows more of them.
    ['Cancel my booking of the oak loft, keep the barn', 'Cancel', ['Oak loft|barn', 'Oak loft|garden']],
    ['Cancel the oak loft in the garden, but keep the barn', 'Cancel booking', ['Oak loft|barn']],
    ['Leave the group Choir', 'Leave', ['Choir parents|12', 'Choir|30']],
    ['Delete the report "Spring sale"', 'Delete', ['Late spring sale|draft', 'Spring sale|draft']],
    ['Delete the contact Ann Lee', 'Delete', ['Ann Leeson|a@x.org', 'Ann Lee|b@x.org']],
    // The thing that the task names is not in the list.
    ['Delete the contact Ann Lee', 'Delete', ['Ann Leeson|a@x.org', 'Bo Orr|b@x.org']],
    ['Cancel the booking of Oak Loft', 'Cancel booking', ['Oak Barn|3 nights', 'Elm Barn|2 nights']],
    ["Approve Robert's timesheet", 'Approve', ['Roberta|38 h', 'Kim|30 h']],
    ['Cancel the booking on 3 May 2026', 'Cancel booking', ['4 May 2026|loft', '05/05/2026|loft']],
    ["Pay the plumber's bill", 'Pay bill', ['Water bill|City Water|€80']],
    // It is what another verb is for.
    ["Approve Kim's request and decline Bo's", 'Approve', ['Bo|2 days', 'Ida|1 day']],
    ["Approve Kim's request and decline Bo's", 'Decline', ['Kim|2 days', 'Bo|1 day']],
    ["Pay Kim's invoice and reject the one of Bo", 'Pay', ['Bo|€20', 'Ida|€10']],
    ['Refuse la demande de Bo', 'Refuser', ['Kim', 'Bo']],
    ['Lehne die Anfrage von Bo ab', 'Ablehnen', ['Kim', 'Bo']],
    // What is asked afterwards is for something else.
    [
      'Cancel my booking of the oak loft',
      'Undo',
      ['Oak barn', 'Oak loft'],
      { confirm: 'Cancel your booking of Oak barn?' },
    ],
    [
      'Cancel the booking of Oak Loft',
      'Undo',
      ['Oak Barn', 'Elm Barn'],
      { confirm: 'Cancel your booking of Oak Barn?', inherits: ['cancel'] },
    ],
    [
      "Remove Bo's access",
      'Remove',
      ['Bo|Editor', 'Kim|Editor'],
      { confirm: 'Delete Bo and all his files?' },
    ],
    [
      'Revoke the access of Bo Orr',
      'Revoke',
      ['Bo Orr|Editor', 'Kim|Editor'],
      { confirm: 'Permanently erase Bo Orr and everything he owns?' },
    ],
  ])('"%s" is not for %s in %j', (prompt, name, rows, asked) => {
    expect(isDone(prompt, name, rows, asked)).toBe(false);
  });
});

describe('the row of the thing itself', () => {
  test.each<Case>([
    [
      'Cancel my booking of the oak loft, keep the barn',
      'Cancel',
      ['Oak loft|garden', 'Oak loft|barn'],
      { confirm: 'Cancel your booking of Oak loft (garden)? You will lose your deposit.' },
    ],
    ['Leave the group Choir', 'Leave', ['Choir|30', 'Choir parents|12']],
    ['Delete the report about the sale', 'Delete', ['Late spring sale|draft', 'Attendance|draft']],
    ['Delete all reports about the sale', 'Delete', ['Late spring sale|draft', 'Sale|draft']],
    ['Delete the second sale report', 'Delete', ['Late spring sale|draft', 'Sale|draft']],
    ['Approve the two requests of Kim Orr', 'Approve', ['Kim Orr|3 days', 'Kim Orr|2 days']],
    ['Approve request 17 and decline request 18', 'Decline', ['Request 18|Bo', 'Request 17|Kim']],
    // Names in other forms.
    [
      'Remove Rob from the team',
      'Remove',
      ['Robert Hale|rob@x.org', 'Kim|kim@x.org'],
      { confirm: 'Remove Robert Hale?' },
    ],
    ['Remove Robert Hale from the team', 'Remove', ['R. Hale|a@x.org', 'Kim|b@x.org']],
    ['Delete the news of Acme Corporation', 'Delete', ['Acme Corp.|Spring', 'Bo|Hi']],
    ['Cancel the booking on October 14, 2026', 'Cancel', ['14/10/2026|loft', '15/10/2026|loft']],
    ['Lösche die Rechnung der Werkstatt', 'Löschen', ['Autohaus Müller|Rechnung 44', 'Strom|Beleg 45']],
    ['Usuń użytkownika Adama', 'Usuń', ['Adam Nowak', 'Ewa Lis']],
    // Names that say nothing of which row is meant.
    ['Remove the lamp from my basket in the Ikea shop', 'Remove', ['Desk lamp|€40', 'Rug|€30']],
    ['Book Ida Orr the first free slot on 16 May 2026', 'Book', ['14:00|Nurse Pat', '14:20|Nurse Pat']],
    ["Pay this month's bill", 'Pay bill', ['Water bill|City Water|€80']],
    // Other verbs for the same.
    ['Withdraw the request to Bo', 'Cancel', ['Bo Orr', 'Kim Orr']],
    ['Delete my request to Bo', 'Cancel', ['Bo Orr', 'Kim Orr']],
    ['Turn down the request of Bo', 'Decline', ['Bo Orr', 'Kim Orr']],
    ['Decline Bo', 'Decline', ["Bo's request", "Kim's request"]],
    ['Rechaza la solicitud de Bo', 'Rechazar', ['Bo', 'Kim']],
    ['Lehne die Anfrage von Bo ab', 'Ablehnen', ['Bo', 'Kim']],
    [
      'Remove the access of Bo',
      'Revoke',
      ['Bo|Editor', 'Kim|Editor'],
      { confirm: 'Revoke Bo? He will lose his access.' },
    ],
    [
      "Delete Bo's access",
      'Delete',
      ['Bo|Editor', 'Kim|Editor'],
      { confirm: "Delete Bo's access to all files?" },
    ],
  ])('"%s" is for %s in %j', (prompt, name, rows, asked) => {
    expect(isDone(prompt, name, rows, asked)).toBe(true);
  });
});

describe('the numbers of a range', () => {
  const rows = ['2041 Lamp', '2042 Rug', '2044 Chair', '2045 Shelf', '2050 Bowl'];
  const done = (prompt: string, of = rows) =>
    of.filter((row) => isDone(prompt, 'Cancel order', [row, ...of.filter((one) => one !== row)]));

  test.each([
    'Cancel orders 2041-2044',
    'Cancel the orders from 2041 to 2044',
    'Cancel the orders between 2041 and 2044, please',
    'Cancel orders #2041 through #2044',
    'Cancel orders 2041–44.',
    'Cancel orders 2042-2044 and 2041',
  ])('"%s" names what lies between, and nothing else', (prompt) => {
    expect(done(prompt)).toEqual(['2041 Lamp', '2042 Rug', '2044 Chair']);
  });

  test('two numbers are no range', () => {
    expect(done('Cancel orders 2041 and 2044')).toEqual(['2041 Lamp', '2044 Chair']);
    expect(done('Cancel order SO-20-41', ['SO-20-41 Lamp', 'SO-20-42 Rug'])).toEqual(['SO-20-41 Lamp']);
  });

  test('codes have ranges too, and so has what is left out', () => {
    const codes = ['SO-07 Lamp', 'SO-08 Rug', 'SO-10 Chair'];
    expect(done('Cancel SO-07 to SO-09', codes)).toEqual(['SO-07 Lamp', 'SO-08 Rug']);
    expect(done('Cancel all orders except 2041-2045')).toEqual(['2050 Bowl']);
  });
});
