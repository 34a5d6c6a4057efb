/** Acts that take something away, or change what is paid for, in other words than "delete" and "cancel". */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const reading = 'Read the newest comment.';

test.each<[name: string, place?: PlaceOfAct]>([
  ['Archive workspace'],
  ['Archive', { row: 'Apollo|3 members', others: ['Zephyr'], heading: 'Projects' }],
  ['Downgrade'],
  ['Downgrade to Starter'],
  ['Switch to the Free plan'],
  ['Discontinue product'],
  ['Decommission server'],
  ['Disband team'],
  ['Drop course'],
  ['Forfeit points'],
  ['Suspend subscription'],
  ['Reset progress'],
  ['Turn off auto-renewal'],
  ['Approve all'],
  ['Cancel all'],
  ['Archive all'],
])('"%s" is held where nothing of it is ordered', (name, place = {}) => {
  expect(isLetThrough(reading, name, place)).toBe(false);
});

test.each<[name: string, around?: string]>([
  ['Archive', 'Inbox'],
  ['Archive message'],
  ['Archive settings'],
  ['Switch to dark mode'],
  ['Switch to monthly view'],
  ['Change plan'],
  ['View plans'],
  ['Drop file here'],
  ['Reset filters'],
  ['Release notes'],
  ['Accept all'],
  ['Cancel all', 'Uploads'],
])('"%s" is of every day', (name, around = '') => {
  expect(classifyControl({ name, role: 'button', row: around && 'Ann', around })).toBeUndefined();
});

test.each<[prompt: string, name: string, place?: PlaceOfAct]>([
  ['Archive the project Apollo.', 'Archive project', { row: 'Apollo|3 members', others: ['Zephyr'] }],
  ['Archive Apollo.', 'Archive project', { heading: 'Apollo' }],
  ['Move the project Apollo to the archive.', 'Archive project', { heading: 'Apollo' }],
  ['Archive all projects.', 'Archive all', { heading: 'Projects' }],
  ['Downgrade my plan to Basic.', 'Downgrade to Basic'],
  ['Switch me to the Basic plan.', 'Downgrade to Basic'],
  ['Change my plan to Basic.', 'Downgrade', { row: 'Basic|€5', others: ['Free|€0'] }],
  ['Drop Algebra.', 'Drop course', { row: 'Algebra|Mon', others: ['Biology|Tue'] }],
  ['Turn off auto-renewal for the gym.', 'Turn off auto-renewal', { row: 'gym|monthly' }],
  ['Approve all requests.', 'Approve all'],
  ['Cancel all my bookings.', 'Cancel all'],
])('%s "%s" goes: %j', (prompt, name, place = {}) => {
  expect(isLetThrough(prompt, name, place)).toBe(true);
});

describe('of another thing or another act than is ordered', () => {
  test.each<[prompt: string, name: string, place?: PlaceOfAct]>([
    ['Archive the project Apollo.', 'Archive project', { row: 'Zephyr|3 members', others: ['Apollo'] }],
    ['Archive the project Apollo.', 'Archive all', { heading: 'Projects' }],
    ['Delete the project Apollo.', 'Archive project', { heading: 'Apollo' }],
    ['Cancel my plan.', 'Downgrade to Basic'],
    ['Downgrade my plan to Basic.', 'Downgrade to Free'],
    ['Change the name of the plan.', 'Downgrade plan'],
    ['Approve the request of Kim.', 'Approve all'],
    ['Approve all requests of Kim.', 'Approve all', { heading: 'Requests' }],
    ['Cancel the booking of Ann.', 'Cancel all'],
    ['Delete the note Milk.', 'Delete selected'],
  ])('%s "%s" is held: %j', (prompt, name, place = {}) => {
    expect(isLetThrough(prompt, name, place)).toBe(false);
  });
});

test('"Delete selected" goes where the page says that one is', () => {
  const place = { ticked: ['Milk'], unticked: ['Bread'] };
  expect(isLetThrough('Delete the note Milk.', 'Delete selected', place)).toBe(true);
});
