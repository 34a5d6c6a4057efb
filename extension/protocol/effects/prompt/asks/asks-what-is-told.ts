/**
 * Tells a question about what the task says to do by a verb that else only asks: "Verify IMG_22?" after "Verify IMG_22", "Check in
 * Ann Lee?" after "Check in guest Ann Lee".
 */
import type { Clause } from '../clauses/clause';
import { holds, isContent, overlaps } from '../clauses/clause-content';
import { isGeneral } from '../clauses/telling-words';
import { prepositions } from '../words/prepositions';
import { interrogatives, softeners } from '../words/prompt-words';
import type { AskedAct } from './asked-act';

/** Whether a clause begins with the verb of the question, is about what the question is about, and says all of it. */
export function asksWhatIsTold(
  clauses: readonly Clause[],
  { words: [verb = '', ...asked] }: AskedAct,
): boolean {
  return clauses.some((clause, index) => {
    if (clause.prohibits || !clause.isIdle) return false;
    const { words, quotes } = withRest(clauses, index);
    const from = words.findIndex((word) => !softeners.has(word));
    if (words[from] !== verb || words.some((word) => interrogatives.has(word))) return false;
    const [next = '', ...rest] = asked;
    const told = words.slice(from + 1);
    // "Check in Ann" and "check Ann in", and not "check the room of Ann in the list".
    const isPhrasal = particles.has(next);
    if (isPhrasal && told[0] !== next && told.at(-1) !== next) return false;
    const own = isPhrasal && told[0] === next ? told.slice(1) : told;
    const meant = (isPhrasal ? rest : asked).filter(isContent);
    const end = own.findIndex((word) => prepositions.has(word));
    const thing = [...(end < 0 ? own : own.slice(0, end)), ...quotes.flat()].filter(
      (word) => isContent(word) && word !== '"' && !isGeneral(word),
    );
    const said = [...own, ...quotes.flat()];
    return meant.every((word) => holds(said, word)) && (thing.length === 0 || overlaps(thing, meant));
  });
}

const particles = new Set(['in', 'out', 'off', 'on', 'up', 'over', 'back', 'down']);

/** "IMG_22 and IMG_23" are two clauses with one verb. */
function withRest(clauses: readonly Clause[], index: number): Pick<Clause, 'words' | 'quotes'> {
  const end = clauses.findIndex(({ goesOn, prohibits }, at) => at > index && (!goesOn || prohibits));
  const all = clauses.slice(index, end < 0 ? undefined : end);
  return { words: all.flatMap(({ words }) => words), quotes: all.flatMap(({ quotes }) => quotes) };
}
