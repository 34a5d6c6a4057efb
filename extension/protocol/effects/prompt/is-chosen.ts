import { wordSet } from '../words';
import { determiners } from './words/prompt-words';
import { meaningOf } from './words/verb-meanings';

const choosing = wordSet(
  'select choose pick use follow wahle wahlen choisis selectionne selecciona elige scegli seleziona escolha selecione kies selecteer wybierz',
);
const controls = wordSet('button link option tab entry item');

/** "Select the order" means a thing in a list, and no button that is called "Order". */
export function isChosen(words: readonly string[], [name = '', ...rest]: readonly string[]): boolean {
  const at = words.indexOf(name);
  const isThing =
    rest.length === 0 && meaningOf('pay').nouns.has(name) && determiners.has(words[at - 1] ?? '');
  return (
    isThing && words.slice(0, at).some((word) => choosing.has(word)) && !controls.has(words[at + 1] ?? '')
  );
}
