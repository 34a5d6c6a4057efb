/** What counts as shown to a model, so that it can cite it. */
import { expect, test } from 'vitest';
import { shownWords } from '../../../../relay/autonomy/language-model/shown-words';
import type { ActOutcome } from '../../../../relay/autonomy/model';

const saved: ActOutcome = {
  act: { action: 'click', selector: 'ref=e1' },
  result: { success: true },
  said: ['Rota saved'],
};

test('what the page said after an act counts, though the next one took it away', () => {
  const page = { text: 'heading "Rota"', whole: true } as Parameters<typeof shownWords>[0];
  expect(shownWords(page, { outcomes: [saved] })).toContain('Rota saved');
});
