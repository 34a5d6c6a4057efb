/** The last control of what a task orders is often called otherwise than the task calls it. */
import { describe, expect, test } from 'vitest';
import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';
import { buyingTasks, lastControls, otherTasks } from '../orders/buying-tasks';

interface Place {
  title?: string;
  says?: string;
  row?: string;
  /** What was let through before in the same task. */
  inherits?: EffectKind[];
  /** What else can be pressed. */
  otherNames?: string[];
}

/** Whether a control that is known as consequential is let through in a task. */
function isDone(prompt: string, name: string, place: Place = {}): boolean {
  const { title = '', says = '', row = '', inherits = [], otherNames = [] } = place;
  const dialog = title || says ? { title, text: says, says, isConfirmation: true } : undefined;
  const found = classifyControl({ name, role: 'button', row, ...(dialog && { dialog }) });
  if (!found) throw new Error(`${name} is not held at all`);
  const shown = [title, says].filter(Boolean).join('\n');
  const facts = { row, dialog: shown, inDialog: dialog !== undefined, isOneOfMany: false };
  return isNamed(prompt, { ...found, ...facts, name, otherNames: () => otherNames }, inherits);
}

test.each([
  ['Check out the cart and print it', 'Place order'],
  ['Check out the basket and add it to my wishlist', 'Pay now'],
  ['Check out this bag', 'Place order'],
  ['Check out with no payment', 'Complete purchase'],
  ['Check out as guest mode in Chrome', 'Place order'],
  ['Stop the renewal of my subscription', 'End membership'],
  ['Cancel the meeting about my subscription', 'End membership'],
  ['Cancel the pause of my subscription', 'End membership'],
  ['Delete a line of the report', 'Delete report'],
  ['Click the link How to order', 'Place order'],
  ['Order by price', 'Place order'],
  ['Order the list by price', 'Pay now'],
  ['Pay attention to the shipping costs', 'Pay now'],
  ['Order history, please', 'Place order'],
  ['Order the lamp, but ask me first', 'Place order'],
])('"%s" is another thing than "%s"', (task, name) => {
  expect(isDone(task, name)).toBe(false);
});

describe('an order', () => {
  test.each(buyingTasks.map((task) => [task]))('"%s" names its last control', (task) => {
    expect(lastControls.filter((name) => !isDone(task, name))).toEqual([]);
  });

  test.each(otherTasks.map((task) => [task]))('"%s" orders nothing', (task) => {
    expect(lastControls.filter((name) => isDone(task, name))).toEqual([]);
  });

  test.each([
    ['Check out my cart', 'Buy now', 'Red lamp', false],
    ['Buy everything in my cart', 'Buy now', 'Red lamp', false],
    ['Buy the red lamp', 'Buy now', 'Red lamp', true],
    ['Check out my cart', 'Pay now', 'Card', true],
  ])('"%s" at %s in the row %s', (task, name, row, expected) => {
    expect(isDone(task, name, { row })).toBe(expected);
  });
});

