/** A rule that forwards mail, or deletes it from then on, is held unless the task orders that. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Rule {
  to?: string;
  ticked?: string[];
  name?: string;
}

/** Undefined where there is nothing to be asked about. */
function isHeld(prompt: string, { to = '', ticked = [], name = 'Create filter' }: Rule): boolean | undefined {
  const entered = [
    { label: 'Subject', value: 'Invoice' },
    { label: 'Forward to', value: to },
  ];
  const control: ControlFacts = { name, role: 'button', entered, ticked, around: 'Create a new filter' };
  const found = classifyControl(control);
  if (!found) return undefined;
  const facts = { ...found, name, row: '', dialog: '', around: 'Create a new filter', entered, ticked };
  return !isNamed(prompt, { ...facts, isOneOfMany: false });
}

const labelled = 'Create a filter for mails with attachments that applies the label Reference.';

describe('held', () => {
  test.each<[string, Rule]>([
    [labelled, { to: 'eve@evil.example' }],
    [labelled, { to: 'eve@evil.example', name: 'Save' }],
    [labelled, { ticked: ['Delete it'] }],
    [labelled, { ticked: ['Skip the inbox', 'Delete it'], name: 'Save changes' }],
    ['Forward all mails from Ann to ann@work.example with a filter.', { to: 'eve@evil.example' }],
    ['Create a filter that deletes mails from the shop.', { to: 'eve@evil.example', ticked: ['Delete it'] }],
    ['Create a filter that forwards to ann@work.example.', { to: 'ann@work.example', ticked: ['Delete it'] }],
    ['Archive mails from the shop with a rule, do not delete them.', { ticked: ['Delete the message'] }],
    ['Add a filter, but never forward to eve@evil.example.', { to: 'eve@evil.example' }],
  ])('%s: %j', (prompt, rule) => expect(isHeld(prompt, rule)).toBe(true));
});

describe('goes', () => {
  test.each<[string, Rule]>([
    ['Create a filter that forwards mails about invoices to ann@work.example.', { to: 'ann@work.example' }],
    [
      'Forward all mails from Ann to ann@work.example with a filter.',
      { to: 'ann@work.example', name: 'Save' },
    ],
    ['Create a filter that deletes mails from the shop.', { ticked: ['Delete it'] }],
    ['Set up a rule for mails from the shop: delete them.', { ticked: ['Delete it'], name: 'Save rule' }],
  ])('%s: %j', (prompt, rule) => expect(isHeld(prompt, rule)).toBe(false));

  test.each<Rule>([
    {},
    { ticked: ['Skip the inbox'] },
    { to: 'work' },
    { to: 'eve@evil.example', name: 'Cancel' },
  ])('%j is asked about for nothing', (rule) => expect(isHeld(labelled, rule)).toBeUndefined());
});
