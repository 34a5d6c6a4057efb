/** Tells tasks whose answer is worked out from numbers of pages: no page need show it. */
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';

const computing = wordSet(
  `sum sums average averages median difference percent percentage percentages ratio proportion count calculate compute add
  subtract multiply divide convert altogether combined
  summe insgesamt durchschnitt durchschnittlich mittelwert differenz unterschied prozent anzahl zahle berechne errechne addiere
  somme moyenne difference pourcentage calcule calculez additionne
  suma promedio diferencia porcentaje cuantos cuantas calcula
  somma differenza percentuale quanti quante calcola
  soma diferenca percentagem porcentagem quantos quantas calcule
  som gemiddelde verschil bereken
  srednia roznica procent ile oblicz`,
);
/** One invoice has a total that its page shows, several have one that no page need show. */
const phrases =
  /\b(?:how many|number of (?!(?:the|my|this|that|our|your) )|per cent|how much (?:more|less|cheaper|longer|older|higher|lower|would|will|remains|is left)|(?:in|au|en|im) tot\w+|totals? (?:\w+ ){0,2}?(?:of|for|from|across|over) (?:\w+ ){0,3}?\w{2,}(?<!s)s|the mean|wie viele?|combien de|nombre de|hoe ?veel|la media)\b/;

/** Whether the task wants something to be counted or calculated. */
export function asksToCompute(prompt: string): boolean {
  const words = wordsOf(prompt);
  return words.some((word) => computing.has(word)) || phrases.test(words.join(' '));
}
