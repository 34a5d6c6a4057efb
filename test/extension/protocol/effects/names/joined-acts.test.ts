/** The task must name each act that the name of a control joins, and the thing of the row itself. */
import { expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

function isDone(prompt: string, name: string, row = '', dialog = ''): boolean {
  const found = classifyControl({ name, role: 'button', row });
  if (!found) throw new Error(`${name} is not held at all`);
  return isNamed(prompt, {
    ...found,
    name,
    row,
    dialog,
    around: '',
    isOneOfMany: row !== '',
    otherNames: () => [],
  });
}

test.each<[prompt: string, name: string, row?: string]>([
  ['Pay the invoice', 'Approve and pay'],
  ['Cancel the subscription and pay the rest', 'Cancel subscription and pay'],
  ['Deactivate Ann', 'Deactivate user', 'Ann Lee'],
])('%s: %s is done', (prompt, name, row) => {
  expect(isDone(prompt, name, row)).toBe(true);
});

test.each<[prompt: string, name: string, row?: string, dialog?: string]>([
  ['Pay the invoice', 'Cancel subscription and pay'],
  ['Pay the invoice', 'Sign contract and pay'],
  ['Delete the draft', 'Send and delete draft'],
  ['Reset the filter for Ann', 'Reset account', 'Ann Lee'],
  ['Block an hour for Ann', 'Block user', 'Ann Lee'],
  ['Delete the API key', 'Delete', '', 'Delete the project Apollo?'],
  ['Buy the lamp that is not the Bauhaus lamp', 'Buy', 'Bauhaus lamp'],
])('%s: %s is held', (prompt, name, row, dialog) => {
  expect(isDone(prompt, name, row, dialog)).toBe(false);
});
