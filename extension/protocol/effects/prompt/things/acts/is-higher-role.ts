/** Holds "Make owner" after "Give Leo edit rights": all rights are more than the task orders. */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';

/** Each line is one role. */
const powers = [
  'admin admins administrator administrators administrateur administrador amministratore beheerder',
  'owner owners ownership inhaber eigentumer proprietaire propietario proprietario eigenaar wlasciciel',
].map((line) => wordSet(line));
const lesser = wordSet(
  `edit editor editing view viewer viewing read reader reading comment commenter commenting write writer contribute contributor guest
  access lesen lecture lectura lettura`,
);

export function isHigherRole(
  clauses: readonly Clause[],
  { what, name }: Pick<ActFacts, 'what' | 'name'>,
): boolean {
  if (what !== 'grant') return false;
  const called = wordsOf(name);
  const shown = powers.find((power) => called.some((word) => power.has(word)));
  if (!shown) return false;
  const told = clauses
    .filter(({ isIdle }) => !isIdle)
    .flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const isSaid = told.some((word) => shown.has(word)) || called.every((word) => holds(told, word));
  return told.some((word) => lesser.has(word)) && !isSaid;
}
