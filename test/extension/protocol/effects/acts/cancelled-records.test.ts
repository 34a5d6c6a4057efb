/** "Cancel" with what is on record calls that off, whatever it is called; with what is only filled in it leaves a form. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isLetThrough } from '../place-of-act';

test.each([
  'Cancel request',
  '⊘ Cancel request',
  'Cancel WR-1',
  'Cancel shift',
  'Cancel the delivery of 4 May',
  'Cancel invitation',
  'Cancel leave request',
  'Cancel survey for the north site',
  'Cancel viewing',
  'Yes, cancel this pickup',
  'Cancel title transfer request',
  'Cancel pending requests',
])('%s cancels', (name) => {
  expect(classifyControl({ name, role: 'button' })?.what).toBe('cancel');
});

test.each([
  'Cancel',
  'Cancel editing',
  'Cancel upload',
  'Cancel changes',
  'Cancel search',
  'Cancel reply',
  'Cancel selection',
  'Cancel new request',
  'Cancel and go back',
  'Cancel comment',
  'Cancel adding a guest',
  'Cancel this dialog',
  'Cancel drawing',
  'Cancel (Esc)',
  'Cancel without saving',
  'Cancel any time',
  'Cancel within 14 days',
  'Cancel rename',
  'Cancel edit profile',
  'Cancel 3 of 5',
  'Cancel file upload',
  'Cancel deletion',
])('%s leaves what is on record as it is', (name) => {
  expect(classifyControl({ name, role: 'button' })).toBeUndefined();
});

test('the question may call the record by its kind alone', () => {
  const dialog = { title: 'Cancel request?', text: '', isConfirmation: true };
  expect(classifyControl({ name: 'Yes', role: 'button', dialog })?.what).toBe('cancel');
  const changes = { title: 'Cancel changes?', text: '', isConfirmation: true };
  expect(classifyControl({ name: 'Yes', role: 'button', dialog: changes })).toBeUndefined();
});

test('"Cancel" in a row that is filled in closes it', () => {
  expect(classifyControl({ name: 'Cancel', role: 'button', row: 'Pump beeps Ward 7' })).toBeUndefined();
});

test.each([
  ['Assign request WR-1 to the Pumps team.', 'Cancel request', false],
  ['Cancel request WR-1.', 'Cancel request', true],
  ['Cancel the request about the beeping pump.', 'Cancel request', true],
  ['Please cancel my shift on Friday', 'Cancel shift', true],
  ['Edit my shift on Friday', 'Cancel shift', false],
])('%s %s: %s', (prompt, name, goes) => {
  expect(isLetThrough(prompt, name, { heading: 'Request WR-1', text: 'Pump beeps|Friday' })).toBe(goes);
});
