/** What a task orders once is held when it was done; what it orders several times, or leaves open how often, goes. */
import { describe, expect, test } from 'vitest';
import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';
import type { ActFacts } from '../../../../../extension/protocol/effects/prompt/act-facts';
import { repeatsOrder } from '../../../../../extension/protocol/effects/prompt/orders/repeats-order';
import { wordsOf } from '../../../../../extension/protocol/effects/words';

const actOf = (what: EffectKind, name: string): ActFacts => {
  const object = wordsOf(name).slice(1);
  return { what, name, object, isFinisher: false, row: '', dialog: '', isOneOfMany: false };
};
const isHeld = (prompt: string, what: EffectKind, name: string, before = 1) =>
  repeatsOrder(prompt, { ...actOf(what, name), carriedOut: Array(before).fill({ what, name }) });

describe('is held when it was done once', () => {
  test.each<[EffectKind, string, string]>([
    [
      'transfer',
      'Record Payment',
      'Allocate the credit note of Baker to their unpaid bill, then record a $2,000 payment on that same bill.',
    ],
    ['cancel', 'Leave workspace', 'Find the workspace that I joined most recently and leave that workspace.'],
    ['send', 'Send', 'Send the Harbour Bakery draft quote, then copy it and change the date to 12 March.'],
    ['delete', 'Delete', 'Delete the note about Lisbon.'],
    ['delete', 'Remove', 'Remove Ann Miller from the team Sales.'],
    ['pay', 'Buy now', 'Buy the blue kettle.'],
    ['pay', 'Pay', 'Pay the electricity bill of May.'],
    ['pay', 'Book', 'Book a table at Luigi for Friday at 8 pm.'],
    ['cancel', 'Cancel', 'Cancel my appointment with Doctor Jones.'],
    ['cancel', 'Void', 'Void invoice INV-0031.'],
    ['transfer', 'Transfer', 'Transfer $50 to Bob.'],
    ['send', 'Post', 'Post "Back on Monday" in the channel general.'],
    ['send', 'Publish', 'Publish the article on Lisbon.'],
    ['delete', 'Revoke', 'Revoke the API key of the old deploy server.'],
    ['delete', 'Delete', 'Lösche das Album Sommer.'],
    ['delete', 'Supprimer', 'Supprime le message de Paul.'],
    ['grant', 'Approve', "Approve Kim's leave request."],
    ['sign', 'Sign', 'Sign the lease of the flat.'],
  ])('%s "%s": %s', (what, name, prompt) => {
    expect(isHeld(prompt, what, name)).toBe(true);
    expect(isHeld(prompt, what, name, 0)).toBe(false);
  });
});

describe('goes on', () => {
  test.each<[EffectKind, string, string]>([
    ['delete', 'Delete', 'Delete all notes about Lisbon.'],
    ['delete', 'Delete', 'Delete the notes about Lisbon.'],
    ['delete', 'Delete', 'Delete every draft.'],
    ['delete', 'Delete', 'Delete Alpha and Beta.'],
    ['delete', 'Delete', 'Delete the note Alpha and the note Beta.'],
    ['cancel', 'Cancel', 'Cancel both bookings.'],
    ['cancel', 'Cancel', 'Cancel order 12, 13 and 14.'],
    ['pay', 'Pay', 'Pay the rent and the gas bill.'],
    ['pay', 'Pay', 'Pay INV-12. Pay INV-13 too.'],
    ['send', 'Send', 'Send the invoice to Bob and Ann.'],
    ['send', 'Send', 'Send the report to my colleagues.'],
    ['transfer', 'Record payment', 'Record a payment of $50 twice.'],
    ['transfer', 'Record payment', 'Record a payment of $50 on each unpaid bill.'],
    ['delete', 'Remove', 'Remove Ann from Sales and remove Bob from Hiking.'],
    ['delete', 'Revoke access', 'Revoke all sessions that are not from Paris.'],
    ['cancel', 'Leave', 'Leave the three oldest groups.'],
    ['delete', 'Delete', 'Clean up my inbox.'],
    ['delete', 'Delete', 'Delete the spam.'],
    ['delete', 'Delete', 'Delete anything older than a year.'],
    ['delete', 'Delete', 'Lösche die Notizen zu Lissabon.'],
    ['delete', 'Supprimer', 'Supprime les messages de Paul.'],
    ['delete', 'Remove', 'Get rid of the duplicates.'],
    ['delete', 'Delete', 'Delete the note Lisbon, and do the same with the note Porto.'],
  ])('%s "%s": %s', (what, name, prompt) => {
    expect(isHeld(prompt, what, name)).toBe(false);
  });

  test('until it was done as often as it is ordered', () => {
    expect(isHeld('Delete Alpha and Beta.', 'delete', 'Delete', 2)).toBe(true);
    expect(isHeld('Pay the rent and the gas bill.', 'pay', 'Pay', 2)).toBe(true);
  });

  test('after an act of another kind or another name', () => {
    const prompt = 'Delete the note about Lisbon.';
    const other = [{ what: 'send', name: 'Send' } as const, { what: 'delete', name: 'Clear' } as const];
    expect(repeatsOrder(prompt, { ...actOf('delete', 'Delete'), carriedOut: other })).toBe(false);
  });
});
