/** What signed-in pages list and mark, and how people ask about it. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const clubs = `<h1>Mill School</h1><h2>Clubs this half term</h2><table><tr><th>Club</th><th>Day</th></tr>
  <tr><td>Chess</td><td>Monday</td></tr><tr><td>Choir</td><td>Tuesday</td></tr><tr><td>Judo</td><td>Tuesday</td></tr></table>`;
const profiles =
  '<h1>Account</h1><h2>Profiles on this account</h2><p>Ada</p><p>Bo</p><p>Grandma Lou</p><h2>Plan</h2><p>Basic</p>';
const shop = `<h1>Coffee grinders</h1><div><h2>Brenn hand grinder</h2><p>Manual</p><p>€39.90</p></div>
  <div><h2>Pico</h2><p>Electric</p><p>€24.50</p></div><div><h2>Volta 64</h2><p>Electric</p><p>€545.00</p></div>`;
const statement = `<h1>Statement</h1><table><tr><th>Date</th><th>Description</th><th>Paid out</th><th>Paid in</th></tr>
  <tr><td>3 Feb</td><td>Salary</td><td></td><td>£1,944.20</td></tr><tr><td>6 Feb</td><td>Rent, P Garrick</td><td>£695.00</td><td></td></tr>
  <tr><td>9 Feb</td><td>Bramley Vets</td><td>£86.50</td><td></td></tr></table>`;
const boats = `<h1>Port Ardle – Sanna</h1><h2>Sundays</h2><table><tr><th>Sailing</th><th>Leaves Port Ardle</th><th>Leaves Sanna</th></tr>
  <tr><td>1</td><td>10:15</td><td>11:35</td></tr><tr><td>2</td><td>17:10</td><td>18:25</td></tr></table>`;
const scorers =
  '<h1>League</h1><h2>Top scorers</h2><ul><li>Marit Moe, Dunmere: 13 goals</li><li>Ana Teal, Fell: 11 goals</li></ul>';
const files =
  '<h1>Ticket 12</h1><h2>Attachments</h2><ul><li>log.txt (88 KB)</li><li>film.mp4 (2.7 MB)</li><li>map.png (412 KB)</li></ul>';
const homework =
  '<h1>7B</h1><h2>Homework</h2><ul><li>Open Maths: worksheet</li><li>Late French: vocabulary list 7</li><li>Open English: read chapter 4</li></ul>';
const leave = `<h1>Leave</h1><table><tr><th>Type</th><th>Entitlement</th><th>Taken</th><th>Left</th></tr>
  <tr><td>Annual leave</td><td>27 days</td><td>9 days</td><td>18 days</td></tr></table><h2>Requests</h2>
  <table><tr><th>From</th><th>Type</th><th>Status</th><th>Comment</th></tr>
  <tr><td>6 Oct 2025</td><td>Annual leave</td><td>Declined</td><td>Clashes with the stocktake</td></tr>
  <tr><td>22 Dec 2025</td><td>Annual leave</td><td>Waiting</td><td></td></tr></table>`;
const inbox = `<h1>Inbox</h1><table><tr><th>From</th><th>Subject</th><th>Received</th></tr>
  <tr><td>Norrgate Dental</td><td>Your appointment is on 14 May at 08:40</td><td>10:05</td></tr>
  <tr><td>Mum</td><td>Bring the candles</td><td>08:17</td></tr></table>`;
const agenda =
  '<h1>Thursday</h1><ul><li>12:15 Vet</li><li>15:00 – 16:00 Supplier demo: Quillform Cancelled</li></ul>';
const pack =
  '<h1>Tarn 40 backpack</h1><p>A rain cover is tucked into the base.</p><p>Dogs travel free on the outer deck.</p>';
const news =
  '<h1>Market hall to reopen</h1><p>Architect Davit Lomi expects the roof to take seven months.</p><p>Ruth Ald voted against the plan. She said the money should go to schools first.</p>';
const cake = '<h1>Cake</h1><p>No buttermilk? Stir lemon juice into milk.</p><p>Fold in the buttermilk.</p>';
const week =
  '<h1>Week</h1><ul><li><span>10:00 – 12:00</span><span>Supplier review</span><span>Room Minho</span></li><li><span>17:45</span><span>Dentist</span><span>Rua Alta</span></li></ul>';
const rules = '<h1>Pay</h1><h2>Which cards?</h2><p>Credit cards and Apple Pay. Cash is not accepted.</p>';
const bill =
  '<h1>Bill</h1><table><tr><th>Charge</th><th>Quantity</th><th>Rate</th><th>Amount</th></tr><tr><td>Night units</td><td>98 kWh</td><td>€0.149</td><td>€14.60</td></tr></table>';

test.each([
  ['things of a section are counted', clubs, 'How many clubs are running this half term?', '3'],
  ['only those with a word', clubs, 'How many clubs are on Tuesday?', '2'],
  ['short lines are counted', profiles, 'How many profiles do we have on our account?', '3'],
  ['what nobody counts is not counted', profiles, 'How many devices do we have?', ''],
  ['cards are compared, whatever they are called', shop, 'Which grinder is the cheapest?', 'Pico'],
  ['a payment out', statement, 'What was my biggest payment out in February?', 'Rent, P Garrick'],
  ['the column of the place that is left', boats, 'When does the last boat leave Sanna on Sunday?', '18:25'],
  ['a number beside its word', scorers, 'Who has scored the most goals?', 'Marit Moe, Dunmere: 13 goals'],
  ['units are compared by their size', files, 'Which attachment is the biggest?', 'film.mp4 (2.7 MB)'],
  ['the one with a mark', homework, 'Which homework is late?', 'Late French: vocabulary list 7'],
  ['what is left', leave, 'How many days of annual leave do I have left this year?', '18 days'],
  ['a comment says why', leave, 'Why was my October request turned down?', 'Clashes with the stocktake'],
  [
    'when a row was written is no answer',
    inbox,
    'When is my dental appointment?',
    'Your appointment is on 14 May at 08:40',
  ],
  ['a mark says no', agenda, 'Is the Quillform demo still going ahead?', 'No'],
  ['the page need not name its subject again', pack, 'Does the backpack come with a rain cover?', 'Yes'],
  ['what travels free may be brought', pack, 'Can I bring my dog?', 'Yes'],
  ['a title before a name', news, "Who's the architect of the hall?", 'Architect Davit Lomi'],
  [
    'what somebody said is why',
    news,
    'Why did Ruth Ald vote no?',
    'She said the money should go to schools first.',
  ],
  [
    'a question in a line',
    cake,
    "What can I use if I don't have any buttermilk?",
    'Stir lemon juice into milk.',
  ],
  ['parts without spaces between', week, 'What time is my dentist appointment?', '17:45'],
  ['the clause about the thing decides', rules, 'Can I pay with cash?', 'No'],
  ['per unit is a rate', bill, 'What do I pay per kWh at night?', '€0.149'],
])('%s', (_, html, query, answer) => {
  expect(answerOn(html, query)).toBe(answer);
});
