/** Which claims that a task is done are accepted, by what was done and what pages show. */
import { describe, expect, test } from 'vitest';
import { noActs, withActs } from '../../../../../relay/autonomy/language-model/done/acts/acts-so-far';
import { judgeDone, type Known } from '../../../../../relay/autonomy/language-model/done/judge-done';
import type { ActOutcome, Seen } from '../../../../../relay/autonomy/model';

interface Task {
  prompt: string;
  /** What was done, in order. */
  done?: ActOutcome[];
  /** The page as it is now. */
  tree: string;
  /** What earlier views said. */
  shown?: string;
  /** Whether a claim was refused before. */
  wasAsked?: boolean;
  /** Whether the page still waits for its server, each time that it is looked at. */
  awaits?: boolean[];
}

/** Claims it until the task ends or has been refused twice. @param evidence of each claim, where it differs */
async function claim(task: Task, evidence: string | string[], answer = 'It is done.') {
  const { prompt, done = [], tree, shown = '' } = task;
  const awaits = [...(task.awaits ?? [])];
  const seen: Seen = {
    url: 'http://office.test/',
    title: 'Office',
    tabs: [],
    outcomes: [],
    stepsLeft: 9,
    turnsLeft: 9,
    read: async (action) => (action === 'snapshot' ? tree : ''),
    awaitsServer: async () => awaits.shift() ?? false,
    screenshot: async () => '',
  };
  let known: Known = {
    wasRefused: false,
    unbegun: [],
    acts: withActs(noActs, done, new Map()),
    wasAsked: task.wasAsked ?? false,
    shown,
    prompt,
  };
  const refusals: string[] = [];
  while (refusals.length < 3) {
    const said = typeof evidence === 'string' ? evidence : (evidence[refusals.length] ?? '');
    const judged = await judgeDone({ answer, evidence: said }, seen, known);
    if ('end' in judged) return { end: judged.end.end, reason: judged.end.reason, refusals };
    refusals.push(judged.refusal);
    known = {
      ...known,
      wasRefused: judged.isUnproved,
      wasAsked: true,
      askedFor: judged.askedFor,
      wasAmountAsked: known.wasAmountAsked || judged.isAmountAsked,
      askedParts: judged.askedParts ?? known.askedParts,
    };
  }
  throw new Error('It was refused more than twice.');
}

const did = (action: string, target: string, result: object = {}, value?: string): ActOutcome => ({
  act: { action, selector: 'ref=e5', target, ...(value !== undefined && { value }) },
  result: { success: true, changed: true, ...result },
});
const click = (name: string, result?: object) => did('click', `button "${name}"`, result);
const fill = (value: string) => did('fill', 'textbox "Rent"', { changed: false }, value);

describe('a change that nobody has made', () => {
  const task = {
    prompt: 'Waive the fee of member M-4412.',
    tree: 'row: "M-4412" | "Ida Holm" | "Fee waived in May"',
  };

  test('is no end, whatever verb orders it', async () => {
    const { end, refusals } = await claim(task, 'M-4412 ... Ida Holm');
    expect(refusals[0]).toContain('no act that could have made it was carried out');
    expect(end).toBe('gave_up');
  });

  test('was made before where the answer says so', async () => {
    const { end, reason } = await claim(task, 'Fee waived in May ... M-4412', 'It had already been waived.');
    expect(end).toBe('done');
    expect(reason).toContain('No act of the task has changed anything');
  });

  test('is not taken for made before by an answer that tells of an act', async () => {
    const { end } = await claim(task, 'Fee waived in May ... M-4412', 'I waived the fee of M-4412 for you.');
    expect(end).toBe('gave_up');
  });

  test('is not asked for by a question', async () => {
    const asked = { ...task, prompt: 'Did somebody waive the fee of member M-4412?' };
    expect(await claim(asked, 'Fee waived in May')).toMatchObject({ end: 'done', refusals: [] });
  });
});

