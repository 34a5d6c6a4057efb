/** Things that share a word with what a task names, where the thing itself is not in the list, or not any more. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const alone = (prompt: string, name: string, row: string) => isLetThrough(prompt, name, { row });

describe('a thing that only shares a part is held', () => {
  test.each([
    ['Delete the job posting for a night nurse.', 'Delete', 'Night nurse|Open', 'Day nurse|Open'],
    ['Cancel the order of the oak shelf.', 'Cancel order', 'Oak shelf|€120', 'Pine shelf|€80'],
    ['Remove the desk lamp from the pick list.', 'Remove', 'Desk lamp|3', 'Floor lamp|3'],
    ['Delete the branch fix-login.', 'Delete branch', 'fix-login|2 days ago', 'fix-logout|3 days ago'],
    ['Revoke the deploy key staging-ci.', 'Revoke', 'staging-ci|read', 'prod-ci|read'],
    ['Remove ann@x.org.', 'Remove', 'ann@x.org|Editor', 'bo@x.org|Editor'],
    ['Delete the payee Eva Lind.', 'Delete', 'Eva Lind|AT12', 'Ewa Linde|AT13'],
    ['Approve the application of Mara Bell for flat 12.', 'Approve', 'Mara Bell|Flat 12', 'Jo Fink|Flat 12'],
    ['Sign the prescription for Ida Holm.', 'Sign', 'Ida Holm|Ibuprofen', 'Eva Lind|Ibuprofen'],
    ['Pay the invoice of Holt Timber.', 'Pay', 'Holt Timber|€310', 'Hale Metal|€120'],
    ['Delete the expense of 30 euros.', 'Delete', 'Taxi|€30.00', 'Hotel|€210.00'],
    ['Delete the Kubernetes namespace staging.', 'Delete', 'staging|Active', 'prod|Active'],
    ['Forget the Wi-Fi network Guest.', 'Forget network', 'Guest|Saved', 'Kestrel|Saved'],
  ])('%s', (prompt, name, right, wrong) => {
    expect(alone(prompt, name, right)).toBe(true);
    expect(alone(prompt, name, wrong)).toBe(false);
  });

  test('also in what is asked', () => {
    const asked = (note: string) =>
      isLetThrough('Delete the note about the kitchen renovation.', 'Delete', {
        dialog: `Delete note "${note}"?`,
      });
    expect(asked('Kitchen renovation')).toBe(true);
    expect(asked('Garden renovation')).toBe(false);
  });
});

test.each([
  ['Remove the desk lamp and the floor lamp.', 'Remove', 'Floor lamp|3'],
  ['Remove Bob Hale from the team.', 'Remove', 'B. Hale|b@x.org'],
  ['Cancel my gym membership.', 'Cancel membership', 'Gold membership|€39'],
  ['Remove the winter jacket from the cart.', 'Remove', 'Jacket, winter, size M'],
  ['Delete the recipe for apple pie.', 'Delete', "Grandma's apple pie|Dessert"],
  ['Delete the hotel expense of more than 30 euros.', 'Delete', 'Hotel|€210.00'],
  ['Remove the Northtel contract Red S.', 'Remove', 'Red S|€19'],
  ['Sign the lease for Ida Holm.', 'Sign', 'Lease 2026|Draft'],
  ['Remove the file plan.pdf.', 'Remove', 'plan.pdf|like draft.pdf'],
])('%s goes at %s in %s', (prompt, name, row) => expect(alone(prompt, name, row)).toBe(true));

describe('what was done once is not done to a thing of a longer name', () => {
  const long = { row: 'Bathroom tap dripping|Open', done: ['Tap dripping|Open'] };

  test.each(["Delete 'Tap dripping'.", 'Delete the ticket Tap dripping.'])('%s', (prompt) => {
    expect(isLetThrough(prompt, 'Delete', { ...long, others: ['Lamp|Open'] })).toBe(false);
    expect(isLetThrough(prompt, 'Delete', { ...long, row: 'Tap dripping|Open' })).toBe(true);
  });

  test('but where both are named, or many', () => {
    const both = 'Delete the tickets Tap dripping and Bathroom tap dripping.';
    expect(isLetThrough(both, 'Delete', long)).toBe(true);
    const mails = { row: 'Acme shop|News', others: ['Lamp|Open'], done: ['Acme|Sale'] };
    expect(isLetThrough('Delete the mails from Acme.', 'Delete', mails)).toBe(true);
  });
});

describe('whose thing is meant', () => {
  const related = 'Void the other invoice of the contact on Pitt Street.';
  const dana = 'Look up Dana Whitfield. Check what she has booked. Cancel';

  test('by a relation', () => {
    const others = ['INV-13|Jo Fink|$12'];
    expect(isLetThrough(related, 'Void', { row: 'INV-12|Mara Bell|$90', others })).toBe(false);
    expect(isLetThrough(related, 'Void', { row: 'INV-12|Bell, 4 Pitt Street', others })).toBe(true);
    expect(isLetThrough(related, 'Void invoice', { heading: 'INV-12', text: 'Jo Fink' })).toBe(false);
    expect(isLetThrough(related, 'Void invoice', { heading: 'INV-12', text: '4 Pitt Street' })).toBe(true);
    const nurse = 'Approve the request of the nurse on the night shift.';
    expect(isLetThrough(nurse, 'Approve', { row: 'Ida|Night shift', others: ['Bo|3 days'] })).toBe(true);
    expect(isLetThrough(nurse, 'Approve', { row: 'Bo|3 days', others: ['Al|2 days'] })).toBe(false);
  });

  test.each(['her', 'his', 'their'])('by %s', (whose) => {
    const prompt = `${dana} ${whose} booking.`;
    const at = (place: { row?: string; heading?: string; text?: string; others?: string[] }) =>
      isLetThrough(prompt, 'Cancel booking', place);
    expect(at({ row: 'Jo Fink|Room 14', others: ['Al Ray|Room 2'] })).toBe(false);
    expect(at({ heading: 'Booking 88', text: 'Jo Fink' })).toBe(false);
    expect(at({ heading: 'Booking 88', text: 'Dana Whitfield' })).toBe(true);
    expect(at({ row: 'Dana Whitfield|Room 2', others: ['Jo Fink|Room 14'] })).toBe(true);
    expect(at({ heading: 'Dana Whitfield', row: 'Room 2|4 May' })).toBe(true);
    expect(at({ heading: 'Dana Whitfield', row: 'Room 2', others: ['Room 3'] })).toBe(false);
  });
});

describe('what the page is for', () => {
  test.each<[string, string, Parameters<typeof isLetThrough>[2], boolean]>([
    ['Cancel my gym membership with FitLife.', 'Cancel subscription', { heading: 'FitLife' }, true],
    ['Cancel my gym membership with FitLife.', 'Cancel subscription', { heading: 'Paperly' }, false],
    ['Apply for two days of leave.', 'Submit request', { heading: 'Leave', form: 'Leave request' }, true],
    ['Apply for two days of leave.', 'Submit request', { heading: 'Refunds', form: 'Refund' }, false],
    ['Report the broken window.', 'Submit report', { heading: 'Help', text: 'The window broke' }, true],
    ['Report the broken window.', 'Submit report', { heading: 'Expenses', text: 'May' }, false],
    ['Report how many windows are broken.', 'Submit report', { heading: 'Help', text: 'Window' }, false],
  ])('%s: %s on %j', (prompt, name, place, goes) => {
    expect(isLetThrough(prompt, name, place)).toBe(goes);
  });
});
