/** Amounts in the units, currencies and columns that a question means. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
const absences = `<h1>Absences</h1>${table(
  ['Kind', 'Entitlement', 'Taken', 'Remaining'],
  ['Annual leave', '25 days', '14 days', '11 days'],
  ['Study leave', '5 days', '1 day', '4 days'],
)}`;
const hosts = `<h1>Hosts</h1>${table(
  ['Host', 'CPU', 'Memory', 'State'],
  ['web-01', '38 %', '61 %', 'OK'],
  ['web-02', '94 %', '55 %', 'Critical'],
  ['batch-01', '12 %', '47 %', 'OK'],
)}`;
const standingOrders = `<h1>Standing orders</h1>${table(
  ['To', 'Next date', 'Amount', 'Repeats'],
  ['Birch Street Lettings', '1 July', '$1,340.00', 'Monthly'],
  ['Tidal Insurance', '9 July', '$96.41', 'Monthly'],
)}`;
const tickets = `<h1>Museum</h1>${table(
  ['Ticket', 'Whole museum', 'Tower only'],
  ['Adult', '280 Kč', '150 Kč'],
  ['Family', '590 Kč', '350 Kč'],
  ['Under 7', 'free', 'free'],
)}`;
const settings = `<h1>Settings</h1>${table(
  ['Setting', 'Default', 'Meaning'],
  ['lease_time', '90s', 'A worker must report within it'],
  ['log_level', 'info', 'debug, info or warn'],
)}`;
const licences = `<h1>Licences</h1>${table(
  ['Product', 'Bought', 'In use'],
  ['Nimbora Business', '35', '29'],
  ['Nimbora Starter', '60', '57'],
)}<ul><li>20 May: Ada Moe bought 5 Business licences</li></ul>`;
const rucksack = `<h1>Fell rucksack</h1><dl><dt>Volume</dt><dd>38 litres</dd><dt>Weight</dt><dd>1.4 kg</dd></dl>`;
const mowers = `<h1>Robot mowers compared</h1>${table(
  ['', 'Grasling', 'Lawnfox', 'Veldo', 'Rasen'],
  ['Price', '€1,049', '€879', '€449', '€629'],
  ['Noise', '56 dB', '59 dB', '64 dB', '67 dB'],
)}`;
const stew = '<h1>Stew</h1><dl><dt>Serves</dt><dd>6</dd><dt>Energy per serving</dt><dd>310 kcal</dd></dl>';
const patient = '<h1>Biscuit</h1><p>Heart ultrasound at the Argyll clinic on 3 September 2024.</p>';
const inspection = '<h1>Inspection</h1><p>They want two more fire extinguishers in the kitchen.</p>';
const coldStore = `<h1>Cold store</h1><dl><dt>Room 3, blast freezer</dt><dd>−14.2 °C, above the limit of −18 °C</dd></dl>`;
const throws = `<h1>Order</h1>${table(['Item', 'Colour', 'Price'], ['Marlow wool throw', 'Rust', '£79.00'])}`;

test.each([
  ['leave in days', absences, 'How much annual leave do I still have left?', '11 days'],
  ['memory in percent', hosts, 'How much memory is web-01 using?', '61 %'],
  ['a column with an acronym', hosts, 'Which host has the highest CPU load right now?', 'web-02'],
  [
    'what goes somewhere is money',
    standingOrders,
    'How much goes to Birch Street Lettings every month?',
    '$1,340.00',
  ],
  ['koruna', tickets, 'How much is a family ticket for the whole museum?', '590 Kč'],
  ['a time that something takes', settings, 'What is the default lease time?', '90s'],
  ['the column in the words of the question', licences, 'How many Business licences are in use?', '29'],
  ['litres are a volume', rucksack, 'How many litres does the rucksack hold?', '38 litres'],
  ['the thing in columns', mowers, 'Which of the robot mowers is the quietest?', 'Grasling'],
  ['more of what there is', inspection, 'How many extra fire extinguishers do they want?', 'two'],
  ['what the page has no word for', stew, 'How much protein does one serving have?', ''],
  ['degrees are no kilos', coldStore, 'How many kilos are in the blast freezer?', ''],
  ['a colour is no size', throws, 'What are the measurements of the Marlow wool throw?', ''],
  [
    'when it was is not what it showed',
    patient,
    'What did the heart ultrasound at the Argyll clinic show?',
    '',
  ],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
