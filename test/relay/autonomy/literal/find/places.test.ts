/** What a phrase says of an element has to be true of that element: else none is meant, and never another one. */
import { describe, expect, test } from 'vitest';
import { find } from '../../../../../relay/autonomy/literal/find/find';
import { tokensOf } from '../../../../../relay/autonomy/literal/grammar/token';
import { inspectedPage } from '../../../../support/models/inspected-page';

const pages = {
  invoices: inspectedPage(`
group
 group
  heading "Invoices" level=1
  text "Invoices of this year"
  table "Billing"
   row
    columnheader "Number"
    columnheader "Customer"
   row
    cell "R-101"
    cell "Halm"
    cell "Feb 1"
    link "Details" title=first
   row
    cell "R-102"
    cell "Otis"
    cell "Feb 3"
    link "Details" title=second
    button "Remind"
   row
    cell "R-103"
    cell "Otis"
    cell "Feb 9"
    link "Details" title=third
`),
  cards: inspectedPage(`
group
 group
  heading "Shop" level=1
  group
   heading "Earl Grey" level=3
   text "€6.90"
   button "Buy" title=plain
  group
   heading "Earl Grey Blue" level=3
   text "€7.40"
   text "New"
   button "Buy" title=blue
  group
   heading "Assam" level=3
   text "€6.20"
   text "Sold out"
  group
   text "Assam tea and the pot"
   button "Buy" title=tea
  group
   text "Vitamin A"
   button "Buy" title=vitamin
  heading "Push" level=2
  checkbox "Mentions" title=push
  heading "SMS" level=2
  text "None yet"
`),
};

/** The title of the element, its name if it has none; nothing where none or several are meant. */
function meant(page: keyof typeof pages, phrase: string): string | undefined {
  const found = find(pages[page], tokensOf(phrase), { among: ({ active }) => active === true });
  return 'found' in found ? (found.found.title ?? found.found.name) : undefined;
}

describe('is meant', () => {
  test.each([
    ['invoices', 'Details of invoice R-103', 'third'],
    ['invoices', 'Details of R-102 of Otis', 'second'],
    ['invoices', 'Details of Otis from Feb 9', 'third'],
    ['invoices', 'Remind in the row of R-102', 'Remind'],
    ['invoices', 'Details of the customer Halm', 'first'],
    ['cards', 'Buy of the mail "Assam tea and the pot"', 'tea'],
    ['cards', 'Buy of "assam tea and the pot"', 'tea'],
    ['cards', 'Buy of vitamin A', 'vitamin'],
    ['invoices', 'Details of the customer from Feb 1', 'first'],
    ['cards', 'Buy next to Earl Grey', 'plain'],
    ['cards', 'Buy for €7.40', 'blue'],
    ['cards', 'Buy for 7.40 €', 'blue'],
    ['cards', 'Buy for € 7.40', 'blue'],
    ['cards', 'Buy for 7.40', 'blue'],
    ['cards', 'Mentions under Push', 'push'],
  ] as const)('on the page %s: %s', (page, phrase, title) => {
    expect(meant(page, phrase)).toBe(title);
  });
});

describe('is not there, or one of several', () => {
  test.each<[page: keyof typeof pages, phrase: string, _because: string]>([
    ['invoices', 'Details of invoice R-104', 'no such row'],
    ['invoices', 'Details of R-101 of Otis', 'the customer of another row'],
    ['invoices', 'Details of Halm from Feb 9', 'the date of another row'],
    ['invoices', 'Remind of R-103', 'the only one is in another row'],
    ['invoices', 'Remind in the row of Halm', 'the only one is in another row'],
    ['invoices', 'Details of the invoice', 'a heading and a text before the table are of all rows'],
    ['invoices', 'Details of the customer', 'the head of a column is of all rows'],
    ['invoices', 'Details of Otis', 'two rows'],
    ['cards', 'Buy of Earl Grey for €7.40', 'the price of another card'],
    ['cards', 'Buy for $7.40', 'the currency of another price'],
    ['cards', 'Buy of Assam', 'this card has none, and Assam tea is another thing'],
    ['cards', 'Buy of vitamin B', 'no such card'],
    ['cards', 'Mentions under SMS', 'another section'],
  ])('on the page %s: %s', (page, phrase) => {
    expect(meant(page, phrase)).toBeUndefined();
  });
});
