/** What a page tells of something else than the question asks for is no answer; beside each, what is one. */
import { expect, test } from 'vitest';
import { readAnswer } from '../../../../relay/autonomy/reading/answer/read-answer';
import { proofOn } from '../../../../relay/autonomy/reading/page/quotes';
import { readHtml } from '../../../support/pages/read-html';

function answerOn(html: string, query: string): string {
  const page = readHtml(`<!DOCTYPE html><html><body>${html}</body></html>`);
  return readAnswer(page, query, proofOn([page.passages.map(({ text }) => text).join(' ')])).answer;
}

const library =
  '<h1>Library</h1><p>Late items cost 20p a day.</p><p>You can print in black and white.</p><p>The cafe opens at 9:00.</p>';
const overdraft = '<h1>Account</h1><dl><dt>Arranged overdraft</dt><dd>£500.00</dd></dl>';
const works =
  '<h1>Roof</h1><p>We could start on Monday 6 October and expect to be on site for eight working days.</p><p>The guarantee is in writing.</p>';
const lake =
  '<h1>Lake</h1><p>The first steamboat, the Hirondelle, was built in 1846. A sailing boat lay beside it.</p>';
const calendar = '<h1>Invitations</h1><ul><li>Autumn party, Fri 24 Oct, 18:00, from Jonatan Ek</li></ul>';
const house = '<h1>House</h1><p>The flat is on the 4th floor of Furnace Street 18.</p>';

test.each([
  ['How much does it cost to print a page?', library, ''],
  ['How much does a late item cost?', library, '20p a day'],
  ['What interest rate do I pay on the overdraft?', overdraft, ''],
  ['How high is my overdraft?', overdraft, '£500.00'],
  ['How long is the guarantee on the roof?', works, ''],
  ['What is the name of the sailing boat?', lake, ''],
  ['Where does the autumn party take place?', calendar, ''],
  ['What time does the autumn party end?', calendar, ''],
  ['How many floors does the house have?', house, ''],
  ['What time does the sauna open?', library, ''],
  ['What time does the cafe open?', library, '9:00'],
])('%s', (query, html, answer) => {
  expect(answerOn(html, query)).toBe(answer);
});
