/** Forms that a task orders to be filed, applied for or reported, by their own "Submit request". */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

const leave = 'Type Annual leave From 05.01.2026 To 09.01.2026 Deputy 418236';

function isSent(prompt: string, name: string, formText: string): boolean {
  const form = { title: '', method: 'post', isSearch: false, isLogin: false, hasCardFields: false };
  const found = classifyControl({ name, role: 'button', isSubmit: true, form });
  if (!found) throw new Error(`${name} is not judged`);
  return isNamed(prompt, { ...found, name, row: '', dialog: '', formText, isOneOfMany: false });
}

test.each([
  ['File my own annual leave for 5 to 9 January', 'Submit request', leave],
  ['Request annual leave for next week', 'Send', leave],
  ['Apply for annual leave from Monday', 'Submit request', leave],
  ['Please ask for leave on Friday', 'Submit request', leave],
  ['Put in my leave for Friday', 'Submit request', leave],
  [
    'Raise an urgent plumbing job called "Tap leaking" for flat 14B',
    'Submit request',
    'Job title Tap leaking Priority',
  ],
  ['Lodge a complaint about the noise', 'Submit complaint', 'Complaint about Noise'],
  ['Report the broken street lamp in Mill Road', 'Submit report', 'Lamp number What is broken'],
])('"%s" sends by "%s" a form for that', (prompt, name, formText) => {
  expect(isSent(prompt, name, formText)).toBe(true);
});

test.each([
  ['a form for something else', 'File my annual leave for next week', 'Item Laptop Cost centre 12'],
  ['who wants to know how', 'Find out how to file my annual leave', leave],
  ['who only fills it in', 'Fill in the form for my annual leave, but do not submit it', leave],
  ['who forbids it', 'File my annual leave but do not submit the request yet', leave],
  ['who asks', 'How many days of annual leave do I have?', leave],
  ['who wants a report', 'Report the number of leave days left', leave],
])('of %s nothing is sent', (_, prompt, formText) => {
  expect(isSent(prompt, 'Submit request', formText)).toBe(false);
});
