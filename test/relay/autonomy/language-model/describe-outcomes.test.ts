/** What a model is told of its acts. */
import { expect, test } from 'vitest';
import { describeOutcomes } from '../../../../relay/autonomy/language-model/describe-outcomes';
import type { ActOutcome } from '../../../../relay/autonomy/model';

const told = (...outcomes: ActOutcome[]) =>
  describeOutcomes({ outcomes, url: '', stepsLeft: 9 }, outcomes.length);
const save = { action: 'click', selector: 'text=Save' };

test('an act after which nothing was seen to change is done all the same', () => {
  expect(told({ act: save, result: { success: true, changed: false, verified: false } })).toBe(
    '1. click text=Save: done, no change was seen at once',
  );
  expect(told({ act: save, result: { success: true, changed: true } })).toBe('1. click text=Save: done');
});

test('a click after which nothing changed is told as such, and a box that is checked already is not', () => {
  expect(told({ act: save, result: { success: true, changed: false } })).toBe(
    '1. click text=Save: done, no change was seen at once',
  );
  const check = { action: 'check', selector: 'ref=e4' };
  expect(told({ act: check, result: { success: true, changed: false } })).toBe('1. check ref=e4: done');
});

test('a box that stays as it was is told as such', () => {
  const click = { action: 'click', selector: 'ref=e4' };
  const left = { success: true, changed: true, leftAs: 'checked' };
  expect(told({ act: click, result: left })).toBe(
    '1. click ref=e4: done, but it was still checked after that',
  );
  expect(told({ act: click, result: { ...left, awaitsServer: true } })).not.toContain('still checked');
  const uncheck = { act: { action: 'uncheck', selector: 'ref=e4' }, result: { ...left, success: false } };
  expect(told(uncheck)).toBe('1. uncheck ref=e4: without effect');
  expect(describeOutcomes({ outcomes: [uncheck], url: '', stepsLeft: 9 }, 1, { hasChanged: true })).toBe(
    '1. uncheck ref=e4: not done as asked, although the page changed',
  );
});

test('what an act has done in part is not told as without effect', () => {
  const reason = 'The element was gone before click 2.';
  const act = { action: 'dblclick', selector: 'text=Name' };
  expect(told({ act, result: { success: false, changed: true, reason } })).toBe(
    `1. dblclick text=Name: not done as asked, although the page changed {"reason":"${reason}"}`,
  );
});

test('an act whose page still waits for its server is told as such', () => {
  expect(told({ act: save, result: { success: true, changed: true, awaitsServer: true } })).toBe(
    '1. click text=Save: done, and the page still waits for its server, so that what it shows may be from before',
  );
});

test('an act that has changed the page a moment later is told as such', () => {
  const outcome = { act: save, result: { success: true, changed: false, verified: false } };
  const both = { outcomes: [outcome, outcome], url: '', stepsLeft: 9 };
  expect(describeOutcomes(both, 2, { hasChanged: true })).toBe(
    '1. click text=Save: done, no change was seen at once\n2. click text=Save: done, and the page changed a moment later',
  );
});

test('of an act that can have led to what the view shows, nothing is said', () => {
  const outcome = { act: save, result: { success: true, changed: false, verified: false } };
  const both = { outcomes: [outcome, outcome], url: '', stepsLeft: 9 };
  expect(describeOutcomes(both, 2, { hasChanged: 'perhaps' })).toBe(
    '1. click text=Save: done, no change was seen at once\n2. click text=Save: done',
  );
});

test('an act without effect is told with its reason', () => {
  const reason = 'The page left it unchecked.';
  expect(told({ act: save, result: { success: false, verified: false, reason } })).toBe(
    `1. click text=Save: without effect {"reason":"${reason}"}`,
  );
});

test('what was found tells the options of alike drop-downs once', () => {
  const row = (at: number) =>
    `text "Lamp ${at}" in row: combobox "Lamp ${at}" = "0" [e${at}]: option "0" option "1" option "2" option "3" option "4"`;
  const found = { act: { action: 'find', selector: '', value: 'lamp' }, result: `${row(1)}\n${row(2)}` };
  expect(told(found)).toBe(
    `1. find:\n${row(1)}\ntext "Lamp 2" in row: combobox "Lamp 2" = "0" [e2]: (options as of [e1])`,
  );
});

test('an option that was chosen is told by its words, not by what the page uses for it', () => {
  const choose = { action: 'select', selector: 'ref=e4', value: 'Junction' };
  expect(told({ act: choose, result: { success: true, value: 'opt_15' } })).toBe('1. select ref=e4: done');
  const kept = { success: false, value: 'opt_2', reason: 'The page did not keep the choice.' };
  expect(told({ act: choose, result: kept })).toContain('opt_2');
});

