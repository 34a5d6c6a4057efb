/** Rows that came or changed, in the changes of a page. */
import { expect, test } from 'vitest';
import { describeChanges } from '../../../../../relay/autonomy/language-model/view/describe-changes';

const row = (ref: number, state: string, name: string) =>
  `generic [e${ref}]\n "${state}"\n "TK-${ref} ${name}"\n "Ward 4"`;
const some = [row(20, 'Open', 'Lamp'), row(21, 'Open', 'Door'), row(22, 'Shut', 'Pump')];
const page = (rows: string[]) => `heading "Tickets" 1\nbutton "New" [e1]\n${rows.join('\n')}`;

test('a row that came is one line', () => {
  expect(describeChanges(page(some), page([row(30, 'Open', 'Lift'), ...some]))).toBe(
    '+[e30]: "Open", "TK-30 Lift", "Ward 4"',
  );
});

test('a row in which a text has changed is told with all of it', () => {
  const now = [row(20, 'Open', 'Lamp'), row(21, 'Done', 'Door'), row(22, 'Shut', 'Pump')];
  expect(describeChanges(page(some), page(now))).toContain('+[e21]: "Done", "TK-21 Door", "Ward 4"');
});

test('of many rows that have changed, the parts alone are told', () => {
  const all = (state: string) => Array.from({ length: 12 }, (_, at) => row(at + 20, state, 'Lamp'));
  expect(describeChanges(page(all('Open')), page(all('Shut')))).not.toContain('[e21]: ');
});

test('what holds more than a row keeps its lines', () => {
  const nested = 'generic [e40]\n "Lift"\n list\n  - "Cab"\n  - "Shaft"';
  expect(describeChanges(page(some), page([nested, ...some]))).toMatch(/^\+\[e40\]\n\+ "Lift"\n/);
});
