/** From when, until when and from which age on, in the words of people and of pages. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from '../answer-on';

const climbing = `<h1>Climbing hall</h1><p>You must be at least 16 years old to climb without an adult.</p>
  <p>Children under 6 are not admitted to the boulder room.</p><p>Shoe hire is €4.</p>`;
const driver =
  '<h1>Job: forklift driver</h1><p>Applicants must have turned 18.</p><p>Pay: €17.20 per hour</p>';
const boat = `<h1>Boat tour to Skarvholmen</h1><dl><dt>Date</dt><dd>Saturday 6 June 2026</dd>
  <dt>Departure</dt><dd>10:45, pier 3</dd></dl><p>Arrive by 10:20. The boat does not wait.</p>`;
const museum = `<h1>School trip to the Mining Museum</h1><p>Reply needed by Friday 8 May</p><p>Date: Thursday 21 May</p>
  <p>Meet at 8:10 in the school yard.</p>`;
const parcel =
  '<h1>Your parcel is ready</h1><p>Collect by 16 May at Corner Shop Lindgren. Bring ID and the code 7719.</p>';
const drill = '<h1>Reserved: Garden drill</h1><p>We keep it for you until Friday 9 October, 18:00.</p>';

test.each([
  ['how old one has to be', climbing, 'How old do I have to be to climb alone?', '16'],
  ['the minimum age', climbing, 'minimum age to climb without an adult', '16'],
  ['the age of something else', climbing, 'How old do I have to be to rent a locker?', ''],
  ['the only age of the page', driver, 'How old do I have to be?', '18'],
  ['the event by its label', boat, 'When is the trip?', '6 June'],
  ['when it leaves', boat, 'When does the boat leave?', '10:45'],
  ['when to be there', boat, 'When do I have to be there?', '10:20'],
  ['when it is back, which nothing says', boat, 'When are we back?', ''],
  ['the event, and not the reply', museum, 'When is the trip?', '21 May'],
  ['when to be at a place', museum, 'When do we have to be at school?', '8:10'],
  ['until when it can be collected', parcel, 'Until when can I pick up the parcel?', '16 May'],
  ['how long it can be collected', parcel, 'How long can I collect it?', '16 May'],
  ['what it weighs, which nothing says', parcel, 'How much does it weigh?', ''],
  ['how long it is kept', drill, 'How long do you keep it for me?', '9 October'],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
