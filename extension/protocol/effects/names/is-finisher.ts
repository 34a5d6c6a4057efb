import { wordSet, wordsOf } from '../words';
import { fillers, finishers } from './verbs/verb-table';

const finishing = wordSet(finishers);
const filling = wordSet(fillers);

/** Whether a name has nothing but words that finish something, such as "Yes, confirm". */
export function isFinisher(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.some((word) => finishing.has(word)) &&
    words.every((word) => finishing.has(word) || filling.has(word))
  );
}
