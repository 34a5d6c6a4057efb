/** Reads from an answer that something of the task was not done, which no act need prove then. */
import { wordSet, wordsOf } from '../../../../extension/protocol/effects/words';

/** Folded; of contractions only the end is a word: "couldn't". */
const notDone = wordSet(
  `not no never cannot without unable impossible failed missing t unavailable
  nicht kein keine keinen ohne unmoglich ne pas sans impossible aucun aucune sin imposible non senza impossibile
  nao sem impossivel niet geen zonder nie bez`,
);

/** "The credit note could not be allocated." */
export function saysNotDone(answer: string): boolean {
  return wordsOf(answer).some((word) => notDone.has(word));
}
