/** Tells names that are written with the last one first: "Marshall, Daniel" and "Marsh, Danielle" after "Daniel Marsh". */
import { folded, wordsOf } from '../../../words';
import { standsFor } from './written-names';

const turned = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+)(?!\p{L})/gu;

/** Whether such a name has one of the two parts of a name, and another one in place of the other. @param name first and last */
export function hasTurnedRival(name: readonly string[], shown: string): boolean {
  const [first = '', last = ''] = [name[0], name.at(-1)];
  return [...shown.matchAll(turned)].some(([, family = '', given = '']) => {
    const isFamily = wordsOf(family).includes(last) || folded(family) === last;
    const isGiven = wordsOf(given).some((word) => standsFor(word, first, true));
    return isFamily !== isGiven;
  });
}
