/** "The Harbour Bakery quote" is for Harbour Bakery: an act on the record of another one is held. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

type Case = [prompt: string, name: string, line: string];

const isDone = (prompt: string, name: string, line: string) =>
  isLetThrough(prompt, name, { heading: 'No. 0053', text: `${line}|Date|3 May|Total|$120.00` });

describe('held on the record of another one', () => {
  test.each<Case>([
    ['Send the Kestrel Tools estimate.', 'Send estimate', 'Customer: Metro Works Ltd'],
    ['Send the overdue Kestrel Tools reminder.', 'Send', 'To|Metro Fabrication Works'],
    ['Void the Kestrel Tools invoice.', 'Void', 'Bill to|Metro Fabrication Works'],
    ['Delete the Kestrel Tools draft invoice.', 'Delete', 'To|Metro Fabrication Works'],
    ['Cancel the Kestrel Tools order.', 'Cancel order', 'Client: Metro Works Ltd'],
    ['Decline the Kestrel Tools proposal.', 'Decline proposal', 'Client: Metro Works Ltd'],
    ['Approve the Kestrel Tools request.', 'Approve request', 'Company: Metro Works Ltd'],
    ['Mark the Kestrel Tools quote as declined.', 'Mark as declined', 'To|Metro Fabrication Works'],
    ['Mark the Kestrel Tools quote as accepted.', 'Mark as accepted', 'To|Metro Fabrication Works'],
    ['Publish the Kestrel Tools statement.', 'Publish', 'Prepared for|Metro Fabrication Works'],
    ['Cancel the Ida Holm appointment.', 'Cancel appointment', 'Patient: Ben Frost'],
    ['Delete the Ida Holm claim.', 'Delete claim', 'Applicant: Ben Frost'],
    ['Send the Ida Holm receipt.', 'Send receipt', 'Guest: Ben Frost'],
  ])('%s: %s on %s', (prompt, name, line) => expect(isDone(prompt, name, line)).toBe(false));
});

describe('done on its own, and where the page names nobody else', () => {
  test.each<Case>([
    ['Send the Kestrel Tools estimate.', 'Send estimate', 'Customer: Kestrel Tools Ltd'],
    ['Send the overdue Kestrel Tools reminder.', 'Send', 'To|Kestrel Tools'],
    ['Void the Kestrel Tools invoice.', 'Void', 'Bill to|Kestrel Tools Ltd'],
    ['Delete the Kestrel Tools draft invoice.', 'Delete', 'To|Kestrel Tools Ltd'],
    ['Cancel the Kestrel Tools order.', 'Cancel order', 'Client: Kestrel Tools Ltd'],
    ['Decline the Kestrel Tools proposal.', 'Decline proposal', 'Client: Kestrel Tools Ltd'],
    ['Mark the Kestrel Tools quote as declined.', 'Mark as declined', 'To|Kestrel Tools'],
    ['Cancel the Ida Holm appointment.', 'Cancel appointment', 'Patient: I. Holm'],
    ['Send the Kestrel Tools estimate.', 'Send estimate', 'Notes|For the works in May'],
    ['Send the estimate.', 'Send estimate', 'Customer: Metro Works Ltd'],
    ['Send the Spring Sale flyer.', 'Send', 'Customer: Metro Works Ltd'],
    ['Pay the Vodafone bill.', 'Pay now', 'Customer: Ben Frost'],
  ])('%s: %s on %s', (prompt, name, line) => expect(isDone(prompt, name, line)).toBe(true));
});
