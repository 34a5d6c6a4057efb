/** How everyday pages say things, and how people ask for them. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const task = '<h1>Paint the fence</h1><h2>Reviewers</h2><p>ola-berg</p><h2>Labels</h2><p>garden</p>';
const shelf = `<h1>Holds</h1><div><p>A Quiet Kind of Thunder Bay</p><p>Ready to collect at Quay Lane branch until 15 November</p></div>
  <div><p>Night Ferry</p><p>On its way</p></div>`;
const fair =
  '<h1>Book fair</h1><p>The talks are on 3 and 4 May. The hall is built up in the week of 20 April.</p>';
const claims = '<h1>Claims</h1><p>Claims approved by the 12th are paid in the same month.</p>';
const staff =
  '<h1>Staff</h1><h2>Jonna Pike</h2><p>Room 4 · ext. 3307</p><h2>Emil Roth</h2><p>Room 9 · ext. 3312</p>';
const essay = '<h1>Essay prize</h1><p>The essay has at most 2,500 words. The prize is £300.</p>';
const chat = `<h1>Kitchen rota</h1><ul>
  <li><p><b>Una Reyes</b> 9:14</p><p>Who is cooking supper on Sunday?</p></li>
  <li><p><b>Bo Lind</b> 9:20</p><p>The bread is in the oven.</p></li></ul>`;
const stay = `<h1>Your stay</h1><div><p>Arrival</p><p>Fri, 8 May</p><p>from 15:30</p></div>
  <div><p>Departure</p><p>Tue, 12 May</p><p>until 10:30</p></div>`;
const house = '<h1>Mill Cottage</h1><p>Guide price £284,950 <del>£299,950</del></p>';
const plot = '<h1>Plots</h1><p>Ask the site steward before you dig a pond.</p>';
const scorers =
  '<h1>Under 12s</h1><h2>Goals</h2><ul><li>Ida Moss (Foxes), 14</li><li>Ben Holt (Owls), 9</li></ul>';
const branch =
  '<h1>Branches</h1><div><h2>Millpond</h2><p>Tue and Thu 13–19</p></div><div><h2>Station</h2><p>Sat 10–12</p></div>';
const hire = '<h1>Van hire</h1><p>Drivers must be 23 or older.</p><p>A van seats 3.</p>';
const outage = '<h1>Outage on Friday</h1><p>No parcels were lost. It took 3 hours to mend the sorter.</p>';
const phone = '<h1>Lumo 6</h1><dl><dt>Updates</dt><dd>until May 2031</dd><dt>Weight</dt><dd>180 g</dd></dl>';
const card = `<h1>Join us</h1><p>Membership is free for everybody under 18; adults pay £12 a year.</p>
  <ol><li>Fill in the form.</li><li>Show proof of your address, such as a bank statement.</li></ol>`;
const bins = `<h1>Collections</h1><table><tr><th>Bin</th><th>Next</th></tr><tr><td>Black bin (general)</td><td>4 August</td></tr>
  <tr><td>Blue bin (paper)</td><td>11 August</td></tr></table>`;
const street =
  '<h1>Waste</h1><p>Put your bins out by 6.30 with the handle towards the road.</p><p>Ring us on Mondays.</p>';
const gym = '<h1>Membership</h1><p>You can freeze your membership for £5 a month. A guest pays £9.</p>';
const dinner =
  '<h1>Meeting</h1><p>The dinner is at the boathouse. It costs €48 and is not part of the ticket.</p>';
const exam =
  '<h1>Physics</h1><table><tr><th>Part</th><th>Share of the grade</th></tr><tr><td>Written exam</td><td>60%</td></tr><tr><td>Essay</td><td>40%</td></tr></table>';
const faq =
  '<h1>Lumo 6</h1><h2>Does it come with a charger?</h2><p>No, only with a cable. Any charger with 20 watts will do.</p>';
const letter =
  '<h1>Road works</h1><p>Fern Street will be closed to cars from 2 to 9 June.</p><p>Buses run as usual.</p>';

test.each([
  ['the short text below a heading', task, 'Who are the reviewers?', 'ola-berg'],
  ['no name that the question has already', shelf, 'Where is A Quiet Kind of Thunder Bay?', 'Quay Lane'],
  ['several days of a month', fair, 'When are the talks?', '3 and 4 May'],
  ['a week', fair, 'When is the hall built up?', 'week of 20 April'],
  ['a day of any month', claims, 'By what day must claims be approved?', '12th'],
  ['an extension', staff, 'What is the extension of Emil Roth?', '3312'],
  ['the length of a text', essay, 'How long may the essay be?', '2,500 words'],
  ['a post that only asks', chat, 'Who is cooking supper on Sunday?', ''],
  ['a label above a day and a time', stay, 'When is the departure?', '12 May'],
  ['the only price that is struck out', house, 'What was the price before it was cut?', '£299,950'],
  ['a person by the role', plot, 'Who should I ask before I dig a pond?', 'the site steward'],
  ['a count at the end of an item', scorers, 'How many goals does Ida Moss have?', '14'],
  ['hours, for when it is open', branch, 'When is Millpond open?', 'Tue and Thu 13–19'],
  ['a least age', hire, 'How old do drivers have to be?', '23'],
  ['none of them', outage, 'How many parcels were lost?', 'No parcels'],
  ['the end, for how long', phone, 'How long will it get updates?', 'until May 2031'],
  ['what has to be shown', card, 'What do I have to show to become a member?', 'proof of your address'],
  ['the row of the thing itself, for where another one is', bins, 'Where do I get a new black bin?', ''],
  ['another way to say what happens', street, 'By what time do the bins have to be outside?', '6.30'],
  ['a verb of several words', gym, 'What does it cost to put my membership on hold?', '£5 a month'],
  ['what something costs extra', dinner, 'How much extra do I pay for the dinner?', '€48'],
  ['a share', exam, 'How much does the written exam count towards the grade?', '60%'],
  ['a no that comes first', faq, 'Is a charger included?', 'No'],
  ['what the page is about', letter, 'What is this page about?', 'Fern Street will be closed'],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