describe('an act that was only begun', () => {
  const prompt = 'Retire the badge of Lena Vogt.';
  const asks = 'Retire this badge? Lena Vogt, desk 14, will lose her access.';
  const begun = click('Retire', { effect: 'cancel', asks });
  const open = `row: "Lena Vogt" | "desk 14" | "active since May"\nalertdialog: "${asks}"`;
  const closed = 'row: "Lena Vogt" | "desk 14" | "active since May"';

  test('is not done by the words of its question', async () => {
    const { end, refusals } = await claim({ prompt, done: [begun], tree: open }, 'Lena Vogt, desk 14');
    expect(refusals[0]).toContain('stands in what the page asked, which nobody has answered yet');
    expect(end).toBe('gave_up');
  });

  test('is not done by other words either', async () => {
    const { end, refusals } = await claim({ prompt, done: [begun], tree: open }, 'active since May');
    expect(refusals[0]).toContain('which nobody has answered yet. Answer it');
    expect(end).toBe('gave_up');
  });

  test.each([
    ['Cancel', click('Cancel')],
    ['a refusal in words', click('No, keep it')],
    ['a cross', click('×')],
    ['Escape', did('press', '', {}, 'Escape')],
    ['leaving the page', did('navigate', '', {}, '/badges')],
  ])('and then answered with %s is not done', async (_, answered) => {
    const task = { prompt, done: [begun, answered], tree: closed, shown: open };
    expect((await claim(task, 'Lena Vogt, desk 14, will lose her access')).end).toBe('gave_up');
    const { end, refusals } = await claim(task, 'active since May');
    expect(refusals[0]).toContain('was answered with Cancel or left');
    expect(end).toBe('gave_up');
  });

  test.each([
    ['was left', [begun, click('Cancel')], 'was answered with Cancel'],
    ['was answered', [begun, click('Yes')], 'tells of nothing that was done'],
    [
      'was a confirm',
      [click('Retire', { dialog: { type: 'confirm', message: asks, answer: 'dismissed' } })],
      'was answered with Cancel',
    ],
  ])('is not done by words that stood only in its question, which %s', async (_, done, why) => {
    const { refusals } = await claim(
      { prompt, done, tree: closed },
      'Retire this badge? ... will lose her access',
    );
    expect(refusals[0]).toContain('"retire this badge" stands in what the page asked');
    expect(refusals[0]).toContain(why);
  });

  test('may cite its question beside what came of it', async () => {
    const task = { prompt, done: [begun, click('Yes')], tree: 'row: "Lena Vogt" | "retired today"' };
    const evidence = 'Retire this badge? ... Lena Vogt ... retired today';
    expect(await claim(task, evidence)).toMatchObject({ end: 'done', refusals: [] });
  });

  test('by a confirm that was answered with Cancel is not done', async () => {
    const dialog = { type: 'confirm', message: 'Retire badge B-14?', answer: 'dismissed' };
    const task = { prompt, done: [click('Retire', { dialog })], tree: closed };
    expect((await claim(task, 'Lena Vogt ... active since May')).end).toBe('gave_up');
  });

  test.each([
    ['answered with what does it', [begun, click('Retire badge')]],
    ['begun again and answered', [begun, click('Cancel'), begun, click('Yes, retire')]],
    ['followed by other acts', [begun, click('Cancel'), click('Deactivate')]],
    ['accepted', [click('Retire', { dialog: { type: 'confirm', message: 'Retire?', answer: 'accepted' } })]],
    [
      'told of by an alert',
      [click('Retire', { dialog: { type: 'alert', message: 'Retired.', answer: 'dismissed' } })],
    ],
  ])('and then %s is done', async (_, done) => {
    const task = { prompt, done, tree: 'row: "Lena Vogt" | "retired today"' };
    expect(await claim(task, 'Lena Vogt ... retired today')).toMatchObject({ end: 'done', refusals: [] });
  });

  test('beside an act that was completed is asked for once', async () => {
    const done = [click('Archive', { effect: 'delete' }), begun, click('Cancel')];
    const task = { prompt: 'Archive the badge of Lena Vogt.', done, tree: '"Badge of Lena Vogt archived"' };
    const { end, refusals } = await claim(task, 'Badge of Lena Vogt archived');
    expect([end, refusals.length]).toEqual(['done', 1]);
  });

  test('does not count where the task forbids the act', async () => {
    const task = {
      prompt: 'Set the badge of Lena Vogt to retire in May, but do not submit it.',
      done: [begun],
      tree: `${open}\n"Planned for May"`,
    };
    expect(await claim(task, 'Planned for May')).toMatchObject({ end: 'done', refusals: [] });
  });

  test.each([
    'Retire the badge of Lena Vogt, but do not delete it.',
    'Put the badge of Lena Vogt out of use.',
  ])('is not done where the task forbids another act, or has a verb of fields: %s', async (prompt) => {
    const { end, refusals } = await claim({ prompt, done: [begun], tree: open }, 'active since May');
    expect(refusals[0]).toContain('which nobody has answered yet. Answer it');
    expect(end).toBe('gave_up');
  });

  test('in a task that only asks does not count', async () => {
    const task = {
      prompt: 'What happens when a badge is retired?',
      done: [begun, click('Cancel')],
      tree: closed,
    };
    expect(await claim(task, 'active since May')).toMatchObject({ end: 'done', refusals: [] });
  });
});

