/** An approval, and an act that was let through before, count for one thing: a question about another has to be named itself. */
import { describe, expect, test } from 'vitest';
import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

interface Opened {
  row?: string;
  others?: string[];
  /** What a person was shown with the act that has opened the question. */
  approved?: string;
  /** The act before it. */
  before?: string;
  isBeforeApproved?: boolean;
}

function answerTo(
  message: string,
  prompt: string,
  what: EffectKind,
  { row = '', others = [], approved, before, isBeforeApproved = false }: Opened,
) {
  const opener = {
    row,
    isOneOfMany: others.length > 0,
    rowLines: () => row,
    otherRows: () => others,
    opened: before === undefined ? undefined : { what, shown: before, isApproved: isBeforeApproved },
  };
  const act = approved === undefined ? undefined : { what, shown: approved };
  return judgeDialog({ type: 'confirm', message }, { mode: 'named', prompt }, [what], opener, act).answer;
}

describe('after an approved act on the note "milk"', () => {
  const ofMilk = { row: 'milk', others: ['bread'], approved: 'Delete\nmilk' };
  test.each([
    'Delete bread?',
    'Delete "bread"?',
    'Delete the account?',
    'Delete milk and bread?',
    'Delete order 12?',
    'Delete milk? This will delete all 12 photos.',
  ])('%s is held', (message) => {
    expect(answerTo(message, 'Tidy up the list', 'delete', ofMilk)).toBe('dismiss');
  });

  test.each(['Delete milk?', 'Delete the note?', 'Delete this item?', 'Are you sure?'])(
    '%s is accepted',
    (message) => expect(answerTo(message, 'Tidy up the list', 'delete', ofMilk)).toBe('accept'),
  );
});

test.each<[message: string, prompt: string, Opened, answer: string | undefined]>([
  // The next act, in another row.
  ['Delete note?', 'Tidy up', { row: 'bread', before: 'Delete milk', isBeforeApproved: true }, 'dismiss'],
  ['Are you sure?', 'Tidy up', { row: 'bread', before: 'Delete milk', isBeforeApproved: true }, undefined],
  ['Delete note?', 'Delete milk', { row: 'bread', others: ['milk'], before: 'Delete milk' }, 'dismiss'],
  ['Delete bread?', 'Delete milk', { row: 'milk', others: ['bread'], before: 'Delete milk' }, 'dismiss'],
  ['Delete note?', 'Delete milk', { row: 'milk', others: ['bread'], before: 'Delete milk' }, 'accept'],
  // All of them are ordered.
  ['Delete note?', 'Delete all notes', { row: 'bread', others: ['milk'], before: 'Delete milk' }, 'accept'],
  ['Delete bread?', 'Delete milk and bread', { row: 'bread', before: 'Delete milk' }, 'accept'],
  ['Delete Milk? The cook will be told by mail.', 'Delete the note Milk', { row: 'Milk' }, 'accept'],
])('%s after "%s" with %j: %s', (message, prompt, opened, answer) => {
  expect(answerTo(message, prompt, 'delete', opened)).toBe(answer);
});

test.each<[string, string, string, boolean]>([
  ['Cancel membership?', 'pottery studio monthly', 'gym monthly', false],
  ['Cancel membership?', 'gym monthly', 'pottery studio monthly', true],
])('"%s" beside "%s", where another row is "%s": %s', (message, row, other, isAccepted) => {
  const { answer } = judgeDialog(
    { type: 'confirm', message },
    { mode: 'named', prompt: 'Cancel the gym membership' },
    [],
    { row, isOneOfMany: true, otherRows: () => [other] },
  );
  expect(answer === 'accept').toBe(isAccepted);
});

test('an answer in a dialog about another thing than the approved one is held', () => {
  const inDialog = (dialog: string) =>
    isNamed(
      'Tidy up the list',
      {
        what: 'delete',
        name: 'OK',
        object: [],
        isFinisher: true,
        row: '',
        dialog,
        inDialog: true,
        isOneOfMany: false,
        opened: { what: 'delete', shown: 'Delete\nmilk', isApproved: true },
      },
      ['delete'],
    );
  expect([inDialog('Delete milk?'), inDialog('Delete bread?')]).toEqual([true, false]);
});
