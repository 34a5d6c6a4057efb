/** What a page tells of another thing or person than the question names is no answer. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const tents = `<h1>Tents on test</h1><h2>Verdict</h2>
  <p>The Marmot Lair is our choice for families. The Vango Spey is cheap, but its packed length of 58 cm is a nuisance on a train.</p>`;
const repair = '<h1>Your repair</h1><p>Repair number: 4471 9082</p><p>Workshop: Bellweather</p>';
const boiler = '<h1>Your home</h1><h2>Heating</h2><p>Boiler type: Vitodens 200</p>';
const trip = '<h1>Our outing</h1><p>We met the coach at noon. Lunch at the mill: Petra Kolb, Jon Aske.</p>';
const hall = '<h1>Hall hire</h1><p>We reply to requests about the hall within two days.</p>';
const shop = '<h1>Order 5512</h1><p>Collected from the shop: 14:20</p><p>The shop is on Mill Lane.</p>';

test.each([
  ['another one that the page names', tents, 'What is the packed length of the Marmot Lair?', ''],
  ['the one that is named', tents, 'What is the packed length of the Vango Spey?', '58 cm'],
  ['a number of another sort', repair, 'What is the phone number of the workshop?', ''],
  ['the number that is asked for', repair, 'What is the repair number?', '4471 9082'],
  ['the only one of its kind', boiler, 'What is the type of the pellet boiler?', ''],
  ['persons with another role', trip, 'Who were the drivers on our outing?', ''],
  ['days, where years are asked for', hall, 'For how many years can we request the hall?', ''],
  ['a time of day, where hours are asked for', shop, 'What are the opening hours of the shop?', ''],
])('%s', (_name, html, query, answer) => {
  expect(answerOn(html, query)).toEqual(answer === '' ? '' : expect.stringContaining(answer));
});
