/** What labels say in their own words, and people ask for in everyday ones. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from '../answer-on';

const ticket = `<h1>PRN-2207 Printer on floor 2 jams</h1><dl><dt>Status</dt><dd>In progress</dd><dt>Priority</dt><dd>High</dd>
  <dt>Assigned to</dt><dd>Karim Osei</dd><dt>Reported by</dt><dd>Lena Vogt</dd></dl><p>A spare roller is ordered.</p>`;
const support = `<h1>Case 88-102: Wrong size delivered</h1><table><tr><th>Assignee</th><td>Tuva Lind</td></tr>
  <tr><th>Customer</th><td>Piet Moor</td></tr><tr><th>Channel</th><td>Chat</td></tr></table>`;
const rollout =
  '<h1>API gateway rollout</h1><p>Owner: Sanna Beck</p><p>Due: 14 May 2026</p><p>Reviewer: Milo Tran</p>';
const water = `<h1>Water bill March</h1><dl><dt>Usage</dt><dd>14 m³</dd><dt>Previous payments</dt><dd>€40.00</dd>
  <dt>To pay</dt><dd>€62.15</dd><dt>Pay by</dt><dd>30 April 2026</dd></dl>`;
const invoice = `<h1>Your invoice 5512</h1><table><tr><td>Amount paid</td><td>$100.00</td></tr>
  <tr><td>Balance due</td><td>$224.00</td></tr></table>`;
const heating = `<h1>Heating statement</h1><p>Your payments: €960. Your costs: €871.40.</p>
  <div><p>You have a credit of</p><p>€88.60</p><p>We transfer it within 14 days.</p></div>`;
const policy = `<h1>Home insurance</h1><dl><dt>Excess</dt><dd>£200 per claim</dd><dt>Premium</dt><dd>£284.00 a year</dd></dl>
  <p>Report a loss within 7 days on 0800 555 0171.</p>`;
const account =
  '<h1>Current account</h1><dl><dt>Available</dt><dd>£1,204.10</dd><dt>Arranged overdraft</dt><dd>£500.00</dd></dl>';
const clinic =
  '<h1>Eye clinic</h1><dl><dt>Doctor</dt><dd>Dr Salla Niemi</dd><dt>Where</dt><dd>Room 217</dd></dl>';

test.each([
  ['who works on it', ticket, 'Who is working on this ticket?', 'Karim Osei'],
  ['who looks after it', ticket, "Who's looking after this ticket?", 'Karim Osei'],
  ['who mends it', ticket, 'Who is fixing the printer?', 'Karim Osei'],
  ['who has it', ticket, 'Who has the ticket now?', 'Karim Osei'],
  ['who told of it', ticket, 'Who told us about the jam?', 'Lena Vogt'],
  ['who approved it, which nothing says', ticket, 'Who approved the ticket?', ''],
  ['who pays, which nothing says', ticket, 'Who is paying for the roller?', ''],
  ['a name that is no known one', support, 'Who handles my case?', 'Tuva Lind'],
  ['the one in charge', rollout, 'Who is in charge of the rollout?', 'Sanna Beck'],
  ['who reviews', rollout, 'Who has to look over it?', 'Milo Tran'],
  ['when it is due', rollout, 'When does it have to be finished?', '14 May 2026'],
  ['what is owed', water, 'How much do I owe?', '€62.15'],
  ['what has been paid', water, 'How much have I already paid?', '€40.00'],
  ['what is still owed', invoice, 'What do I still owe?', '$224.00'],
  ['what comes back, in the next text', heating, 'How much money do I get back?', '€88.60'],
  ['the deductible', policy, 'What is my deductible?', '£200'],
  ['what one pays oneself', policy, 'How much do I have to pay myself?', '£200'],
  ['whom to call, by the number', policy, 'Who do I call to report a loss?', '0800 555 0171'],
  ['what can be spent', account, 'How much can I spend?', '£1,204.10'],
  ['when money comes, which nothing says', account, 'When is my salary paid?', ''],
  ['who treats me', clinic, 'Who is treating me?', 'Salla Niemi'],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
