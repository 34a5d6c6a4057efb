/** What a mail says other than who wrote it when, and what of a sentence is meant. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from '../answer-on';

const mails = `<h1>Moving the server rack</h1>
  <article><p>Tuomas Reiter to facilities, Mon 2 Mar 2026, 09:14</p><p>We would like to move the rack to room B12.</p></article>
  <article><p>Greta Molnar to Tuomas Reiter, Mon 2 Mar 2026, 11:40</p><p>The lift is locked. Ask for Mr Pallister at the gate. I booked Kern Haulage for 26 March.</p></article>`;
const nurse = `<h1>Nurse (part time)</h1><p>German at level B2 is needed; French is welcome.</p>
  <p>Salary: €3,100 to €3,450 a month.</p>`;
const flat = `<h1>Flat to let: Elm Road 4</h1><div><p>81 m²</p><p>Living area</p></div>
  <p>It faces south and has a balcony of 6 m² over the yard.</p>`;
const bike =
  '<h1>Bike rules</h1><p>Your own share for damage is limited to €150.</p><p>A lost key costs €20.</p>';

test.each([
  ['whom to ask', mails, 'Who should I ask at the gate?', 'Pallister'],
  ['which one was booked', mails, 'Which haulage company was booked?', 'Kern Haulage'],
  ['who wrote', mails, 'Who wrote about the lift?', 'Greta Molnar'],
  ['who pays, which nothing says', mails, 'Who pays for the move?', ''],
  ['the statement that is meant', nurse, 'What level of German do I need?', 'B2'],
  ['a range', nurse, 'What is the salary range?', '€3,100 to €3,450'],
  ['the size of a part', flat, 'How big is the balcony?', '6 m²'],
  ['the size of what is not there', flat, 'How big is the cellar?', ''],
  ['the most', bike, 'What is the maximum I pay if I damage a bike?', '€150'],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
