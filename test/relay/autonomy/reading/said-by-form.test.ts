/** What a page says by its form, not by its words: marks, ranges, abbreviations, exceptions, a short reply; beside it, what it does not say. */
import { expect, test } from 'vitest';
import { answerOn } from './answer-on';

const checks =
  '<h1>Pull request 41</h1><h2>Checks</h2><ul><li>✔ unit tests – 2:10</li><li>✖ benchmark – 6:30</li><li>✔ lint – 0:40</li></ul>';
const rules =
  '<h1>House rules</h1><p>In a fire alarm all doors unlock, except the archive, which is opened from inside.</p><p>Pay at the bar by card; cash is not taken.</p>';
const prices =
  '<h1>Boat trip</h1><table><tr><th>Ticket</th><th>Single</th><th>Return</th></tr><tr><td>Adult</td><td>€8.00</td><td>€14.50</td></tr><tr><td>Child 5–15</td><td>€4.10</td><td>€7.20</td></tr></table>';
const hut =
  '<h1>Hut</h1><table><tr><th></th><th>Member</th><th>Guest</th></tr><tr><td>Room</td><td>€26</td><td>€40</td></tr><tr><td>Bunk</td><td>€15</td><td>€29</td></tr></table>';
const stock =
  '<h1>Tablets</h1><table><tr><th>Group</th><th>Tablets</th><th>Apps</th></tr><tr><td>Reading room</td><td>18</td><td>6</td></tr><tr><td>Staff</td><td>12</td><td>9</td></tr></table>';
const chat =
  '<h1>Bakery</h1><ul><li><b>Anneke Tull</b> <time>23:10</time><p>I am on holiday from the 15th. Who feeds the sourdough?</p></li><li><b>Lucian Frey</b> <time>23:12</time><p>Me.</p></li></ul>';
const team =
  '<h1>Who you work with</h1><dl><dt>Perdita Sandoval</dt><dd>Pipe maker</dd><dt>Benno Thwaite</dt><dd>Workshop foreman</dd></dl>';
const terms =
  '<h1>Terms</h1><p>3.1 Fair wear is on us.</p><p>3.2 A lost tool is charged at its value in the catalogue.</p><p>6.1 We give notice of 28 days.</p><p>6.2 You give notice of seven days, in your account or by letter.</p>';
const hall =
  '<h1>Hall</h1><ul><li>Tue 4, 9:00 – scaffold tower returned to Brigg Hire, dock door B</li></ul><p>Dock door A stays locked all week: the hinge is being welded.</p>';
const salt =
  '<h1>Salt mine</h1><p>Visitors ride down in the cage and walk 1.8 kilometres.</p><p>The cage takes ten people.</p>';
const club =
  '<h1>Club</h1><p>All rooms except the attic have a bath.</p><p>Nobody except staff may open the cabinet.</p><p>The gym is open daily except Sundays.</p><p>The tower is open daily; the pool is not open in winter.</p>';
const league =
  '<h1>League</h1><table><tr><th>Team</th><th>Games</th><th>Wins</th></tr><tr><td>Rovers</td><td>20</td><td>12</td></tr><tr><td>United</td><td>20</td><td>9</td></tr></table>';
const rooms =
  '<h1>Rooms</h1><table><tr><th>Room</th><th>Booked by</th><th>Cleaner</th></tr><tr><td>Elm</td><td>Maria Silva</td><td>Peter Novak</td></tr><tr><td>Oak</td><td>Ada Holm</td><td>Lena Voss</td></tr></table>';
const drivers =
  '<h1>Rota</h1><ul><li><b>Ada Holm</b> <time>09:10</time><p>Who can drive on Friday?</p></li><li><b>Bob Stone</b> <time>09:12</time><p>I can’t, sorry.</p></li></ul>';
const flat = '<h1>Flat</h1><ul><li>3 Bedrooms</li><li>Garden</li></ul>';
const shops =
  '<h1>Shops</h1><ul><li>Bakery – open Monday to Friday</li><li>Florist – closed for the summer</li></ul>';
const order = '<h1>Order 14</h1><p>New strip ordered, £86 plus delivery.</p>';
const stoves =
  '<h1>Stoves</h1><table><tr><th></th><th>Kestrel Multi</th><th>Tarn Jet</th></tr><tr><td>Weight</td><td>365 g</td><td>412 g</td></tr><tr><td>Guarantee</td><td>5 years</td><td>2 years</td></tr></table>';
const museum =
  '<h1>Museum</h1><table><tr><th>Season</th><th>Hours</th></tr><tr><td>April – October</td><td>10:00–17:30</td></tr><tr><td>November – March</td><td>11:00–16:00</td></tr></table>';
const codes =
  '<h1>Exit codes</h1><dl><dt>3</dt><dd>Nothing to copy</dd><dt>5</dt><dd>Target folder not writable</dd></dl>';
const papers =
  '<h1>Import 77</h1><h2>Documents</h2><ul><li>Invoice – received 2 May</li><li>Packing list – received 3 May</li><li>Certificate of origin – missing</li></ul>';
const dues =
  '<h1>Dues</h1><table><tr><th>Member</th><th>Status</th></tr><tr><td>Ada Holm</td><td>paid</td></tr><tr><td>Bob Stone</td><td>open</td></tr><tr><td>Lena Voss</td><td>open</td></tr></table>';
const moss =
  '<h1>Moss</h1><p>In dry weather the leaves turn copper-red; in rain they go back to green within minutes.</p><p>The capsule is oxblood when ripe.</p>';
const saver = '<h1>Savings plan</h1><p>You put in up to €400 a month, and the firm adds 6 %.</p>';
const attic =
  '<h1>Flats</h1><h2>Attic flat, Mill Lane 2</h2><p>2 rooms, 41 m², from May</p><h2>Garden flat, Mill Lane 4</h2><p>3 rooms, 77 m², from June</p>';
