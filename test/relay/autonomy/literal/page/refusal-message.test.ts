/** Recognition of error messages on a page, and of other pages about errors. */
import { expect, test } from 'vitest';
import { parsePage } from '../../../../../relay/autonomy/literal/page/page';
import { newRefusalMessage } from '../../../../../relay/autonomy/literal/page/refusal-message';

/** A page of texts and a button, whose refs begin at `first`: those of another document are never the same. */
function page(first: number, texts: string[], button = 'Log in') {
  const elements = [
    { role: 'button', name: button, active: true },
    ...texts.map((text) => ({ role: 'text', text })),
  ];
  const rows = elements.map((element, index) => ` [e${first + 1 + index}] ${JSON.stringify(element)}`);
  return parsePage([`[e${first}] {}`, ...rows].join('\n'));
}

const before = page(1, ['Welcome']);

test('what the page newly says of an error is its refusal', () => {
  expect(newRefusalMessage(before, page(1, ['Welcome', 'Wrong password']))).toBe('Wrong password');
});

test('a form that comes back as a new document with an error in it has refused', () => {
  expect(newRefusalMessage(before, page(11, ['Welcome', 'Wrong password']))).toBe('Wrong password');
});

test('a page that reads otherwise may speak of errors', () => {
  expect(newRefusalMessage(before, page(11, ['Help', 'Wrong password'], 'Search'))).toBeUndefined();
});
