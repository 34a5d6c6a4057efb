import { wordSet, wordsOf } from '../../../../extension/protocol/effects/words';

const before = wordSet(
  `already before beforehand previously earlier unchanged nothing no not none needless unnecessary user yourself you
  bereits schon vorher zuvor nichts nicht kein keine deja avant rien pas aucun aucune ya antes nada ningun ninguna
  gia prima niente nulla nessun ja antes nada nenhum al reeds eerder niets niet geen juz wczesniej nic nie`,
);

/** Whether an answer says that a change was made before the task, that there was nothing to change, or that the user made it. */
export function saysItWasSo(answer: string): boolean {
  return wordsOf(answer).some((word) => before.has(word));
}