const race =
  '<h1>Regatta</h1><p>Race 6 starts on Saturday at 14:00.</p><p>The last race is on Sunday at 10:15.</p>';
const houses =
  '<h1>Glasshouses</h1><table><tr><th>House</th><th>Humidity</th><th>Crop</th><th>State</th></tr><tr><td>3</td><td>66 %</td><td>Peppers</td><td>OK</td></tr><tr><td>4</td><td>71 %</td><td>Dill</td><td>Alarm</td></tr></table>';
const boilers =
  '<h1>Boilers</h1><table><tr><th></th><th>Ember 3</th><th>Brook 4</th><th>Lark 5</th></tr><tr><td>Price fixed for</td><td>12 months</td><td>24 months</td><td>6 months</td></tr><tr><td>Cost of a flat a year</td><td>£810</td><td>£790</td><td>£845</td></tr></table>';
const bank =
  '<h1>Account</h1><p>The nearest branch will be Mill Row.</p><table><tr><th>Date</th><th>Text</th><th>Out</th><th>Balance</th></tr><tr><td>3 May</td><td>Card, Bell Lane</td><td>£20.00</td><td>£410.00</td></tr><tr><td>4 May</td><td>Card, Mill Row</td><td>£31.00</td><td>£379.00</td></tr></table>';
const eggs = '<h1>Moth</h1><p>The eggs hatch after nine to twelve days.</p>';
const freezer =
  '<h1>Freezers</h1><table><tr><th>Freezer</th><th>Now</th></tr><tr><td>Freezer 6</td><td>−61.8 °C</td></tr><tr><td>Freezer 7</td><td>−80.1 °C</td></tr></table>';
const shop =
  '<h1>Job 12</h1><p>We ordered the head from Kettler, order 88-1043.</p><p>The new hourly rate comes in October, backdated to 1 August.</p>';
const mills =
  '<h1>Mills</h1><table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><td>100 g takes</td><td>5 min 25 s</td><td>3 min</td></tr><tr><td>Power</td><td>360 W</td><td>600 W</td></tr></table>';
const pool = '<h1>Pool</h1><p>The last entry to the pool is 40 minutes before the end.</p>';
const bridge = '<h1>Bridge</h1><p>Repairs to the bridge have stopped on the northern pier.</p>';

test.each([
  ['What is the phone number of Kettler?', shop, ''],
  ['What will the new hourly rate be?', shop, ''],
  ['How loud is the Basic?', mills, ''],
  ['How powerful is the Basic?', mills, '360 W'],
  ['How long is the pool?', pool, ''],
  ['Which building firm repairs the bridge?', bridge, ''],
  ['What is grown in house 4?', houses, 'Dill'],
  ['Which boiler is the most expensive for a flat?', boilers, 'Lark 5'],
  ['Which branch is closest to Bell Lane?', bank, ''],
  ['How many days do the eggs need to hatch?', eggs, 'nine to twelve days'],
  ['Which company made Freezer 6?', freezer, ''],
  ['Which document have they not received?', papers, 'Certificate of origin – missing'],
  ['Which document is still to come?', papers, 'Certificate of origin – missing'],
  ['Which member has not paid?', dues, ''],
  ['What colour are the leaves in dry weather?', moss, 'In dry weather the leaves turn copper-red'],
  ['How much does the firm add?', saver, 'You put in up to €400 a month, and the firm adds 6 %.'],
  ['How big is the attic flat?', attic, '2 rooms, 41 m², from May'],
  ['What time does the final race begin?', race, '10:15'],
  ['Which of the checks failed?', checks, '✖ benchmark – 6:30'],
  ['Does the archive unlock in a fire alarm?', rules, 'No'],
  ['Can I pay with cash at the bar?', rules, 'No'],
  ['What does a return ticket cost for a ten-year-old?', prices, '€7.20'],
  ['What does a bunk cost for a non-member?', hut, '€29'],
  ['Do the rooms have a bath?', club, 'Yes'],
  ['May staff open the cabinet?', club, 'Yes'],
  ['Is the tower open in winter?', club, 'Yes'],
  ['Is the gym open on Sundays?', club, 'No'],
  ['How many games did Rovers win?', league, '12'],
  ['Who inspects the Elm room?', rooms, ''],
  ['Who can drive on Friday?', drivers, ''],
  ['How many bedrooms does the flat have?', flat, '3 Bedrooms'],
  ['Which shop is open at night?', shops, ''],
  ['What are the opening hours in summer?', museum, '10:00–17:30'],
  ['How many apps are on the reading room tablets?', stock, '6'],
  ['How many tablets are in the reading room?', stock, '18'],
  ['Who will feed the sourdough while Anneke is on holiday?', chat, 'Lucian Frey'],
  ['Who is the workshop foreman?', team, 'Benno Thwaite'],
  ["How many days' notice do I have to give?", terms, 'seven days'],
  ['How many tools are in the catalogue?', terms, ''],
  [
    "Why can't we use dock door A this week?",
    hall,
    'Dock door A stays locked all week: the hinge is being welded.',
  ],
  ['How deep does the cage go?', salt, ''],
  ['How much is the delivery of the new strip?', order, ''],
  ['How much is the new strip?', order, '£86'],
  ['How long did the Kestrel Multi burn?', stoves, ''],
  ['How long is the guarantee of the Kestrel Multi?', stoves, '5 years'],
  ["Which exit code means that the target folder can't be written to?", codes, '5'],
])('%s', (query, html, answer) => {
  expect(answerOn(html, query)).toBe(answer);
});
