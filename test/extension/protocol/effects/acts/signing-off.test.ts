/** "Sign off" signs a record beside one, and ends a session elsewhere. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

const whatDoes = (control: Partial<ControlFacts>) =>
  classifyControl({ name: 'Sign off', role: 'button', ...control })?.what;
const form = { title: '', method: '', isSearch: false, isLogin: false, hasCardFields: false };

test.each<Partial<ControlFacts>>([
  { around: 'Sign-off' },
  { beside: { text: 'Fit to travel', asksMail: false } },
  { form },
  { row: 'Boiler 2 12 May', isInEachRow: true },
  { name: 'Sign off timesheet' },
  { name: 'Sign off this inspection' },
])('%o signs', (control) => expect(whatDoes(control)).toBe('sign'));

test.each<Partial<ControlFacts>>([
  {},
  { beside: { text: 'Ann Bell, clinic north', asksMail: false } },
  { role: 'menuitem' },
  { form, inNavigation: true },
  { name: 'Sign off as Ann Bell' },
  { name: 'Sign-off sheet' },
  { name: 'Sign off', form: { ...form, isLogin: true } },
])('%o signs nothing', (control) => expect(whatDoes(control)).toBeUndefined());

test('it is done as ordered', () => {
  const isDone = (prompt: string, name = 'Sign off') => {
    const control = { name, role: 'button', around: 'Medical sheet' };
    const found = classifyControl({ ...control, form });
    if (!found) throw new Error('not held at all');
    return isNamed(prompt, {
      ...found,
      name,
      row: '',
      dialog: '',
      around: 'Medical sheet',
      isOneOfMany: false,
    });
  };
  expect(isDone("Sign off Smudge's medical sheet.")).toBe(true);
  expect(isDone('Tick "fit to travel" for Smudge and sign off.')).toBe(true);
  expect(isDone('Sign off the timesheet of week 12.', 'Sign off timesheet')).toBe(true);
  expect(isDone('Which pen is Smudge the white cat in?')).toBe(false);
  expect(isDone('Fill in the medical sheet of Smudge.')).toBe(false);
});
