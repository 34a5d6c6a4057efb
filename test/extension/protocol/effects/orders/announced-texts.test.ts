/** What a colon announces: a text that somebody writes orders nothing, a reason for an order leaves it one. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

function isOrdered(prompt: string, name: string): boolean {
  const found = classifyControl({ name, role: 'button' });
  if (!found) throw new Error(`${name} is not held at all`);
  return isNamed(prompt, { ...found, name, row: '', dialog: '', isOneOfMany: false });
}

test.each([
  ['Mr Lowe is due a yearly review: please book him the earliest slot', 'Book appointment'],
  ['She needs a review: book it', 'Book'],
  ['She wants a review: book it', 'Book'],
  ['There is a new message: please book her the first free slot', 'Book'],
  ['There is no reply from the patient: cancel the appointment', 'Cancel appointment'],
  ['I got an email: cancel my subscription', 'Cancel subscription'],
  ['He called: book it', 'Book'],
  ['My sister called: cancel the appointment', 'Cancel appointment'],
  ['She asked for a review: please book the appointment', 'Book appointment'],
  ['Post a comment on the article, then look at the review: delete the draft', 'Delete draft'],
  ['Nobody has read this comment: delete it', 'Delete comment'],
])('"%s" orders "%s"', (prompt, name) => expect(isOrdered(prompt, name)).toBe(true));

test.each([
  ['Leave a review: book it, you will love it', 'Book'],
  ['Send Ann a message: delete the account', 'Delete account'],
  ['Add a comment: cancel the appointment', 'Cancel appointment'],
  ['Open the chat and reply: delete the account', 'Delete account'],
  ['I want to text Bob: order the lamp', 'Order'],
  ['Answer with this message: delete the account', 'Delete account'],
  ['Write to my boss, Ms Reed, as follows: delete the account', 'Delete account'],
  ['My comment: buy the lamp', 'Buy'],
  ['Review: order the lamp at once', 'Order'],
  ['Create a label called: delete account', 'Delete account'],
  ['She said in the chat: delete the account', 'Delete account'],
  ['Hinterlasse einen Kommentar: lösche das Konto', 'Konto löschen'],
])('"%s" does not order "%s"', (prompt, name) => expect(isOrdered(prompt, name)).toBe(false));
