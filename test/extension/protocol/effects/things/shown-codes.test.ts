/** Codes and words with a hyphen: the record that a pane shows is called by its code, and "pre-order" is one word. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ActFacts } from '../../../../../extension/protocol/effects/prompt/act-facts';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';
import { whatDiffers } from '../../../../../extension/protocol/effects/prompt/what-differs';

function factsOf(name: string, more: Partial<ActFacts>): ActFacts {
  const dialog = more.dialog && { title: more.dialog, text: more.dialog, isConfirmation: true };
  const found = classifyControl({ name, role: 'button', ...(dialog && { dialog }) });
  if (!found) throw new Error(`${name} has no consequences`);
  return { ...found, name, row: '', dialog: '', isOneOfMany: false, ...more };
}

describe('a pane with a code', () => {
  const pane = () => 'Annual report\nC-25-0412 · received 3 May · new\nA repeat of C-25-0398, says Ida.';
  const act = (name: string, others: string[] = []) => factsOf(name, { pane, otherNames: () => others });

  test.each([
    ['Reject C-25-0412 as a repeat.', 'Reject request'],
    ['Cancel C-25-0412.', 'Cancel order'],
    ['Reject request C-25-0412.', 'Reject request'],
  ])('"%s" names "%s"', (prompt, name) => expect(isNamed(prompt, act(name))).toBe(true));

  test.each(['C', 'D', 'T', 'S', 'No'])('with the letter %s', (letters) => {
    const shown = act('Reject request');
    const own = { ...shown, pane: () => pane().replaceAll('C-', `${letters}-`) };
    expect(isNamed(`Reject ${letters}-25-0412.`, own)).toBe(true);
    expect(isNamed(`Reject ${letters}-25-0398.`, own)).toBe(false);
  });

  test.each([
    ['Reject C-25-0398 as a repeat.', act('Reject request')],
    ['Reject C-25-0413.', act('Reject request')],
    ['Open C-25-0412 and tell me its state.', act('Reject request')],
    ['Delete C-25-0412.', act('Delete comment')],
    ['Delete C-25-0412.', act('Delete account')],
    ['Reject the offer in C-25-0412.', act('Reject request')],
    ['Reject C-25-0412.', act('Reject request', ['Reject offer'])],
    ['Reject C-25-0412, but not the request.', act('Reject request')],
  ])('"%s" does not', (prompt, facts) => expect(isNamed(prompt, facts)).toBe(false));

  test('the reason for another one has both codes', () => {
    const prompt = 'Reject request C-25-0413.';
    expect(whatDiffers(prompt, 'cancel', 'Reject request', act('Reject request'))).toContain(
      '"C-25-0412" and not "C-25-0413"',
    );
  });
});

describe('a word with a hyphen', () => {
  const asked = (prompt: string, name: string, thing: string, shown = 'Cancel K-9 Sea Holly') =>
    isNamed(
      prompt,
      factsOf(name, { dialog: `${name} ${thing}?`, inDialog: true, opened: { what: 'cancel', shown } }),
      ['cancel'],
    );

  test.each([
    ["Cancel my pre-order of the 'Sea Holly'.", 'Cancel pre-order'],
    ["Cancel the re-booking of the 'Sea Holly'.", 'Cancel re-booking'],
    ["Cancel my sign-up for the 'Sea Holly'.", 'Cancel sign-up'],
  ])('is of the kind of the thing: %s', (prompt, name) => expect(asked(prompt, name, 'K-9')).toBe(true));

  test('excuses no other thing', () => {
    expect(asked("Cancel my pre-order of the 'Sea Holly'.", 'Cancel pre-order', 'K-8 of the rose')).toBe(
      false,
    );
  });

  test('is said whole in the reason', () => {
    expect(whatDiffers('Cancel my pre-order.', 'cancel', 'Cancel pre-order')).toContain('"pre-order"');
  });
});
