/** Acts that change the plan or the means of payment are held unless the task orders just that. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isLetThrough } from '../place-of-act';

const entered = [{ label: 'Name on card', value: 'Ann' }];
const plans = { basic: 'Basic|€5 per month', pro: 'Pro|€12 per month', team: 'Team|€30 per month' };

describe('another plan', () => {
  const goes = (prompt: string, name: string, plan: keyof typeof plans) =>
    isLetThrough(prompt, name, { row: plans[plan], heading: 'Plans' });

  test.each<[string, string, keyof typeof plans]>([
    ['Change my plan to Pro.', 'Change plan', 'pro'],
    ['Change my plan to Pro.', 'Switch plan', 'pro'],
    ['Switch my subscription to Team.', 'Upgrade', 'team'],
    ['Put me on the Pro plan.', 'Upgrade', 'pro'],
    ['Upgrade me to Team.', 'Upgrade', 'team'],
    ['Downgrade to Basic.', 'Downgrade', 'basic'],
  ])('%s goes with "%s"', (prompt, name, plan) => expect(goes(prompt, name, plan)).toBe(true));

  test.each<[string, string, keyof typeof plans]>([
    ['Which plan am I on?', 'Change plan', 'pro'],
    ['Change my address.', 'Change plan', 'pro'],
    ['Downgrade my plan to Basic.', 'Upgrade', 'team'],
    ['Switch my subscription to Team.', 'Downgrade', 'basic'],
    ['Switch my subscription to Team.', 'Upgrade', 'pro'],
    ['Renew my membership.', 'Upgrade', 'team'],
    ['Invite Ann to the team.', 'Upgrade', 'team'],
  ])('%s is held with "%s"', (prompt, name, plan) => expect(goes(prompt, name, plan)).toBe(false));
});

describe('another way to pay', () => {
  const goes = (prompt: string, name: string, dialog: string) =>
    isLetThrough(prompt, name, { dialog, entered });

  test.each([
    ['Change my payment method to the new Visa.', 'Update payment method', 'Payment method'],
    ['Update my payment details.', 'Update payment', 'Billing'],
    ['Replace the card on file with my new one.', 'Save', 'Payment method'],
    ['Aktualisiere meine Zahlungsmethode.', 'Speichern', 'Zahlungsmethode ändern'],
  ])('%s goes with "%s"', (prompt, name, dialog) => expect(goes(prompt, name, dialog)).toBe(true));

  test.each([
    ['Which card do I pay with?', 'Update payment method', 'Payment method'],
    ['Pay the invoice of Ann.', 'Update payment method', 'Payment method'],
    ['Update my address.', 'Save', 'Billing details'],
    ['Do not change my card.', 'Save', 'Payment method'],
  ])('%s is held with "%s"', (prompt, name, dialog) => expect(goes(prompt, name, dialog)).toBe(false));

  test.each([
    ['opens the form', 'Update payment method', {}],
    ['saves a card of a board', 'Save', { dialog: { title: 'Card details', text: '' } }],
    ['adds a card to a board', 'Add card', { entered: [{ label: 'Title', value: 'Milk' }] }],
    ['changes the account that is used', 'Switch account', { row: 'Ann Lee' }],
  ])('what %s is not held', (_, name, more) =>
    expect(classifyControl({ name, role: 'button', ...more })).toBeUndefined(),
  );
});

describe('"Decline" and "Cancel" of a single row', () => {
  const isHeld = (name: string, more: object) =>
    classifyControl({ name, role: 'button', ...more }) !== undefined;
  const near = (text: string) => ({ beside: { text, asksMail: false } });

  test.each([
    ['Decline', { row: 'Kim Lee 12 May' }],
    ['Cancel', { row: 'Room 4 12 May' }],
    ['Decline', near('Kim Lee wants to join')],
  ])('%s is held: %o', (name, more) => expect(isHeld(name, more)).toBe(true));

  test.each([
    ['Cancel', { row: 'photo.jpg 40 %' }],
    ['Cancel', { row: 'Room 4 12 May', entered: [{ label: 'Room', value: '4' }] }],
    ['Decline', { row: 'Incoming call from Ann' }],
    ['Reject', { row: 'We use cookies' }],
    ['Decline', near('Get 20 % off your next order')],
    ['Decline', near('Kim invited you to a call')],
  ])('%s is not held: %o', (name, more) => expect(isHeld(name, more)).toBe(false));
});
