/** The last button of a form may order what the task's own verb says: "Order the move" after "Move the broadband". */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const pages = {
  move: { heading: 'Move home', text: 'Broadband|From|8 Cobden Row|To|Flat 3, 18 Tanner Street' },
  collection: { heading: 'Book a collection', text: 'What|Corner sofa|Where|Hall, ground floor' },
  repair: { heading: 'Repairs', text: 'Boiler, kitchen|Monday 4 May' },
  domain: { heading: 'Transfer a domain', text: 'gullboats.example|to Ann Lee' },
} as const;

const goes = (prompt: string, name: string, page: keyof typeof pages, more = {}) =>
  isLetThrough(prompt, name, { ...pages[page], ...more });

test.each<[string, string, keyof typeof pages]>([
  ['Move the broadband from Cobden Row to Flat 3, and take no extras.', 'Order the move', 'move'],
  ['Move the broadband from Cobden Row to Flat 3.', 'Order move', 'move'],
  ['Move the line, and only the line, from 8 Cobden Row to Flat 3.', 'Order the move', 'move'],
  ['Please move the broadband to Flat 3, then delete the old rule.', 'Book the move', 'move'],
  ['Move the broadband to Flat 3.', 'Submit move request', 'move'],
  ['Move the broadband to Flat 3.', 'Submit request', 'move'],
  ['Move the broadband to Flat 3.', 'Place order', 'move'],
  ['Move the broadband to the new address.', 'Place order', 'move'],
  ['We move. Set up the move of our broadband to Flat 3.', 'Place order', 'move'],
  ['Collect the corner sofa from the hall.', 'Book collection', 'collection'],
  ['Repair the boiler in the kitchen on Monday.', 'Order the repair', 'repair'],
  ['Transfer the domain gullboats.example to Ann Lee.', 'Confirm transfer', 'domain'],
])('%s goes with "%s"', (prompt, name, page) => expect(goes(prompt, name, page)).toBe(true));

test.each<[string, string, keyof typeof pages]>([
  ['What does it cost to move the broadband to Flat 3?', 'Order the move', 'move'],
  ['Move the broadband to Flat 3 but do not order anything yet.', 'Order the move', 'move'],
  // Another thing, another deed, and a page for something else.
  ['Move the meeting with Ann to Friday.', 'Order the move', 'move'],
  ['Move the corner sofa to the hall.', 'Order the upgrade', 'move'],
  ['Move the corner sofa into the basket.', 'Order the move', 'collection'],
  ['Look up the broadband at Flat 3.', 'Submit move request', 'move'],
  ['Check the boiler in the kitchen.', 'Order the repair', 'repair'],
  ['Move the broadband to Flat 3.', 'Order the television', 'move'],
  ['Move the broadband to Flat 3 but do not order anything yet.', 'Place order', 'move'],
  ['What does it cost to move the broadband to Flat 3?', 'Place order', 'move'],
  ['Move the meeting with Ann to Friday.', 'Place order', 'move'],
  ['Design a shelf for Flat 3.', 'Place order', 'move'],
])('%s is held with "%s"', (prompt, name, page) => expect(goes(prompt, name, page)).toBe(false));
