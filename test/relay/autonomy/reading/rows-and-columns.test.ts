/** What tables, lists and cards tell by the place where it stands. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
const dentist = `<h1>Estimate</h1>${table(
  ['Treatment', 'Price', 'Insurance pays', 'You pay'],
  ['Crown', '€640', '€410', '€230'],
  ['Filling', '€90', '€90', '€0'],
)}`;
const phone = `<h1>Roaming</h1><p>Your plan: Coast</p>${table(
  ['', 'Shore', 'Coast', 'Ocean'],
  ['Calls abroad, per minute', '£0.45', '£0.20', '£0.05'],
  ['Data abroad, per day', '£6', '£4', '£2'],
)}`;
const hosting = `<h1>Mailboxes</h1>${table(
  ['', 'Solo', 'Team', 'Office'],
  ['Price, first year', '$3.00', '$5.00', '$9.00'],
  ['Price on renewal', '$4.00', '$8.00', '$14.00'],
  ['Backup', 'weekly', 'weekly and daily', 'hourly'],
)}`;
const services = `<h1>Status</h1><h2>Services</h2>${table(
  ['Service', 'Version', 'State'],
  ['mail-in', '2.1', 'Healthy'],
  ['mail-out', '2.4', 'Offline'],
  ['search', '7.0', 'Degraded'],
)}`;
const programme =
  '<h1>Film week</h1><ul><li><h3>The Long Shore</h3><p>Cinema 1 · £9 · sold out</p></li><li><h3>Kites</h3><p>Cinema 2 · £9</p></li><li><h3>Old Harbour</h3><p>Cinema 1 · £7</p></li></ul>';
const statement = `<h1>Account</h1>${table(
  ['Date', 'Text', 'Amount', 'Balance'],
  ['03.11.2025', 'Nordfjord water October', '-612.40', '8,120.00'],
  ['05.11.2025', 'Library fine', '-30.00', '8,090.00'],
)}<h2>Upcoming</h2><ul><li>12 Nov Larkfield Gym £31.00</li><li>14 Nov Petrel Insurance £58.20</li></ul>`;
const trip =
  '<h1>Your trip</h1><section><h2>Outbound</h2><p>07:35 Bergen, quay 4</p><p>12:50 Hirtshals, terminal</p></section><section><h2>Return</h2><p>14:10 Hirtshals, terminal</p><p>19:45 Bergen, quay 4</p></section>';
const soup = `<h1>Soup</h1><h2>Ingredients</h2><table><tr><td>400 g</td><td>carrots</td></tr><tr><td>200 ml</td><td>coconut milk</td></tr><tr><td>2 tsp</td><td>cumin</td></tr></table><p>Vegan: stir two tablespoons of oat cream into the coconut milk.</p>`;
const meter = `<h1>Water bill</h1>${table(
  ['Meter', 'Old reading', 'New reading', 'Consumption'],
  ['W-118', '412 m³', '498 m³', '86 m³'],
)}<p>In the previous year you used 92 m³.</p>`;
const club = `<h1>Training</h1>${table(
  ['Group', 'Day', 'Hall', 'Coach'],
  ['Juniors', 'Monday', 'North hall', 'Ada Holm'],
  ['Seniors', 'Tuesday', 'North hall', 'Ben Ruiz'],
  ['Evening beginners', 'Friday', 'School hall', '–'],
)}`;
const kettle =
  '<h1>Hallan kettle</h1><p><del>£49.00</del> <b>£34.50</b> <i>You save £14.50</i></p><h2>Often bought together</h2><p>Descaler £6.00</p>';
const leave =
  '<h1>Payslip</h1><h2>Leave balance</h2><dl><dt>Entitlement</dt><dd>25 days</dd><dt>Taken</dt><dd>11 days</dd><dt>Remaining</dt><dd>14 days</dd></dl>';
const library = `<h1>Loans</h1>${table(['Title', 'Due'], ['Salt', '3 May'], ['Bees', '4 May'], ['Foxes', '9 May'])}`;
const scan =
  '<h1>X-ray, right hand</h1><dl><dt>Date and time</dt><dd>Monday 2 March 2026, 09:30</dd><dt>Arrive by</dt><dd>09:15</dd></dl><h2>Cancelling</h2><p>Free of charge until 24 hours before. After that a fee of €25 is charged.</p>';

test.each([
  ['what the asker pays', dentist, 'How much do I have to pay myself for the crown?', '€230'],
  ['what it costs in all', dentist, 'What does the crown cost?', '€640'],
  ['the plan of the asker', phone, 'How much are calls abroad with my plan?', '£0.20'],
  ['a plan that is named', phone, 'How much are calls abroad with Ocean?', '£0.05'],
  ['the price after the first year', hosting, 'What does Team cost after the first year?', '$8.00'],
  ['the price in the first year', hosting, 'What does Team cost in the first year?', '$5.00'],
  ['the column whose cell has it', hosting, 'Which plan has daily backup?', 'Team'],
  ['no column has it', hosting, 'Which plan has remote backup?', ''],
  ['what is down', services, 'which service is completely down', 'mail-out'],
  ['what is sold out', programme, 'which film has no tickets left', 'The Long Shore'],
  ['the amount of an entry', statement, 'What did I pay for water?', '-612.40'],
  ['the day of a payment', statement, 'When does the Petrel Insurance payment go out?', '14 Nov'],
  ['the end of what is paid', statement, 'When does the Petrel Insurance contract end?', ''],
  ['when it leaves', trip, 'What time does the ferry to Hirtshals leave?', '07:35'],
  ['when it arrives', trip, 'When do we arrive in Hirtshals?', '12:50'],
  ['when it leaves for home', trip, 'What time does the ferry back leave Hirtshals?', '14:10'],
  ['another port', trip, 'What time does the ferry to Stavanger leave?', ''],
  ['an ingredient', soup, 'How much coconut milk do I need?', '200 ml'],
  ['what was used', meter, 'How many m³ did we use?', '86 m³'],
  ['the coach of a group', club, 'Who is the coach of the seniors?', 'Ben Ruiz'],
  ['the coach of another group', club, 'Who is the coach of the evening beginners?', ''],
  ['the price on sale', kettle, 'current price of the kettle', '£34.50'],
  ['what is saved', kettle, 'How much do I save on the kettle?', '£14.50'],
  ['days left', leave, 'How many holidays do I have left?', '14 days'],
  ['a limit is no count', library, 'What is the maximum number of books I can borrow?', ''],
  ['when to be there', scan, 'When do I have to be there for the X-ray?', '09:15'],
  ['a fee for something else', scan, 'How much does the X-ray cost if I pay it myself?', ''],
])('%s', (_, html, question, answer) => {
  const given = answerOn(html, question);
  if (answer === '') expect(given).toBe('');
  else expect(given).toContain(answer);
});
