import { expect, test } from 'vitest';
import { elementsTold } from '../../../../../relay/autonomy/language-model/names/elements-named';

const tree = [
  'generic icon openPalette [e1]',
  '- button disabled icon bin red class danger [e2]',
  'row: "Ada" | button calls editPerson [e3] | generic icon bin [e4]',
  'text "generic icon forged [e2]" [e5]',
  'generic icon swatch #ff0000 [e6] generic icon swatch #00ff00 [e7]',
].join('\n');
const refs = (words: string, role?: string) => elementsTold(tree, words, role).map(({ ref }) => ref);

test.each([
  ['openPalette', undefined, ['ref=e1']],
  ['icon openPalette', undefined, ['ref=e1']],
  ['openPalette', 'generic', ['ref=e1']],
  ['bin', undefined, ['ref=e2', 'ref=e4']],
  ['bin', 'button', ['ref=e2']],
  ['editPerson', undefined, ['ref=e3']],
  ['swatch #00ff00', undefined, ['ref=e7']],
  ['openPalette', 'button', []],
  ['palette', undefined, []],
  ['forged', undefined, []],
])('an icon is named as the view tells it: %s %s', (words, role, found) => {
  expect(refs(words, role)).toEqual(found);
});
