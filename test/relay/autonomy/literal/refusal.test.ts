import { expect, test } from 'vitest';
import type { Clause } from '../../../../relay/autonomy/literal/grammar/instruction';
import { refusal } from '../../../../relay/autonomy/literal/refusal';

const reasonOf = (text: string) => {
  const decision = refusal({
    why: 'Nothing on the page is called so.',
    clause: { text, words: [] } as unknown as Clause,
  });
  return 'reason' in decision ? decision.reason : '';
};

test.each(['What does the pear cost?', 'how many seats are left', 'Is the museum open?'])(
  'the question %j is sent to where questions are answered',
  (text) => expect(reasonOf(text)).toContain('POST /v1/retrieve'),
);

test('an order is not taken for a question, and is told in few words how to be understood', () => {
  const reason = reasonOf('Set the seats to 5');
  expect(reason).not.toContain('/v1/retrieve');
  expect(reason.length).toBeLessThan(300);
});
