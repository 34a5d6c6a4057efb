/** The page's own question about the act that was ordered is answered; a question about anything else is not. */
import { describe, expect, test } from 'vitest';
import { isOfOrder } from '../../../../relay/autonomy/literal/confirm/is-of-order';
import { questionIn } from '../../../../relay/autonomy/literal/confirm/question-in';
import { wordsOf } from '../../../../relay/autonomy/literal/grammar/token';
import { inspectedPage } from '../../../support/models/inspected-page';

/** Whether the question of a dialog is one about what was ordered. */
function isAnswered(
  text: string,
  name: string,
  place: string,
  lines: string,
  buttons: readonly string[],
): boolean {
  const [title = '', ...said] = lines.split('|').map((line) => line.trim());
  const page = inspectedPage(
    [
      `dialog "${title}"`,
      ...said.map((line) => ` text "${line}"`),
      ...buttons.map((button) => ` button "${button}"`),
    ].join('\n'),
  );
  const question = questionIn(undefined, page, wordsOf(name)[0] ?? '');
  return question !== undefined && isOfOrder(question, { text, name, place });
}

const remove = ['Remove Ada from the team', 'Remove', 'Ada Byron editor'] as const;
const delFile = ['Delete the file report.pdf', 'Delete', 'report.pdf 2 MB'] as const;
const cancel = ['Cancel my subscription', 'Cancel subscription', 'Your plan'] as const;
const mail = ['Delete the newsletter from Acme', 'Delete', 'Acme Spring sale'] as const;
const archive = ['Archive the project Alpha', 'Archive', 'Alpha'] as const;

describe('of the order', () => {
  test.each<[readonly [string, string, string], string, string[]]>([
    [remove, 'Remove Ada?', ['Yes, remove', 'Cancel']],
    [remove, 'Remove Ada?', ['Yes, delete it', 'No']],
    [remove, 'Remove member | Ada Byron will lose access. This cannot be undone.', ['Cancel', 'Confirm']],
    [remove, 'Are you sure?', ['OK', 'Cancel']],
    [
      remove,
      'Confirm removal | Do you really want to remove Ada Byron from the team Alpha?',
      ['Remove', 'Keep'],
    ],
    [delFile, 'Delete report.pdf?', ['Delete', 'Cancel', '×']],
    [delFile, 'Delete this file? | This action cannot be undone.', ['Yes, I am sure', 'No, keep it']],
    [mail, "Delete 'Spring sale'?", ['Delete', 'Cancel']],
    [mail, 'Delete message? | It will be deleted permanently.', ['Yes', 'No']],
    [cancel, 'Cancel subscription? | You keep access until 5 May.', ['Yes, cancel', 'Keep my plan']],
    [
      cancel,
      'Cancel your subscription | Are you sure you want to cancel?',
      ['Cancel subscription', 'Never mind'],
    ],
    [archive, 'Archive Alpha?', ['Archive', 'Cancel']],
    [archive, 'Do you want to archive this project?', ['Yes', 'Not now']],
  ])('%s: %s %j', (order, lines, buttons) => {
    expect(isAnswered(...order, lines, buttons)).toBe(true);
  });
});

describe('of something else, or not clear', () => {
  test.each<[readonly [string, string, string], string, string[]]>([
    [remove, 'Remove Bob?', ['Yes, remove', 'Cancel']],
    [remove, 'Remove Ada and Bob?', ['Yes, remove', 'Cancel']],
    [remove, 'Remove all members?', ['Yes', 'No']],
    [remove, 'Remove the whole team?', ['Yes', 'No']],
    [remove, 'Delete the team Alpha?', ['Yes', 'No']],
    [remove, 'Remove 12 members?', ['Yes', 'No']],
    [remove, 'Remove Ada?', ['Remove', 'Remove and delete her files', 'Cancel']],
    [remove, 'Remove Ada?', ['Remove and delete her files', 'Cancel']],
    [remove, 'Send Ada a message?', ['Yes', 'No']],
    [remove, 'Save your changes first?', ['Yes', 'No']],
    [delFile, 'Delete summary.pdf?', ['Delete', 'Cancel']],
    [delFile, 'Delete 3 files?', ['Delete', 'Cancel']],
    [delFile, 'Move report.pdf to the archive?', ['OK', 'Cancel']],
    [mail, 'Delete the account?', ['Yes', 'No']],
    [mail, 'Delete your account?', ['Delete', 'Cancel']],
    [remove, 'Remove and block Ada?', ['Remove', 'Cancel']],
    [['Leave the team', 'Leave team', 'Alpha'], 'Leave and delete the team?', ['Leave', 'Stay']],
    [cancel, 'Pause instead? | You can pause for three months.', ['Yes, pause', 'Cancel']],
    [cancel, 'Delete your account?', ['Yes', 'No']],
    [archive, 'Delete Alpha?', ['Yes', 'No']],
    [archive, 'Archive Beta?', ['Archive', 'Cancel']],
  ])('%s: %s %j', (order, lines, buttons) => {
    expect(isAnswered(...order, lines, buttons)).toBe(false);
  });

  test('a question with something to fill in is left to the caller', () => {
    const page = inspectedPage(
      'dialog "Delete Ada?"\n textbox "Type DELETE"\n button "Delete"\n button "Cancel"',
    );
    expect(questionIn(undefined, page, 'delete')).toBeUndefined();
  });
});
