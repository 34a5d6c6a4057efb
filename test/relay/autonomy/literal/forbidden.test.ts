/** Which ticked boxes would do what a prompt says not to do, or what it does not want. */
import { expect, test } from 'vitest';
import { boxesAgainst } from '../../../../relay/autonomy/literal/forbidden';
import { readPrompt } from '../../../../relay/autonomy/literal/grammar/read-prompt';
import { inspectedPage } from '../../../support/models/inspected-page';

const page = inspectedPage(`
heading "Order" level=1
checkbox "Send me news" checked
checkbox "Tell me about updates of my order" checked
checkbox "Add travel insurance for €9.90" checked
checkbox "No gift wrap" checked
checkbox "Notify all members" checked
button "Buy"
`);

test.each([
  ['Do not subscribe to anything', ['Send me news']],
  ['No newsletter please', ['Send me news']],
  ['I do not want the insurance', ['Add travel insurance for €9.90']],
  ['Without travel insurance', ['Add travel insurance for €9.90']],
  ['Do not notify anyone', ['Notify all members']],
  ['No gift wrap', []],
  ['Do not pay', []],
])('%s', (prompt, names) => {
  const prohibitions = readPrompt(prompt).flatMap(({ readings }) =>
    readings.flat(2).flatMap((one) => (one.do === 'forbid' ? [one.prohibition] : [])),
  );
  expect(prohibitions).toHaveLength(1);
  expect(prohibitions.flatMap((one) => boxesAgainst(page, one)).map(({ name }) => name)).toEqual(names);
});