describe('what the model has written into a field', () => {
  const prompt = 'Raise the rent of flat 12 to 2,480 pounds.';
  const tree = 'heading "Flat 12" 1\ntextbox "Rent" focused = "2480" [e5]\nbutton "Save" [e6]';
  const evidence = 'textbox "Rent" focused = "2480"';

  test('and not saved is no evidence', async () => {
    const { end, refusals } = await claim({ prompt, done: [fill('2480')], tree, shown: tree }, evidence);
    expect(refusals[0]).toContain('stands only in a field that was filled in and not sent off');
    expect(end).toBe('gave_up');
  });

  test('into a search is none, though it was sent off', async () => {
    const done = [did('fill', 'searchbox "Find"', {}, 'Flat 12 let'), did('press', '', {}, 'Enter')];
    const found = 'searchbox "Find" = "Flat 12 let" [e5]\n"Nothing was found."';
    const task = { prompt: 'Let flat 12.', done, tree: found };
    expect((await claim(task, 'Flat 12 let')).refusals[0]).toContain('stands only in a field');
  });

  test.each([
    ['and saved is evidence', [fill('2480'), click('Save')], tree, evidence],
    ['and left is evidence', [fill('2480'), did('press', '', {}, 'Tab')], tree, evidence],
    [
      'is evidence where the page says it elsewhere',
      [fill('2480')],
      `${tree}\n"The rent is 2480"`,
      'The rent is 2480',
    ],
  ])('%s', async (_, done, now, cited) => {
    expect(await claim({ prompt, done, tree: now }, cited)).toMatchObject({ end: 'done', refusals: [] });
  });

  test.each([
    'Fill in the rent with 2480, but do not save it.',
    'Enter 2480 as the rent of flat 12.',
    'Type the new rent into the field of flat 12.',
  ])('is evidence where the task orders no more: %s', async (prompt) => {
    const task = { prompt, done: [fill('2480')], tree };
    expect(await claim(task, evidence)).toMatchObject({ end: 'done', refusals: [] });
  });

  test('is none where the task orders to save it as well', async () => {
    const task = { prompt: 'Enter 2480 as the rent and save the flat.', done: [fill('2480')], tree };
    expect((await claim(task, evidence)).end).toBe('gave_up');
  });

  test('is none where it is a comment that was never sent', async () => {
    const prompt = 'Write a comment saying All fine here on flat 12.';
    const now = 'heading "Flat 12" 1\ntextbox "Comment" = "All fine here" [e5]\nbutton "Send" [e6]';
    const task = { prompt, done: [fill('All fine here')], tree: now };
    expect((await claim(task, '"Comment" = "All fine here"')).end).toBe('gave_up');
  });

  test('counts for a number of the answer', async () => {
    const done = [fill('KOW4481920'), click('Save')];
    const task = { prompt: 'Enter the licence of the card.', done, tree: '"Licence saved"\n"KOW 44 81920"' };
    const answer = 'The licence KOW4481920 is entered.';
    expect(await claim(task, 'Licence saved', answer)).toMatchObject({ end: 'done', refusals: [] });
  });
});

describe('evidence of an earlier view', () => {
  const prompt = 'Make the frame of the card light.';
  const was = 'textbox "Frame" = "#F7C948" [e5]';
  const done = [fill('#F7C948'), did('press', '', {}, 'Enter')];

  test('is none where the field has another value now', async () => {
    const task = { prompt, done, tree: 'textbox "Frame" = "#2C2C2C" [e66]', shown: was };
    const { end, refusals } = await claim(task, '"Frame" ... = "#F7C948"');
    expect(refusals[0]).toContain('shows "Frame" with the value "#2C2C2C" now');
    expect(end).toBe('gave_up');
  });

  test.each([
    ['the field still has it', 'textbox "Frame" = "#F7C948" [e9]', '"Frame" = "#F7C948"'],
    ['the field is gone', 'heading "Cards" 1', '"Frame" = "#F7C948"'],
    [
      'it is of two records',
      'textbox "Frame" = "#2C2C2C" [e66]',
      '"Frame" = "#F7C948" ... "Frame" = "#2C2C2C"',
    ],
  ])('counts where %s', async (_, tree, evidence) => {
    expect(await claim({ prompt, done, tree, shown: was }, evidence)).toMatchObject({
      end: 'done',
      refusals: [],
    });
  });
});

