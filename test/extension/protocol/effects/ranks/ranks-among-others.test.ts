/** A rank counts among the rows that the task can mean: those in the state that it says, and those in which the act can be done. */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lists = {
  hires: [
    'H-81|Ola Lund|Kayak, two seats|9 May 2026|reserved',
    'H-77|Ola Lund|Kayak, two seats|2 May 2026|reserved',
    'H-52|Ola Lund|Kayak, two seats|11 April 2026|returned',
    'H-40|Ola Lund|Kayak, two seats|3 April 2026|returned',
  ],
  tickets: [
    'Printer jam|Created 3 May 2026|pending',
    'Printer jam|Created 1 May 2026|pending',
    'Printer jam|Created 20 April 2026|resolved',
  ],
  backups: ['Nightly|3 May 2026', 'Nightly|2 May 2026', 'Nightly|1 May 2026'],
} as const;

/** The rows in which the act goes. @param offering those that have a control for it */
function goes(
  prompt: string,
  list: keyof typeof lists,
  name: string,
  offering?: readonly number[],
): number[] {
  const rows: readonly string[] = lists[list];
  const isPressed = (row: string, at: number) => {
    const others = rows.filter((_, index) => index !== at);
    const withControl = offering && others.filter((other) => offering.includes(rows.indexOf(other)));
    return isLetThrough(prompt, name, {
      row,
      others,
      above: rows.slice(0, at),
      ...(withControl && { offering: withControl }),
    });
  };
  return rows.flatMap((row, at) => (isPressed(row, at) ? [at] : []));
}

test.each<[string, keyof typeof lists, number[], string]>([
  ["Close the older of the shop's two open printer jam tickets.", 'tickets', [1], 'Close ticket'],
  ['Delete the oldest unresolved printer jam ticket.', 'tickets', [1], 'Delete'],
  ['Delete the newest resolved printer jam ticket.', 'tickets', [2], 'Delete'],
  ['Delete the oldest printer jam ticket.', 'tickets', [2], 'Delete'],
])('%s, in %s: only the rows %j', (prompt, list, rows, name) => {
  expect(goes(prompt, list, name)).toEqual(rows);
});

test.each<[string, keyof typeof lists, number[], string, number[]]>([
  // What is returned cannot be called off.
  ["Cancel the earlier of Ola Lund's two open kayak hires.", 'hires', [1], 'Cancel', [0, 1]],
  ["Cancel Ola Lund's earliest kayak hire.", 'hires', [1], 'Cancel', [0, 1]],
  ["Cancel the later of Ola Lund's two kayak hires.", 'hires', [0], 'Cancel', [0, 1]],
  // A copy that is locked is the oldest all the same.
  ['Delete the oldest nightly copy.', 'backups', [2], 'Delete', [0, 1]],
  ['Delete the older of the two nightly copies.', 'backups', [1], 'Delete', [0, 1]],
])('%s, in %s: only the rows %j', (prompt, list, rows, name, offering) => {
  const pressed = goes(prompt, list, name, offering);
  expect(pressed.filter((at) => offering.includes(at))).toEqual(rows.filter((at) => offering.includes(at)));
});
