/** When a model is told that a page did not keep what was filled in. */
import { expect, test } from 'vitest';
import { describeTurn } from '../../../../../relay/autonomy/language-model/describe-turn';
import type { Base } from '../../../../../relay/autonomy/language-model/view/page-view';
import type { ActOutcome, Seen } from '../../../../../relay/autonomy/model';

const page = (value: string, ref = 4) =>
  `heading "Slide" 1\ntextbox "Colour"${value && ` = "${value}"`} [e${ref}]\nbutton "Next" [e5]`;
const fill = (value: string, selector = 'ref=e4'): ActOutcome => ({
  act: { action: 'fill', selector, value },
  result: { success: true, value },
});
const click: ActOutcome = { act: { action: 'click', selector: 'ref=e5' }, result: { success: true } };

/** What is told of the last of these turns. */
async function told(turns: [tree: string, ...outcomes: ActOutcome[]][]): Promise<string> {
  let base: Base | undefined;
  let last = '';
  for (const [tree, ...outcomes] of turns) {
    const seen: Seen = {
      url: 'http://deck.test/',
      title: 'Deck',
      tabs: [{ tab: 1, url: 'http://deck.test/', title: 'Deck', current: true }],
      outcomes,
      stepsLeft: 50,
      turnsLeft: 50,
      read: async (action) => (action === 'snapshot' ? tree : ''),
      screenshot: async () => '',
    };
    const turn = await describeTurn(seen, { base, asked: outcomes.length, words: '' });
    base = turn.page.base;
    last = turn.outcomes;
  }
  return last;
}

const old = 'The field textbox "Colour" [e4] shows its old value "red" again, and not "blue"';

test('an old value is told of in the same turn, or in a later one', async () => {
  expect(await told([[page('red')], [page('red'), fill('blue')]])).toContain(old);
  expect(await told([[page('red')], [page('blue'), fill('blue')], [page('red'), click]])).toContain(old);
});

test('so it is of a field that was named by its words, or that the page made anew', async () => {
  const named = fill('blue', 'role=textbox[name="Colour"]');
  expect(await told([[page('red')], [page('red'), named]])).toContain(old);
  expect(await told([[page('red')], [page('blue'), fill('blue')], [page('red', 9), click]])).toContain(old);
});

test.each<[string, ...Parameters<typeof told>]>([
  ['is kept', [[page('red')], [page('blue'), fill('blue')]]],
  ['is written in another way', [[page('red')], [page('#00f'), fill('blue')]]],
  ['was the same before', [[page('red')], [page('red'), fill('red')]]],
  ['is cleared once it was sent', [[page('')], [page('blue'), fill('blue')], [page(''), click]]],
  ['was told of before', [[page('red')], [page('red'), fill('blue')], [page('red'), click]]],
  ['was filled in again', [[page('red')], [page('blue'), fill('blue')], [page('red'), fill('red')]]],
])('nothing is told of a value that %s', async (_, turns) => {
  expect(await told(turns)).not.toContain('old value');
});
