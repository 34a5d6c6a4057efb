/** Which tasks may end with what only stands in fields. */
import { expect, test } from 'vitest';
import {
  forbidsFinishing,
  mayStayUnsaved,
} from '../../../../../relay/autonomy/language-model/done/orders/may-stay-unsaved';

test.each([
  'Fill in the rent with 2480, but do not save it.',
  'Write a reply to Ann, do not send it yet.',
  'Enter the address, but do not place the order.',
  'Fill out the form without sending it.',
  'Prepare the claim. Do not submit the claim.',
  'Set the rent to 5 but do not press "Save".',
  'Edit the form. Never click the Save button.',
  'Change the rent to 5 and leave it unsaved.',
  'Add the lamp to the cart, but do not check out.',
  'Trage 5 ein, aber speichere nicht.',
  'Remplis le formulaire sans l’envoyer.',
])('%s forbids to finish it', (prompt) => {
  expect([forbidsFinishing(prompt), mayStayUnsaved(prompt)]).toEqual([true, true]);
});

test.each([
  'Put 5 into the quantity box.',
  'Write Ann in the name field.',
  'Could you fill in the form?',
  'Escribe Ana en el campo del nombre.',
])('%s orders no more than the text of a field', (prompt) => {
  expect([forbidsFinishing(prompt), mayStayUnsaved(prompt)]).toEqual([false, true]);
});

test.each([
  'Put ticket 12 on hold.',
  'Suspend ticket 12, but do not delete it.',
  'Write a comment saying All fine on ticket 12.',
  'Change the type of ticket 12 to Bug.',
  'Send the draft to Ann.',
  'Fill in and submit the form.',
  'Close ticket 12. Do not send an email to the customer.',
  'Cancel order 5, but do not order anything else.',
  'Rename it, but do not save the other form.',
  'Block the user, do not notify anybody.',
])('%s wants the page to take a change', (prompt) => {
  expect([forbidsFinishing(prompt), mayStayUnsaved(prompt)]).toEqual([false, false]);
});
