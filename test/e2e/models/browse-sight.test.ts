/** Models with vision get a screenshot beside the snapshot, one at a time. */
import { expect, test } from 'vitest';
import { done } from '../../support/models/model-server';
import { ballast, click, withModel } from '../../support/models/with-model';

const { asked, browse, script } = withModel(
  {
    '/counter': `<title>Counter</title><button onclick="n.textContent = Number(n.textContent) + 1">Count</button><p id="n">0</p>${ballast}`,
  },
  { OPENAI_VISION: '1' },
);

const picturesIn = (raw = '') => raw.match(/data:image\/png;base64,iVBORw0KGgo/g)?.length ?? 0;

test('OPENAI_VISION=1 shows the window as it is now, and no older screenshot', async () => {
  script(click('"Count"'), done('Counted.', '1'));
  await browse('/counter');

  expect(asked().map(({ raw }) => picturesIn(raw))).toEqual([1, 1]);
});

test('a task with secrets is not photographed for a model', async () => {
  script(done('Counted.', '0'));
  await browse('/counter', { secrets: { password: 'hunter2' } });

  expect(picturesIn(asked()[0]?.raw)).toBe(0);
});