test('an element that the page made in place of the one that was named is told in words', () => {
  const result = { success: true, rebound: true };
  expect(told({ act: { action: 'click', selector: 'ref=e4' }, result })).toBe(
    '1. click ref=e4: done, on the element that the page made in its place',
  );
});

test('advice that is for callers of the API is left out of reasons and errors', () => {
  const wait = { action: 'wait', selector: '', value: 'Sent' };
  const reason = 'This did not happen before the deadline. Send a longer timeoutMs to wait longer.';
  expect(told({ act: wait, result: { success: false, reason, waitedMs: 5_000 } })).not.toContain('timeoutMs');
  expect(told({ act: wait, error: reason })).toBe(
    '1. wait: failed: This did not happen before the deadline.',
  );
});

test('a tab that was opened is told by its address, as the view numbers tabs', () => {
  const openedTab = { tab: 1659764198, url: 'http://shop.test/track' };
  expect(told({ act: save, result: { success: true, openedTab } })).toBe(
    '1. click text=Save: done {"openedTab":"http://shop.test/track"}',
  );
});

test('an act on the first of several elements with the same words is told as such', () => {
  const result = { success: true, matches: 3 };
  expect(told({ act: save, result })).toBe('1. click text=Save: done, on the first of 3 that match');
  expect(told({ act: { ...save, selector: 'ref=e4' }, result })).toBe('1. click ref=e4: done');
});

test.each([
  [{ success: true }, 5, 'the page, or an element that they name, has changed'],
  [{ success: true }, 0, 'no steps are left'],
  [{ success: false }, 5, 'that failed'],
])('acts that were not begun are counted, with the reason', (result, stepsLeft, why) => {
  const outcomes = [{ act: save, result }];
  expect(describeOutcomes({ outcomes, url: '', stepsLeft }, 3)).toContain(
    `Not begun: 2 more, because ${why}.`,
  );
});

test('a reading that failed is no reason for acts that were not begun', () => {
  const stopped = 'the page has changed, and the element of click ref=e7 is gone or another one now';
  const outcomes = [{ act: { action: 'text', selector: 'role=dialog' }, error: 'No element matches it.' }];
  expect(describeOutcomes({ outcomes, url: '', stepsLeft: 9, stopped }, 2)).toContain(
    `Not begun: 1 more, because ${stopped}.`,
  );
});

test('the act that the others were stopped before is named', () => {
  const stopped = 'the page has changed, and the element of click ref=e7 is gone or another one now';
  const outcomes = [{ act: save, result: { success: true } }];
  expect(describeOutcomes({ outcomes, url: '', stepsLeft: 9, stopped }, 3)).toContain(
    `Not begun: 2 more, because ${stopped}.`,
  );
});

test('that words name an element of a page drawn anew is told where a handle did not', () => {
  const outcomes = [{ act: save, result: { success: true } }];
  const because = (stopped: string) => describeOutcomes({ outcomes, url: '', stepsLeft: 9, stopped }, 3);
  expect(because('the element of click ref=e7 is gone')).toContain(
    'name elements of one call by their words',
  );
  expect(because('the time of this turn is over')).not.toContain('by their words');
});

const answered = (type: string, answer: string, message = 'Archive all 12 projects?') => ({
  type,
  message,
  answer,
});

test.each(['confirm', 'prompt'])('a %s that was answered with Cancel is told as such', (type) => {
  const dialog = answered(type, 'dismissed');
  expect(told({ act: save, result: { success: true, dialog } })).toContain(
    `done, but the ${type} "Archive all 12 projects?" that it opened was answered with Cancel`,
  );
});

