/** Questions in other words than the page has, ranges, timetables, and what a page does not tell. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const contacts = `<h1>Fjord Cold Stores</h1><h2>Contacts</h2><p><b>Ada Moe</b><br>Head of Works<br>+47 555 28 114</p>
  <p><b>Jon Lie</b><br>IT manager<br>+47 555 28 190</p>`;
const boats = `<h1>Vik – Tall</h1><h2>Monday to Friday</h2><table><tr><th>Stop</th><th>1</th><th>3</th><th>5</th></tr>
  <tr><td>Vik</td><td>06:40</td><td>12:20</td><td>18:35</td></tr><tr><td>Holm</td><td>07:05</td><td>–</td><td>19:00</td></tr>
  <tr><td>Tall</td><td>07:28</td><td>13:05</td><td>19:23</td></tr></table>
  <h2>Saturday and Sunday</h2><table><tr><th>Stop</th><th>21</th><th>23</th><th>25</th></tr>
  <tr><td>Vik</td><td>09:30</td><td>13:00</td><td>23:50</td></tr><tr><td>Tall</td><td>10:10</td><td>13:40</td><td>00:30</td></tr></table>`;
const sailings = `<h1>Arrin – Sulay</h1><h2>From Arrin</h2><table><tr><th>Sailing</th><th>Mon–Fri</th><th>Sat</th></tr>
  <tr><td>First</td><td>06:50</td><td>08:15</td></tr><tr><td>Second</td><td>17:45</td><td>18:05</td></tr><tr><td>Last</td><td>20:25 F</td><td>–</td></tr></table>
  <h2>From Sulay</h2><table><tr><th>Sailing</th><th>Mon–Fri</th><th>Sat</th></tr><tr><td>First</td><td>07:40</td><td>09:05</td></tr>
  <tr><td>Second</td><td>18:35</td><td>18:55</td></tr><tr><td>Last</td><td>21:15</td><td>–</td></tr></table>`;
const branch =
  '<h1>Library</h1><table><tr><th>Branch</th><th>Tue–Fri</th><th>Sat</th></tr><tr><td>Northquay</td><td>10:00–19:00</td><td>10:00–13:00</td></tr><tr><td>Mill Lane</td><td>9:30–18:00</td><td>closed</td></tr></table>';
const card =
  '<h1>Debit card</h1><p>Contactless is switched on. Payments abroad are switched off.</p><p>Limit £500 a day.</p>';
const flat = '<h1>Flat</h1><dl><dt>Floor</dt><dd>4th of 5 (no lift)</dd><dt>Built</dt><dd>1908</dd></dl>';
const tickets = `<h1>Printer</h1><dl><dt>Warranty</dt><dd>ended 30 June 2024</dd><dt>Requester</dt><dd>Carla Nunes</dd>
  <dt>Assignee</dt><dd>Yusuf Demir</dd></dl>`;
const leave = `<h1>Leave</h1><table><tr><th>From</th><th>Days</th><th>Status</th></tr>
  <tr><td>14 Jul</td><td>10</td><td>Refused – stocktaking week</td></tr><tr><td>4 Aug</td><td>5</td><td>Approved</td></tr></table>`;
const plans = `<h1>Plans</h1><table><tr><th></th><th>Hobby</th><th>Team</th><th>Business</th></tr>
  <tr><td>Single sign-on</td><td>no</td><td>no</td><td>yes</td></tr><tr><td>Users</td><td>1</td><td>5</td><td>50</td></tr></table>`;
const bill =
  '<h1>Bill</h1><table><tr><th>Meter</th><th>Units</th><th>Rate</th><th>Cost</th></tr><tr><td>Day</td><td>219</td><td>31.20 ct</td><td>€68.33</td></tr><tr><td>Night</td><td>141</td><td>16.85 ct</td><td>€23.76</td></tr></table>';
const mail =
  '<h1>Kitchen</h1><p>We cannot start on 17 March as agreed.</p><p>The fitters will start on 25 March at 8 am.</p>';
const trip = '<h1>Trip</h1><p>The coach leaves the front gate at 7.45 am on 3 April.</p><p>Bring lunch.</p>';
const saver = '<h1>Accounts</h1><ul><li>Rainy Day Saver: £6,203.11</li><li>Joint: £388.90</li></ul>';
const call =
  '<h1>Week</h1><ul><li>08:00 – 08:45 Call with Osaka office</li><li>10:00 Rights meeting</li></ul>';

test.each([
  [
    'a number of the card that names its person',
    contacts,
    "What is Ada Moe's phone number?",
    '+47 555 28 114',
  ],
  [
    'the last trip to a stop, on its days',
    boats,
    'When does the last boat to Holm leave on Tuesday?',
    '18:35',
  ],
  ['a trip that does not call there is none', boats, 'When is the first boat to Tall on Saturday?', '09:30'],
  ['after midnight comes last', boats, 'When does the last boat from Vik leave on Sunday?', '23:50'],
  ['when a trip gets there', boats, 'What time does the 12:20 from Vik get to Tall?', '13:05'],
  ['columns of days', sailings, 'What time does the last boat leave Sulay on a Saturday?', '18:55'],
  ['a note behind a time', sailings, 'When is the last ferry from Arrin on Tuesday?', '20:25'],
  ['a day within a range', branch, 'When is the Northquay branch open on Thursdays?', '10:00–19:00'],
  ['what is switched off cannot be used', card, 'Can I make payments abroad?', 'No'],
  ['"no lift" denies the lift', flat, 'Is there a lift?', 'No'],
  ['what ended is not so still', tickets, 'Is the printer still under warranty?', 'No'],
  ['who looks after it is the assignee', tickets, 'Who is handling the printer?', 'Yusuf Demir'],
  [
    'the reason behind a status',
    leave,
    'Why was my leave in July turned down?',
    'Refused – stocktaking week',
  ],
  ['the same mark in two columns', plans, 'Does the Team plan include single sign-on?', 'No'],
  ['cents per unit', bill, 'What do I pay per unit at night?', '16.85 ct'],
  ['when it does not happen is not when it does', mail, 'When will the fitters start?', '25 March at 8 am'],
  ['when it leaves is not when it is back', trip, 'When will the coach be back?', ''],
  ['an amount is no interest rate', saver, 'What is the interest rate on the Rainy Day Saver?', ''],
  ['a page without the noun does not tell', call, 'What is the dial-in code for the call with Osaka?', ''],
])('%s', (_, html, query, answer) => {
  expect(answerOn(html, query)).toBe(answer);
});