describe('evidence with the number of a thing', () => {
  const rows = 'row: "PL-310" | "felled"\nrow: "PL-318" | "standing"\n"Permit 77 issued for PL-318"';
  const done = [click('Fell')];
  const judged = (prompt: string, evidence: string) => claim({ prompt, done, tree: rows }, evidence);

  test('is none of another thing', async () => {
    const { end, refusals } = await judged('Fell the tree PL-318.', 'PL-310 ... felled');
    expect(refusals[0]).toContain('it tells of PL-310, and the task names PL-318');
    expect(end).toBe('gave_up');
  });

  test.each([
    ['Fell the tree PL-318.', 'Permit 77 issued for PL-318'],
    ['Fell the trees PL-310 and PL-311.', 'row: "PL-310" | "felled"'],
    ['Fell all trees above PL-300.', 'PL-310 ... felled'],
    ['Fell the tree PL-999.', 'PL-310 ... felled'],
    ['Fell the old tree.', 'PL-310 ... felled'],
    ['Copy the permit of PL-310 to PL-318.', 'Permit 77 issued for PL-318'],
  ])('counts: %s %s', async (prompt, evidence) => {
    expect(await judged(prompt, evidence)).toMatchObject({ end: 'done' });
  });
});

test('a number in groups counts as the same number', async () => {
  const task = { prompt: 'What is the licence of the card?', tree: '"Licence KOW 44 81920"' };
  expect(await claim(task, 'Licence KOW 44', 'It is KOW4481920.')).toMatchObject({
    end: 'done',
    refusals: [],
  });
  const { refusals } = await claim(task, 'Licence KOW 44', 'It is KOW4481921.');
  expect(refusals[0]).toContain('the number 4481921 of your answer was on no page that you were shown');
});

test('a number that the task wants to be calculated need not be shown', async () => {
  const tree = 'row: "Invoice 7" | "150.00"\nrow: "Invoice 8" | "250.00"';
  const asked = (prompt: string) => claim({ prompt, tree }, 'Invoice 7 ... Invoice 8', 'It is 400.');
  expect(await asked('What is the sum of the two invoices?')).toMatchObject({ end: 'done', refusals: [] });
  expect((await asked('What is the amount of invoice 8?')).end).toBe('gave_up');
});

describe('a page that still waits for its server', () => {
  const task = {
    prompt: 'Save the quote as a draft.',
    done: [click('Save as draft')],
    tree: '"Quote created for Ines"',
  };

  test('ends no task at once', async () => {
    const { end, refusals } = await claim({ ...task, awaits: [true] }, 'Quote created for Ines');
    expect(refusals[0]).toContain('has sent something to its server and has no answer yet');
    expect([end, refusals.length]).toEqual(['done', 1]);
  });

  test('is told of once, though it waits for ever', async () => {
    const { end, refusals } = await claim({ ...task, awaits: [true, true, true] }, 'Quote created for Ines');
    expect([end, refusals.length]).toEqual(['done', 1]);
  });

  test('does not matter to a question', async () => {
    const asked = { ...task, prompt: 'Which quotes are there?', awaits: [true] };
    expect(await claim(asked, 'Quote created for Ines')).toMatchObject({ end: 'done', refusals: [] });
  });
});

test('an order that no act can have carried out is asked for', async () => {
  const done = [did('click', 'link "Bookings"', { url: '/bookings' })];
  const task = { prompt: 'Cancel the booking BK-311.', done, tree: 'row: "BK-311" | "Sauna at noon"' };
  const { end, refusals } = await claim(task, 'BK-311 ... Sauna at noon');
  expect(refusals[0]).toContain(
    'no act so far can have carried out this part of the task: "Cancel the booking BK-311"',
  );
  expect([end, refusals.length]).toEqual(['gave_up', 2]);
  const before = await claim(task, 'BK-311 ... Sauna at noon', 'It had already been cancelled.');
  expect(before).toMatchObject({ end: 'done', refusals: [] });
});

