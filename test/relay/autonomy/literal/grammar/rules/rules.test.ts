/** Every rule of the grammar reads its own examples. */
import { expect, test } from 'vitest';
import { errandRules } from '../../../../../../relay/autonomy/literal/grammar/rules/errand-rules';
import { formRules } from '../../../../../../relay/autonomy/literal/grammar/rules/form-rules';
import { rules } from '../../../../../../relay/autonomy/literal/grammar/rules/rules';
import { specialRules } from '../../../../../../relay/autonomy/literal/grammar/rules/special-rules';
import { writingRules } from '../../../../../../relay/autonomy/literal/grammar/rules/writing-rules';
import { readingInShort } from '../../../../../support/models/reading-in-short';

const examples = [...rules, ...specialRules, ...errandRules, ...writingRules, ...formRules].flatMap(
  ({ examples: own }) => own,
);

test.each(examples)('%s', (prompt, reading) => {
  expect(readingInShort(prompt)).toBe(reading);
});

test('every rule has an example that begins with one of its verbs', () => {
  const without = [...rules, ...specialRules, ...errandRules, ...writingRules, ...formRules].filter(
    ({ examples: own }) => own.length === 0,
  );
  expect(without).toEqual([]);
});
