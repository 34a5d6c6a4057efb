/** Which ticked boxes would do what a prompt says not to do, or what it does not want. */
import { expect, test } from 'vitest';
import { boxesAgainst, fieldsFor } from '../../../../relay/autonomy/literal/forbidden';
import { readPrompt } from '../../../../relay/autonomy/literal/grammar/read-prompt';
import { inspectedPage } from '../../../support/models/inspected-page';

const page = inspectedPage(`
heading "Order" level=1
checkbox "Send me news" checked
checkbox "Tell me about updates of my order" checked
checkbox "Add travel insurance for €9.90" checked
checkbox "No gift wrap" checked
checkbox "Sugar-free" checked
checkbox "Notify all members" checked
button "Buy"
`);

const prohibitionsIn = (prompt: string) =>
  readPrompt(prompt).flatMap(({ readings }) =>
    readings.flat(2).flatMap((one) => (one.do === 'forbid' ? [one.prohibition] : [])),
  );

test.each([
  ['Do not subscribe to anything', ['Send me news']],
  ['No newsletter please', ['Send me news']],
  ['I do not want the insurance', ['Add travel insurance for €9.90']],
  ['Without travel insurance', ['Add travel insurance for €9.90']],
  ['Do not notify anyone', ['Notify all members']],
  ['No gift wrap', []],
  ['Do not pay', []],
  ['No sugar', []],
])('%s', (prompt, names) => {
  const prohibitions = prohibitionsIn(prompt);
  expect(prohibitions).toHaveLength(1);
  expect(prohibitions.flatMap((one) => boxesAgainst(page, one)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['a list of that name', 'select "Insurance" options=None,Basic'],
  ['a list that says it', 'select "Extras" options=None,Insurance value=Insurance'],
  ['radio buttons of that name', 'radiogroup "Insurance"\n radio "None"\n radio "Basic" checked'],
  ['a radio button of that name', 'group "Extras"\n radio "None"\n radio "Insurance" checked'],
])('what is not wanted may be chosen by %s, which no tick leaves out', (_, text) => {
  const [unwanted] = prohibitionsIn('I do not want the insurance');
  expect(unwanted && fieldsFor(inspectedPage(text), unwanted)).toHaveLength(1);
});
