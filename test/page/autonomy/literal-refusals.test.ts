/** The embedded planner refuses what it cannot do, and does nothing else instead. */
import { expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';

const browseCase = literalCases();

const button = (words: string, more = '') => `<button onclick="say('${words}')" ${more}>${words}</button>`;

/** What cannot be done, or was not: a page, a task, nothing that the page may say, and what the reason names. */
const refusals: [prompt: string, html: string, reason: RegExp][] = [
  ['Click Publish', button('Public') + button('Save'), /surely Publish/],
  [
    'Click Delete',
    `<ul><li>A ${button('Delete')}</li><li>B ${button('Delete')}</li></ul>`,
    /2 of Delete.*one in "A Delete"/,
  ],
  [
    'Click Delete in the row of Zoe',
    `<table><tr><td>Ann<td>${button('Delete')}</table>`,
    /surely Delete in the row of Zoe/,
  ],
  ['Click "Delete" next to Zoe', `<p>Ann ${button('Delete')}</p>`, /surely "Delete"/],
  ['Click Save', button('Save', 'disabled'), /disabled/],
  ['Click Save', `<button>Save</button>`, /did not react/],
  ['Enter Bob into Name', '<label>Name <input readonly></label>', /read-only/],
  ['Enter Bob into Age', '<label>Age <input type=number></label>', /does not take "Bob"/],
  [
    'Enter Bob into Name',
    '<label>Name <input oninput="this.value = this.value.slice(0, 1)"></label>',
    /now holds "B"/,
  ],
  ['Enter hello', '<input aria-label=A><input aria-label=B>', /say which one/i],
  [
    'Select Peru from Country',
    '<label>Country <select><option>Chile<option>Spain</select></label>',
    /no option "Peru".*"Chile", "Spain"/,
  ],
  [
    'Check Newsletter',
    '<label><input type=checkbox onclick="return false">Newsletter</label>',
    /Newsletter.*no effect/,
  ],
  [
    'Type Bob into Name and press Send',
    `<form><label>Name <input></label><label>Mail <input required></label><button>Send</button></form>`,
    /"Mail" is not filled in rightly/,
  ],
  [
    'Log in with username bob and password wrong',
    `<form onsubmit="m.textContent = 'Wrong password'; return false"><input placeholder=Username><input type=password placeholder=Password><button>Log in</button></form><p id=m></p>`,
    /The page says: "Wrong password"/,
  ],
  ['Set the Volume slider to 300', '<label>Volume <input type=range max=100></label>', /300/],
  ['Upload the file cv.pdf', '<input type=file>', /upload/],
  ['Sing me a song', '<button>Save</button>', /not clear how/],
  ['Drag A to B', '<p id=a>A</p><p>B</p>', /changed nothing/],
  [
    'Click the Warranty tab',
    `<div role=tablist><button role=tab aria-selected=true>Specs</button><button role=tab aria-selected=false onclick="say('tab')">Reviews</button></div>`,
    /Warranty/,
  ],
  ['What is the price of gold?', '<p>Nothing of the kind.</p>', /does not say/],
];

test.concurrent.each(refusals)('%s', async (prompt, html, reason) => {
  const told = await browseCase(html, prompt);
  expect({ outcome: told.outcome, said: told.said, reason: told.reason }).toEqual({
    outcome: 'needs_user',
    said: [],
    reason: expect.stringMatching(reason),
  });
});
