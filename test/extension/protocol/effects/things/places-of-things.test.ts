/** Where something is brought, held or fetched stands in a line of its own: "Venue: Corn Exchange, Leeds". */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const summary = (lines: string): PlaceOfAct => ({
  heading: 'Checkout',
  text: `Items|12 folding chairs|Hire|5 June 2026 to 8 June 2026|${lines}|Total|£210.00`,
});
const hall =
  "Order the 12 folding chairs that are in the basket, delivered to St Olave's Hall in Marwick, by bank transfer.";
const office = 'Order the chairs in the basket, delivered to our office in Leeds.';
const send = 'Send the parcel for Ann Berg to the Corn Exchange, Leeds.';
const book = 'Book the table for four at Rosso in Leeds.';
const fetch = 'Order the cake in the basket, and I pick it up from the shop in Leeds.';

test.each<[string, string, PlaceOfAct]>([
  [hall, 'Place order', summary("Venue|St Olave's Hall, Hetherby")],
  [hall, 'Place order', summary("Deliver to: St Olave's Hall (Hetherby)")],
  [hall, 'Place order', summary("Delivery address|St Olave's Hall, Church Street 3, Hetherby HX1 2AB")],
  [
    hall,
    'Confirm order',
    { ...summary(''), dialog: "Place this order?\nLocation: St Olave's Hall, Hetherby" },
  ],
  [hall, 'Place order', summary('Address|4 Mill Lane, Hetherby HX1 2AB')],
  [office, 'Place order', summary('Delivery address|Office, 4 Mill Lane, York')],
  [office, 'Place order', summary('Destination|York')],
  [office, 'Place order', summary('Ship to York')],
  [send, 'Send parcel', summary('Destination: Corn Exchange, Ipswich')],
  [book, 'Confirm booking', summary('Location|Rosso, York')],
  [fetch, 'Place order', summary('Pick-up|Shop, 4 Mill Lane, York')],
])('%s %s on %j is held', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(false);
});

test.each<[string, string, PlaceOfAct]>([
  [hall, 'Place order', summary("Venue|St Olave's Hall, Marwick")],
  [hall, 'Place order', summary("Venue|St Olave's Hall")],
  [hall, 'Place order', summary('Address|3 Church Street, Marwick HX1 2AB')],
  [hall, 'Place order', summary("Venue|St Olave's Hall, Marwick|Billing address|4 Mill Lane, Hetherby")],
  [hall, 'Place order', summary("Address|4 Mill Lane, Hetherby|Deliver to|St Olave's Hall, Marwick")],
  [hall, 'Place order', summary('Items|12 chairs')],
  [office, 'Place order', summary('Delivery address|4 Mill Lane, LS1 4AB')],
  [office, 'Place order', summary('Delivery address|4 Mill Lane, Leeds LS1 4AB, United Kingdom')],
  [office, 'Place order', summary('Delivery address|4 Mill Lane, Headingley|Deliver to|Leeds office')],
  ['Order the chairs in the basket.', 'Place order', summary('Venue|St Olave Hall, Hetherby')],
  [
    'Order the chairs in the basket, to be paid in Euro and delivered in May.',
    'Place order',
    summary('Venue|Old Hall, York'),
  ],
  ['Send the manual in German to Ann Berg.', 'Send manual', summary('Address|4 Mill Lane, York')],
  ["Send Ann's letter to the printer in A4.", 'Send letter', summary('Address|4 Mill Lane, York')],
  [
    'Order the chairs in the basket, delivered to my flat in May.',
    'Place order',
    summary('Address|4 Mill Lane, York'),
  ],
  [
    'Order the chairs in the basket to my address in Leeds.',
    'Place order',
    { ...summary('Venue|Old Hall, York'), heading: 'Your order to Leeds' },
  ],
  [
    'Book the flight to Lisbon in Economy.',
    'Confirm booking',
    summary('Destination|Lisbon, Portugal|Class|Economy'),
  ],
  [book, 'Confirm booking', summary('Location|Rosso, Leeds')],
  [book, 'Confirm booking', summary('Location|Rosso, 12 Mill Lane, Leeds')],
  [fetch, 'Place order', summary('Pick-up|Shop Leeds, Mill Lane')],
])('%s %s on %j goes', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(true);
});
