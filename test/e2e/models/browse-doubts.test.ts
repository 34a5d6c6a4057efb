/** A model that fails, makes mistakes, repeats itself or goes in circles. */
import { describe, expect, test } from 'vitest';
import { acts, calls, done, refOf, says, send } from '../../support/models/model-server';
import { ballast, click, withModel } from '../../support/models/with-model';
import { soakTest } from '../../support/soak-test';

const { asked, browse, script } = withModel({
  '/form': `<title>Form</title><h1>Order</h1><form onsubmit="event.preventDefault(); said.textContent = 'Thanks ' + who.value + ', ' + size.value">
    <label>Name <input id="who"></label>
    <label>Size <select id="size"><option>Small<option>Large</select></label>
    <label><input type="checkbox" id="gift"> Gift</label>
    <button>Order now</button></form><p id="said"></p>`,
  '/counter': `<title>Counter</title><button onclick="n.textContent = Number(n.textContent) + 1">Count</button><p id="n">0</p>${ballast}`,
  '/still': `<title>Still</title><button>Nothing happens</button>`,
  '/first': `<title>First</title><a href="/second">Go on</a><button>Old</button>`,
  '/late': `<title>Late</title><button onclick="setTimeout(() => { said.textContent = 'Here it is' }, 400)">Later</button><p id="said"></p>${ballast}`,
  '/menu': `<title>Menu</title><button id="open" onclick="more.hidden = false">Open menu</button><button onclick="document.querySelector('#open').remove()">Close menu</button><div id="more" hidden><button>Delete all</button></div>
    <button onclick="said.textContent = 'Saved now'">Save</button><p id="said"></p>${ballast}`,
  '/second': `<title>Second</title><h1>You made it</h1><button>Old</button>`,
});

describe('a model that fails', () => {
  test('is 502 with the number of steps done, and the session is closed', async () => {
    script(click('"Count"'), (_, response) => send(response, 500, { error: { message: 'no luck' } }));
    const answer = await browse('/counter');

    expect(answer).toMatchObject({
      status: 502,
      body: { error: expect.stringMatching(/no luck.*1 step was done/) },
    });
    expect(answer.headers.get('x-error-code')).toBe('model_failed');
  });

  test('by answering with nothing that can be read is told why twice, then has given up', async () => {
    script(says('I have clicked the button.'));
    const answer = await browse('/counter');

    expect(answer.body.result).toMatchObject({
      outcome: 'gave_up',
      steps: 0,
      reason: expect.stringContaining('3 times in a row'),
    });
    expect(asked()).toHaveLength(3);
    expect(asked()[2]?.last).toContain('That could not be read: it calls no tool.');
  });

  test('to call tools, but writes JSON among its words, does the task all the same', async () => {
    script(
      says('Sure!\n```json\n{"tool":"act","acts":[{"action":"click","selector":"e1"}]}\n```\nDone.'),
      says('', { reasoning_content: 'So: {"tool":"done","answer":"Counted.","evidence":"1"}' }),
    );

    expect((await browse('/counter')).body.result).toMatchObject({ outcome: 'done', answer: 'Counted.' });
  });
});

describe('a model that does the wrong thing', () => {
  soakTest('is told once that it makes no progress, then stopped', async () => {
    script(click('button "Nothing happens"'));
    const answer = await browse('/still', { maxSteps: 50 });

    expect(answer.body.result).toMatchObject({
      outcome: 'gave_up',
      reason: expect.stringContaining('made no progress'),
    });
    expect(asked().filter(({ last }) => last.includes('No progress:'))).toHaveLength(1);
    expect((answer.body.result as { steps: number }).steps).toBe(8);
  });

  test('may say it is done only with words that stand on the page', async () => {
    script(done('Saved!', 'Everything was saved'), click('button "Save"'), done('Saved!', 'Saved now'));
    const answer = await browse('/menu');

    expect(asked()[1]?.last).toContain('Not accepted');
    expect(answer.body.result).toMatchObject({ outcome: 'done', reason: 'The page shows: Saved now' });
  });

  test('who insists without proof has given up', async () => {
    script(done('Saved!', 'Everything was saved'));
    const answer = await browse('/menu');

    expect(answer.body.result).toMatchObject({ outcome: 'gave_up', answer: 'Saved!' });
  });

  test('sees what its acts changed, and which were not begun because an earlier one took away what they name', async () => {
    script(
      acts(
        { action: 'click', selector: refOf('button "Open menu"') },
        { action: 'click', selector: refOf('button "Close menu"') },
        { action: 'click', selector: refOf('button "Open menu"') },
      ),
      calls(['give_up', { reason: 'Enough.' }]),
    );
    const answer = await browse('/menu');

    expect((answer.body.result as { steps: number }).steps).toBe(2);
    expect(asked()[1]?.last).toContain('Not begun: 1 more, because');
    expect(asked()[1]?.last).toMatch(/^\+? *button "Delete all"/m);
  });

  test('is told why an action failed, and continues', async () => {
    script(
      acts({ action: 'click', selector: 'button[' }, { action: 'click', selector: refOf('"Save"') }),
      acts({ action: 'fly' }),
      click('button "Save"'),
      done('Saved.', 'Saved now'),
    );
    const answer = await browse('/menu');

    expect(asked()[1]?.last).toMatch(/click button\[: failed: .*button\[/);
    expect(asked()[2]?.last).toContain('fly: failed: There is no action "fly"');
    expect(answer.body.result).toMatchObject({ outcome: 'done', actions: [{}, { type: 'click' }] });
  });
});

describe('what a model sees', () => {
  test('is the page once, then what changed', async () => {
    script(click('"Count"'), click('"Count"'), done('Counted.', '2'));
    await browse('/counter');

    expect(asked()[1]?.last).toMatch(/^-"0"$[\s\S]*^\+"1"$/m);
    expect(asked()[2]?.all.match(/Title: Counter\nbutton "Count"/g)).toHaveLength(1);
  });

  soakTest('is a new page without the old one', async () => {
    script(click('link "Go on"'), done('Went on.', 'You made it'));
    await browse('/first');

    expect(asked()[1]?.all).toContain('You made it');
    expect(asked()[1]?.all).not.toContain('link "Go on" [');
  });

  soakTest('waits for what a click has set off', async () => {
    script(click('"Later"'), done('It came.', 'Here it is'));
    const answer = await browse('/late');

    expect(asked()[1]?.last).toContain('Here it is');
    expect(answer.body.result).toMatchObject({ outcome: 'done' });
  });

  test('stands between marks that no page can know', async () => {
    script(done('It is there.', 'Order now'));
    await browse('/form');
    const [, fence] = /<(page-\w{18})>\nURL:/.exec(asked()[0]?.last ?? '') ?? [];
    expect(asked()[0]?.last.trimEnd().endsWith(`</${fence}>`)).toBe(true);
    await browse('/form');

    expect(asked()[1]?.all).not.toContain(String(fence));
  });
});
