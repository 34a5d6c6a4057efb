/** For whom a thing is, and in which language, stands in a line of its own: "To Brandt Optics Ltd, Leeds", "Client: ...", "German → Czech". */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const offer = (to: string): PlaceOfAct => ({
  dialog: 'Send this offer now?',
  heading: 'Offer',
  text: `${to}|Boiler service, 3 visits|Total £210.00`,
});
const request = (lines: string): PlaceOfAct => ({ heading: 'Manual of the K-7', text: lines });
const toBrandt = 'Prepare an offer for Brandt Optik AG in Graz. Send it from its preview.';
const toAnn = 'Send the invoice to Ann Berg.';
const declines =
  'Decline the second request of Brandt Optik AG in Graz for the Polish manual as a duplicate.';

test.each<[string, string, PlaceOfAct]>([
  [toBrandt, 'Send now', offer('To Brandt Optics Ltd, Leeds')],
  [toBrandt, 'Send now', offer('Client|Brandt Optics Ltd, Leeds')],
  [toBrandt, 'Send now', offer('To Brandt Optik AG, Linz')],
  [toAnn, 'Send invoice', offer('Bill to: Ann Holm')],
  [toAnn, 'Send invoice', offer('Customer: Kestrel Tools')],
  [toAnn, 'Send now', { dialog: 'Send this invoice?\nTo: Ben Frost' }],
  ['Confirm the appointment for Ruth Adler.', 'Approve appointment', offer('Patient: Ruth Alder')],
  [
    'Allocate the credit note of Pinnacle Group to its invoice.',
    'Allocate',
    {
      dialog: 'Allocate credit note CN-12',
      text: 'To|CloudNine Analytics|Date|22 Feb',
      heading: 'CN-12',
    },
  ],
  [
    'Send the Harbour Bakery draft quote.',
    'Send',
    { heading: 'INV-0053', text: 'To|Beacon Security Systems|Date|3 May' },
  ],
  ['Send the Harbour Bakery quote to them.', 'Send', { heading: 'QU-12', text: 'To: Metro Works Ltd' }],
  [
    'Void the unpaid Harbour Bakery invoice.',
    'Void invoice',
    { heading: 'INV-0053', text: 'To|Beacon Security Systems' },
  ],
  ['Delete the Harbour Bakery estimate.', 'Delete', { heading: 'E-7', text: 'Customer: Metro Works Ltd' }],
  ['Approve the Ruth Adler claim.', 'Approve claim', { heading: 'C-9', text: 'Patient: Ben Frost' }],
  [
    'Decline the Harbour Bakery quote.',
    'Decline quote',
    { heading: 'QU-12', text: 'Client|Metro Works Ltd' },
  ],
  ['Cancel the Ruth Adler booking.', 'Cancel booking', { heading: 'B-31', text: 'Guest: Ben Frost' }],
  [declines, 'Decline request', request('Client: Brandt Optics Ltd, Leeds|German → Polish')],
  [declines, 'Decline request', request('Client: Brandt Optik AG, Linz|German → Polish')],
  [declines, 'Decline request', request('Client: Brandt Optik AG, Graz|German → Czech')],
  ['Cancel the French subtitles order.', 'Cancel order', request('Subtitles: Spanish, Italian')],
])('%s %s on %j is held', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(false);
});

test.each<[string, string, PlaceOfAct]>([
  [toBrandt, 'Send now', offer('To Brandt Optik AG, Graz')],
  [toBrandt, 'Send now', offer('To Brandt Optik')],
  [toBrandt, 'Send now', offer('Prepared by: Henrike Daub')],
  [
    'Create a credit note for Pinnacle Group and allocate it to their paid invoice.',
    'Allocate',
    {
      dialog: 'Allocate credit note CN-12',
      text: 'To|Pinnacle Group|Date|22 Feb',
      heading: 'CN-12',
    },
  ],
  [
    'Create a credit note for Pinnacle Group and allocate it to their paid invoice.',
    'Allocate to invoice',
    { heading: 'CN-12', text: 'To|Pinnacle Group|Number|CN-12' },
  ],
  [toAnn, 'Send invoice', offer('To: A. Berg')],
  [toAnn, 'Send invoice', offer('To: Berg, Ann')],
  [toAnn, 'Send invoice', offer('Company: Kestrel Tools|Contact: Ann Berg')],
  [toAnn, 'Send invoice', offer('Customer: Kestrel Tools|Ask for Ann')],
  [toAnn, 'Send invoice', offer('To Do List|For You|Contact|Imprint')],
  ['Send the Quarterly Report.', 'Send report', offer('To: Finance Team')],
  ['Buy the lamp for Ann Berg.', 'Buy now', { heading: 'Lamp', text: 'Customer: John Doe' }],
  [declines, 'Decline request', request('Client: Brandt Optik AG, Graz|German → Polish')],
  [
    'Send the Harbour Bakery draft quote.',
    'Send',
    { heading: 'QU-12', text: 'To|Harbour Bakery Co|Date|3 May' },
  ],
  [
    'Send the Harbour Bakery draft quote.',
    'Send',
    { heading: 'Harbour Bakery refit', text: 'To|Metro Works Ltd' },
  ],
  ['Send the Summer Sale newsletter.', 'Send', { heading: 'Newsletter', text: 'To: Metro Works Ltd' }],
  [
    'Void the unpaid Harbour Bakery invoice.',
    'Void invoice',
    { heading: 'INV-0053', text: 'To|Harbour Bakery' },
  ],
  ['Void the oldest invoice.', 'Void invoice', { heading: 'INV-0053', text: 'To|Beacon Security Systems' }],
  ['Cancel the Ruth Adler booking.', 'Cancel booking', { heading: 'B-31', text: 'Guest: Adler, Ruth' }],
  ['Approve the leave request.', 'Approve request', { heading: 'Leave', text: 'Employee: Ben Frost' }],
  ['Cancel the French subtitles order.', 'Cancel order', request('Subtitles: Spanish, French')],
  ['Cancel the order of the French manual.', 'Cancel order', request('Language: English|Home › English')],
  ['Cancel the order of the French manual.', 'Cancel order', request('We speak English and Dutch.')],
])('%s %s on %j goes', (prompt, name, place) => {
  expect(isLetThrough(prompt, name, place)).toBe(true);
});
