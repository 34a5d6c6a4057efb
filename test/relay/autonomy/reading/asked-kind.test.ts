/** An answer is of the kind that the question asks for, and of the one that it names. An empty answer is a refusal. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;
const repairs = `<h1>Repairs</h1>${table(
  ['Ref', 'Problem', 'Reported', 'Status'],
  ['R-8840', 'Bathroom fan rattles', '18 May', 'Visit booked: 27 May, Kessler Electrical'],
  ['R-8797', 'Damp patch above the window', '2 May', 'Waiting for a quote'],
)}`;
const kiln = `<h1>Kiln</h1>${table(
  ['Tag', 'What', 'Where', 'Credits'],
  ['J-41', 'Six espresso cups', 'Load L-312', '4'],
  ['J-42', 'Blue plate', 'Load L-311', '2'],
)}`;
const codes =
  '<h1>sync</h1><h2>Exit codes</h2><dl><dt>0</dt><dd>Everything was copied</dd><dt>3</dt><dd>A store could not be reached</dd></dl>';
const servers = `<h1>Servers</h1>${table(
  ['Server', 'State', 'Disk'],
  ['heron-03', 'unreachable', '40%'],
  ['heron-04', 'up', '52%'],
)}<p>Yesterday 17:48 – h.ramires stopped staging</p>`;
const ferry =
  '<h1>Ferry</h1><ul><li>Bicycles travel free, but no more than eight are taken on each sailing.</li><li>Dogs travel free.</li></ul>';
const waste =
  '<h1>Waste</h1><p>A replacement grey bin costs £27.</p><p>The blue bin is collected on Tuesdays.</p>';
const lamp =
  '<h1>Headlamp</h1><dl><dt>Beam distance</dt><dd>95 m</dd><dt>Weight</dt><dd>88 g</dd><dt>Lock</dt><dd>hold both buttons for two seconds</dd></dl>';
const trip =
  '<h1>Your trip</h1><p>You fly to Lisbon on 3 May.</p><p>Bag drop at Gothenburg closes 45 minutes before departure.</p>';
const museum =
  '<h1>Museum</h1><p>The audio guide is available in five languages and costs €3.</p><p>Letters of a family of pilots, 1811 to 1904.</p>';
const course = `<h1>Course</h1>${table(['Work', 'Weight', 'When'], ['Final exam', '40%', 'June'], ['Essay', '60%', 'May'])}`;
const flat =
  '<h1>Flat to let</h1><p>Furnace Street 18, 4th floor</p><dl><dt>Rent</dt><dd>€1,180</dd><dt>Deposit</dt><dd>€3,540</dd></dl>';
const manual = '<h1>Dishwasher</h1><p>E24 means it cannot pump the water out.</p><p>Clean the filter.</p>';
const payslip = `<h1>Payslip</h1>${table(['Deduction', 'Amount'], ['National Insurance', '£175.04'], ['Tax', '£297.40'])}`;

test.each([
  [
    'a firm, not the code of the row',
    repairs,
    'Which firm is coming about the bathroom fan?',
    'Kessler Electrical',
  ],
  ['the cell that says of which kind it is', kiln, 'Which load are my espresso cups in?', 'L-312'],
  [
    'the label of what repeats the question',
    codes,
    'Which exit code means that a store could not be reached?',
    '3',
  ],
  ['a user name', servers, 'Who stopped staging?', 'h.ramires'],
  ['a state is no reason', servers, 'Why is heron-03 unreachable?', ''],
  ['a limit counts', ferry, 'How many bikes can go on one sailing?', 'eight'],
  ['another sort of the same thing', waste, 'How much does a replacement blue bin cost?', ''],
  ['the sort that is asked for', waste, 'How much does a replacement grey bin cost?', '£27'],
  ['another dimension', lamp, 'How wide is the beam?', ''],
  ['how something is done', lamp, 'How do I lock it?', 'hold both buttons'],
  ['another place', trip, 'When does the bag drop at Lisbon close?', ''],
  ['the place that is asked for', trip, 'When does the bag drop at Gothenburg close?', '45 minutes before'],
  ['how many there are, for which ones', museum, 'Which languages is the audio guide available in?', ''],
  ['a year of something else', museum, 'In what year was the museum founded?', ''],
  ['a share is no room', course, 'Which room will the final exam be held in?', ''],
  [
    'the only value with the label',
    flat,
    'How much is the deposit for the flat in Furnace Street?',
    '€3,540',
  ],
  ['what a word means', manual, 'What does the error E24 mean?', 'cannot pump'],
  ['a price is no number of a person', payslip, 'What is my National Insurance number?', ''],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
