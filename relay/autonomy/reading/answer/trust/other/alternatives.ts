/** Tells what is said of the alternative to what the question names: electricity for gas, what is spent for what is left. */
import { stemOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { stemsOf } from '../../stems';

/** Each line has alternatives, with the words for each; after an angle bracket those that no question is known by. */
const groups = `
gas | electricity
employer employers | employee employees
gross | net
men mens gentlemen | women womens ladies
breakfast | lunch | dinner supper
buy purchase bought outright | hire rent rental rented lease
summer | winter | autumn | spring
minimum min | maximum max
single one-way | return
upload uploads | download downloads
sender | recipient
buyer | seller
tenant | landlord
left remaining > spent spend cost costs
`
  .trim()
  .split('\n')
  .map((line) => {
    const sides = line.split(/[|>]/).map((words) => new Set(words.trim().split(/\s+/).map(stemOf)));
    return { asked: line.includes('>') ? sides.slice(0, 1) : sides, sides };
  });

/** Whether its own words have another of the alternatives, and none that the question has. */
export function isOfAlternative(
  { text, label, rowLabel }: Fact,
  { text: asked, isPolar, type }: Question,
): boolean {
  if (isPolar || type === undefined) return false;
  const [question, own] = [stemsOf(asked), stemsOf([label, rowLabel, text].join(' '))];
  const has = (stems: ReadonlySet<string>, words: ReadonlySet<string>) =>
    [...words].some((word) => stems.has(word));
  return groups.some(({ asked: known, sides }) => {
    const named = known.filter((side) => has(question, side));
    const [side] = named;
    return (
      side !== undefined &&
      named.length === 1 &&
      !has(own, side) &&
      sides.some((other) => other !== side && has(own, other))
    );
  });
}