describe('a claim with another amount than the task gives', () => {
  const prompt = 'Log a fine of $15.00 for member M-4412.';
  const tree = 'row: "M-4412" | "Ida Holm" | "Fines" | "$150.00"';
  const done = [did('fill', 'textbox "Amount"', {}, '150'), click('Save')];

  test('is asked about once with both, and its end tells of them', async () => {
    const { end, reason, refusals } = await claim({ prompt, done, tree }, 'M-4412 ... Fines ... $150.00');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain('The task gives "$15.00", and what was entered or is told of is "150"');
    expect(end).toBe('done');
    expect(reason).toContain('"$15.00"');
  });

  test('is asked about though a claim was refused for something else before', async () => {
    const task = { prompt, done, tree, wasAsked: true };
    const { refusals } = await claim(task, 'M-4412 ... Fines ... $150.00');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain('"$15.00"');
  });

  test('is none where the amount was entered', async () => {
    const right = [did('fill', 'textbox "Amount"', {}, '15'), click('Save')];
    const shown = 'row: "M-4412" | "Ida Holm" | "Fines" | "$165.00"';
    expect(await claim({ prompt, done: right, tree: shown }, 'M-4412 ... Fines ... $165.00')).toMatchObject({
      end: 'done',
      refusals: [],
    });
  });
});

describe('a part that no act can have carried out', () => {
  const prompt = 'Remove the deposit of Ines Falk, then rename the berth to North.';
  const done = [fill('North'), click('Rename berth')];
  const task = { prompt, done, tree: '"Berth renamed to North"' };

  test('is asked for again, and is no done task in the end', async () => {
    const { end, refusals, reason } = await claim(task, 'Berth renamed to North');
    expect(refusals[1]).toContain('as you were told before');
    expect([end, refusals.length]).toEqual(['gave_up', 2]);
    expect(reason).toContain('Remove the deposit of Ines Falk');
  });

  test('ends as done, with a word about it, where other words of the page are cited for it', async () => {
    const cited = ['Berth renamed to North', 'Ines Falk', 'Ines Falk ... Berth renamed to North'];
    const shown = { ...task, tree: '"Ines Falk" "Berth renamed to North"' };
    const { end, reason } = await claim(shown, cited);
    expect(end).toBe('done');
    expect(reason).toMatch(/^No act can have carried out this part of the task: "Remove the deposit/);
  });

  test.each([
    'leave all my other appointments as they are',
    'keep the other bookings unchanged',
    'leave the rest alone',
  ])('is none that spares things: %s', async (spared) => {
    const said = { ...task, prompt: `Rename the berth to North and ${spared}.` };
    expect(await claim(said, 'Berth renamed to North')).toMatchObject({ end: 'done', refusals: [] });
  });

  test('may be left out where the answer says so', async () => {
    const answer = 'Renamed. The deposit could not be removed.';
    const { end, refusals, reason } = await claim(task, 'Berth renamed to North', answer);
    expect([end, refusals.length]).toEqual(['done', 1]);
    expect(reason).toMatch(/^No act can have carried out this part/);
  });
});

describe('a measure that the task gives', () => {
  const prompt = 'Create a filter for files larger than 7 MB that applies the label Heavy.';
  const label = did('check', 'checkbox "Heavy"');
  const saved = '"Filter created" "Has attachment" "Apply label Heavy"';

  test('has to be in an act, the evidence or the page', async () => {
    const task = { prompt, done: [label, click('Create')], tree: saved };
    const { end, refusals, reason } = await claim(task, 'Filter created ... Apply label Heavy');
    expect(refusals[0]).toContain('The task gives "7 MB"');
    expect([end, refusals.length]).toEqual(['done', 1]);
    expect(reason).toContain('The task gives "7 MB"');
  });

  test.each<[string, ActOutcome[], string]>([
    ['is written', [fill('7'), label, click('Create')], saved],
    ['is shown', [label, click('Create')], `${saved} "larger than 7 MB"`],
    ['is chosen', [did('select', 'combobox "Size"', {}, '7 MB'), label, click('Create')], saved],
  ])('%s', async (_, acts, tree) => {
    const task = { prompt, done: acts, tree };
    expect(await claim(task, 'Filter created ... Apply label Heavy')).toMatchObject({ refusals: [] });
  });

  test('only says which things are meant where they are to be gone', async () => {
    const done = [click('Delete', { effect: 'delete' })];
    const task = { prompt: 'Delete the file larger than 7 MB.', done, tree: '"1 file deleted"' };
    expect(await claim(task, '1 file deleted')).toMatchObject({ end: 'done', refusals: [] });
  });
});
