/** What a page tells of something else than the question asks for is no answer; beside each, what is one. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const library =
  '<h1>Library</h1><p>Late items cost 20p a day.</p><p>You can print in black and white.</p><p>The cafe opens at 9:00.</p>';
const account =
  '<h1>Account</h1><dl><dt>Balance</dt><dd>£312.40</dd><dt>Arranged overdraft</dt><dd>£500.00</dd></dl><p>Interest is added on the last day of the month.</p>';
const lake =
  '<h1>Lake</h1><p>The first steamboat, the Hirondelle, was built in 1846. A sailing boat lay beside it.</p>';
const calendar = '<h1>Invitations</h1><ul><li>Autumn party, Fri 24 Oct, 18:00, from Jonatan Ek</li></ul>';
const house = '<h1>House</h1><p>The flat is on the 4th floor of Furnace Street 18.</p>';
const pool =
  '<h1>Pool</h1><dl><dt>Pool</dt><dd>closes one hour before the club</dd></dl><p>Private hire, for up to 150 people, starts at £240 for an evening.</p><p>Phones are not allowed in the sauna area.</p>';
const lighthouse =
  '<h1>Lighthouse</h1><p>In 2011 the lens was taken out; the lens now stands in the Hallander Museum at Port Ervine.</p>';
const chat =
  '<h1>Ledger</h1><p>Kiri Tamatea 13:31 – Then we ship behind the flag, off by default, until ledger 7.2 is out.</p>';
const soup =
  '<h1>Barley soup</h1><ul><li>3 tbsp rapeseed oil</li><li>2 onions</li></ul><p>Rinse the barley in cold water.</p>';
const meter =
  '<h1>Energy</h1><p>You heat with gas.</p><table><tr><th>Month</th><th>Electricity used</th></tr><tr><td>July</td><td>188 kWh</td></tr><tr><td>August</td><td>241 kWh</td></tr></table>';

test.each([
  ['How much does it cost to print a page?', library, ''],
  ['How much does a late item cost?', library, '20p a day'],
  ['What time does the cafe open?', library, '9:00'],
  ['What interest do I pay on the overdraft?', account, ''],
  ['How high is my arranged overdraft?', account, '£500.00'],
  ['What is the name of the sailing boat?', lake, ''],
  ['Where does the autumn party take place?', calendar, ''],
  ['What time does the autumn party end?', calendar, ''],
  ['How many floors does the house have?', house, ''],
  ['How long is the swimming pool?', pool, ''],
  ['What does it cost to hire a towel?', pool, ''],
  ['Is smoking allowed?', pool, ''],
  ['Are phones allowed in the sauna?', pool, 'No'],
  ['Which company made the lens?', lighthouse, ''],
  ['When is ledger 7.2 planned to come out?', chat, ''],
  ['How much barley do I need?', soup, ''],
  ['How much gas did I use in August?', meter, ''],
  ['How much electricity did I use in August?', meter, '241 kWh'],
])('%s', (query, html, answer) => {
  expect(answerOn(html, query)).toBe(answer);
});