describe('a cancellation', () => {
  const asked = { title: 'Cancel subscription?', says: 'You lose access.' };

  test.each<[string, string, Place?]>([
    ['Cancel my subscription', 'End membership'],
    ['Cancel my subscription', 'Cancel plan'],
    ['End my membership', 'Cancel subscription'],
    ['Cancel my subscription', 'Yes, cancel', asked],
    ['Cancel my subscription', 'Cancel anyway', asked],
    ['Cancel my subscription', 'Yes, cancel', { title: 'End membership?' }],
    ['Cancel my subscription', 'End membership', { says: 'Sorry to see you go.', inherits: ['cancel'] }],
    ['Cancel order 12', 'Yes, cancel it', { title: 'Cancel order 12?' }],
    ['Leave the team', 'Yes, leave', { title: 'Leave the team?' }],
  ])('"%s" names %s in %o', (task, name, place) => {
    expect(isDone(task, name, place)).toBe(true);
  });

  test.each<[string, string, Place?]>([
    ['What does my subscription cost?', 'Yes, cancel', asked],
    ['Do not cancel my subscription', 'Yes, cancel', asked],
    ['See what happens when I cancel my subscription', 'Yes, cancel', asked],
    ['Pause my subscription', 'Yes, cancel', asked],
    ['Open the page to cancel my subscription', 'End membership'],
    ['Find out how to cancel my subscription', 'End membership'],
    ['Change my plan', 'End membership'],
    ['Upgrade my membership', 'Cancel plan'],
    ['Cancel my subscription', 'End membership', { otherNames: ['Home', 'Cancel subscription'] }],
    ['Cancel my subscription', 'Cancel my booking'],
    ['Cancel my subscription', 'Delete account'],
    ['Cancel order 12', 'Yes, cancel it', { title: 'Cancel order 13?' }],
    ['Cancel the upload', 'Yes, cancel', { title: 'Cancel order?' }],
    ['Open the team', 'Yes, leave', { title: 'Leave the team?' }],
  ])('"%s" does not name %s in %o', (task, name, place) => {
    expect(isDone(task, name, place)).toBe(false);
  });
});

describe('the question after an act that was ordered', () => {
  const asks = (title: string, says = ''): Place => ({ title, says, inherits: ['delete'] });

  test.each<[string, string, Place]>([
    ['Remove Ada from the team', 'Yes, remove', asks('Remove Ada?')],
    ['Remove Ada from the team', 'Yes, delete it', asks('Remove Ada?')],
    ['Remove Ada from the team', 'Confirm', asks('Remove member', 'Ada Byron loses access to all projects.')],
    ['Remove Ada from the team', 'Remove member', asks('Are you sure?')],
    ['Delete report.pdf', 'Yes, delete it', asks('Delete report.pdf?')],
    ['Delete report.pdf', 'Delete', asks('Delete file', 'This cannot be undone.')],
    ['Delete the newsletter from Acme', 'Delete', asks("Delete 'Spring sale'?")],
    ['Delete the oldest draft', 'Delete', asks('Delete "Hello Bob"?')],
    ['Delete the message from Ben', 'Delete', asks('Delete “Invoice 77”?')],
    ['Delete the report', 'Delete', asks('Delete report?')],
    ['Delete the second row', 'Yes', asks('Delete Bob Stone?')],
    ['Delete Alpha', 'Yes, delete it', asks('Delete project?', 'This cannot be undone.')],
    ['Click "Delete Alpha", then click "Yes, delete it"', 'Yes, delete it', asks('Delete project?')],
    ['Delete the project Alpha', 'I understand, delete', asks('Delete Project', 'Type the name to confirm.')],
  ])('"%s" names %s in %o', (task, name, place) => {
    expect(isDone(task, name, place)).toBe(true);
  });

  test.each<[string, string, Place]>([
    ['Remove Ada from the team', 'Yes, remove', asks('Remove Bob?')],
    ['Remove Ada from the team', 'OK', asks('Remove Bob?', 'Bob loses access.')],
    ['Remove Ada from the team', 'Yes, remove', asks('Remove the whole team?')],
    ['Remove Ada from the team', 'Yes', asks('Delete the team Alpha?')],
    ['Remove Ada from the team', 'Delete team', {}],
    ['Remove Ada from the team', 'Delete workspace', asks('Delete workspace')],
    ['Delete report.pdf', 'Yes, delete it', asks('Delete summary.pdf?')],
    ['Delete report.pdf', 'OK', asks('Delete all 12 files?')],
    ['Delete the label Travel', 'OK', asks("Delete Ann's account and Bob's?")],
    ['Delete the message from Ben', 'OK', asks('Delete the account "Invoice 77"?')],
    ['Delete the file report.pdf from the folder Work', 'Delete folder', { inherits: ['delete'] }],
    ['Delete the comment from the page', 'Delete page', {}],
    ['Delete my data from the account', 'Delete account', {}],
  ])('"%s" does not name %s in %o', (task, name, place) => {
    expect(isDone(task, name, place)).toBe(false);
  });
});