test('how one is accepted is told once, and not that it is for the user', () => {
  const reason = 'The page asked “Archive all?”, which was answered with Cancel. Do it again with "dialog".';
  const dialog = answered('confirm', 'dismissed', 'Archive all?');
  const text = told({ act: save, result: { success: false, dialog, reason } });
  expect(text).toMatch(/^1\. click text=Save: without effect \{.*again with/);
  expect(text).not.toContain('leave it to the user');
});

test('each of several is told', () => {
  const dialogs = [answered('confirm', 'dismissed'), answered('confirm', 'dismissed', 'Really?')];
  const text = told({ act: save, result: { success: true, dialog: dialogs[1], dialogs } });
  expect(text).toContain('confirm "Archive all 12 projects?" and confirm "Really?" that it opened');
});

test.each([
  ['confirm', 'accepted'],
  ['alert', 'dismissed'],
])('but no %s that was %s', (type, answer) => {
  const dialog = answered(type, answer);
  expect(told({ act: save, result: { success: true, dialog } })).not.toContain('answered with Cancel');
});

test('an act that has only opened a question is told as begun', () => {
  expect(told({ act: save, result: { success: true, effect: 'pay', asks: 'Pay "€40"?' } })).toBe(
    '1. click text=Save: done, but only begun: before it does what the act is for (pay), the page asks "Pay \\"€40\\"?"',
  );
  expect(told({ act: save, result: { success: true, effect: 'pay' } })).toBe(
    '1. click text=Save: done {"effect":"pay"}',
  );
});

test.each([
  ['has only opened something', { onlyOpens: true }, '1. click text=Save: done'],
  [
    'has opened a tab',
    { openedTab: { tab: 7, url: 'http://a.example/preview' } },
    '1. click text=Save: done {"openedTab":"http://a.example/preview"}',
  ],
  [
    'was not seen to change anything',
    { changed: false },
    '1. click text=Save: done, no change was seen at once',
  ],
])('an act that %s is not told as carried out', (_, more, words) => {
  expect(told({ act: save, result: { success: true, effect: 'send', ...more } })).toBe(words);
});

test('what the page showed for a moment is told with the act that it came after', () => {
  const words = (passed: { words: string; actsAgo: number }[]) =>
    describeOutcomes(
      {
        outcomes: [
          { act: { action: 'click', selector: 'ref=e1' }, result: { success: true } },
          { act: { action: 'click', selector: 'ref=e2' }, result: { success: true } },
          { act: { action: 'click', selector: 'ref=e3' }, error: 'It is not there.' },
        ],
        url: '',
        stepsLeft: 3,
        passed,
      },
      3,
    ).split('\n');
  expect(words([{ words: 'Saved "A"', actsAgo: 1 }])).toEqual([
    '1. click ref=e1: done. For a moment the page showed "Saved \\"A\\""',
    '2. click ref=e2: done',
    '3. click ref=e3: failed: It is not there.',
  ]);
  expect(words([{ words: 'Sent', actsAgo: 5 }])[0]).toBe('Before that: For a moment the page showed "Sent"');
  expect(words([])).toHaveLength(3);
});

test('what a tab showed for a moment before it was left is not told with the acts in another', () => {
  const outcomes = [
    { act: { action: 'click', selector: 'text=Submit' }, result: { success: true } },
    { act: { action: 'tab', selector: '', value: '1' }, result: { success: true, url: '' } },
    { act: { action: 'click', selector: 'text=Next letter' }, result: { success: true } },
  ];
  const passed = [{ words: 'Kept as a draft', actsAgo: 1 }];
  expect(describeOutcomes({ outcomes, url: '', stepsLeft: 3, passed }, 3).split('\n')).toEqual([
    'Before that: For a moment the page showed "Kept as a draft"',
    '1. click text=Submit: done',
    '2. tab: done',
    '3. click text=Next letter: done',
  ]);
});

test('what the page said to an act that others followed is told with it, once', () => {
  const outcomes = [
    {
      act: { action: 'click', selector: 'text=Book' },
      result: { success: true },
      said: ['Room 4 is taken.'],
    },
    { act: { action: 'click', selector: 'text=Clear' }, result: { success: true } },
  ];
  const passed = [{ words: 'Room 4 is taken.', actsAgo: 1 }];
  expect(describeOutcomes({ outcomes, url: '', stepsLeft: 3, passed }, 2).split('\n')[0]).toBe(
    '1. click text=Book: done. Then the page said "Room 4 is taken."',
  );
});

test('what the page showed for a moment is not told with what was only read after the act', () => {
  const click = { action: 'click', selector: 'ref=e1' };
  const outcomes = [
    { act: click, result: { success: true } },
    { act: { action: 'find', selector: '', value: 'Bath' }, result: 'text "Bath" [e4]' },
    { act: { action: 'text', selector: 'ref=e4' }, result: 'Bath' },
  ];
  const passed = [{ words: 'Loading Bath', actsAgo: 0 }];
  const lines = describeOutcomes({ outcomes, url: '', stepsLeft: 3, passed }, 3).split('\n');
  expect(lines[0]).toBe('1. click ref=e1: done. For a moment the page showed "Loading Bath"');
  expect(lines.slice(1).join()).not.toContain('For a moment');
});

test('a snapshot in the middle of a decision shows what comes after a long list', () => {
  const rows = Array.from(
    { length: 130 },
    (_, at) => `- button "Claim L${7000 + at}: a black umbrella, lost on the tram line ${at % 9}" [e${at}]`,
  );
  const tree = [
    'list',
    ...rows.map((row) => ` ${row}`),
    'heading 2 "Messages"',
    '"I have found it, thank you"',
  ].join('\n');
  const look = (value?: unknown) => told({ act: { action: 'snapshot', selector: '', value }, result: tree });
  expect(look()).toContain('I have found it');
  expect(look()).toMatch(/\(\d+ more like these below: .*snapshot \{"from": \d+\}\)/);
  expect(look().length).toBeLessThan(8_000);
  // Who reads on reads it as it is.
  expect(look('{"from": 0}')).toContain('cut off here');
});
