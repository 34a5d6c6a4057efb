/** Holds what is sent to another one than the task says, by the field for that: "Bob Ray" after "Transfer 50 euros to Rob Bay". */
import type { EnteredField } from '../../../entered-fields';
import { folded, wordSet, wordsOf } from '../../../words';
import { standsFor, type WrittenName, writtenNamesIn } from '../names/written-names';

const labels = wordSet(
  `to recipient recipients payee beneficiary receiver empfanger empfangerin an destinataire beneficiaire destinatario beneficiario ontvanger odbiorca`,
);
const besideLabels = wordSet('name full of the s account holder person');
/** Before the name of whom something is for. */
const addressing = wordSet(
  'to an pay send transfer wire email mail message uberweise sende schicke envoie vire envia transfiere invia stuur',
);

export function isOtherRecipient(prompt: string, entered: readonly EnteredField[]): boolean {
  const values = entered.filter(isForRecipient).map(({ value }) => value);
  if (values.length === 0) return false;
  const meant = writtenNamesIn(prompt, true).filter(({ before }) => addressing.has(before));
  return meant.length > 0 && !meant.some((one) => values.some((value) => isCalled(value, one)));
}

function isForRecipient({ label, value }: EnteredField): boolean {
  const words = wordsOf(label);
  const isLabel = words.some((word) => labels.has(word));
  return (
    isLabel && words.every((word) => labels.has(word) || besideLabels.has(word)) && /\p{L}{2}/u.test(value)
  );
}

/** "ann.lee@example.com" has a word of the name. */
function isCalled(value: string, { words }: WrittenName): boolean {
  const text = folded(value);
  return words.some(
    (word, at) => text.includes(word) || wordsOf(value).some((shown) => standsFor(shown, word, at === 0)),
  );
}
