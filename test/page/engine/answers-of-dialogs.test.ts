/** What else can be answered in a dialog says nothing of what is pressed: "Delete all from this sender" beside "Delete this one". */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** What it was held for; undefined where it was done. */
async function heldOn(html: string, name: string, prompt: string) {
  await on.show(html);
  const held = await heldClick(on, `text="${name}"`, prompt);
  expect(await on.look('document.title')).toBe(held ? '' : '1');
  return held;
}

const front = 'position: fixed; inset: 40px; background: white';
const prompt = "Delete Ida Berg's claim C-5512.";

/** The answers are parts that a script listens on. */
const dialog = (answers: string[], markup: (answer: string) => string) =>
  `<main><h1>Claims</h1><p>Ida Berg, C-5512</p></main><div style="${front}"><b>Delete C-5512 of Ida Berg?</b>
  <p>This cannot be undone.</p>${answers.map(markup).join('')}</div>`;
const act = 'style="cursor: pointer" onclick="document.title = 1"';
const answers = ['Delete all of this person', 'Delete this one', 'Back'];

describe.each([
  ['parts of one class', (answer: string) => `<div class="btn" ${act}>${answer}</div>`],
  [
    'parts of several classes',
    (answer: string) => `<div class="btn ${answer.slice(0, 8).trim()}" ${act}>${answer}</div>`,
  ],
  ['links', (answer: string) => `<a href="#x" ${act}>${answer}</a> `],
  ['buttons', (answer: string) => `<button ${act}>${answer}</button>`],
])('%s', (_, markup) => {
  test('the one that is ordered goes', async () => {
    expect(await heldOn(dialog(answers, markup), 'Delete this one', prompt)).toBeUndefined();
  });

  test('the one for all is held', async () => {
    expect(await heldOn(dialog(answers, markup), 'Delete all of this person', prompt)).toMatchObject({
      what: 'delete',
      where: expect.stringMatching(/^dialog "Delete C-5512 of Ida Berg\? ?This cannot be undone/),
    });
  });
});

test('the person is told the question, and not the answers behind it', async () => {
  const page = dialog(answers, (answer) => `<div class="btn" ${act}>${answer}</div>`);
  expect(await heldOn(page, 'Delete all of this person', prompt)).toMatchObject({
    where: expect.stringContaining('dialog "Delete C-5512 of Ida Berg? This cannot be undone." of'),
  });
});

test('a question about all is held whatever its answers are', async () => {
  const all = `<div style="${front}"><b>Delete all claims of Ida Berg?</b><div class="btn" ${act}>Delete</div><div class="btn">Back</div></div>`;
  expect(await heldOn(all, 'Delete', prompt)).toMatchObject({ what: 'delete' });
});

test('a link to another thing than the task names still says what is deleted', async () => {
  const other = `<div style="${front}"><b>Delete this claim?</b><p><a class="name" href="#c">C-5513</a></p><a class="go" href="#x" ${act}>Delete</a></div>`;
  expect(await heldOn(other, 'Delete', prompt)).toMatchObject({ what: 'delete' });
});
