/** Tells what a task orders only in the place of something else: "or, if it is full, on the first later day with a place". */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { folded, wordSet } from '../../../../../extension/protocol/effects/words';

const instead = wordSet(
  'or else otherwise failing oder sonst andernfalls ou sinon o u altrimenti of anders lub albo inaczej',
);
const conditions = wordSet('if should unless falls wenn sofern si se caso als indien jesli jezeli gdy');
/** What a condition says of what cannot be had. */
const failing = wordSet(
  `full taken refuse refuses refused reject rejects rejected decline declines declined unavailable impossible closed busy occupied
  booked gone fail fails failed missing sold
  voll vergeben belegt abgelehnt unmoglich ausgebucht ausverkauft complet complete indisponible refuse impossible
  completo ocupado agotado lleno occupato esaurito pieno esgotado lotado bezet vol uitverkocht zajety niedostepny`,
);
const tokens = /[\p{L}\p{N}]+|[(,.;:!?\n–—]/gu;
const separator = /^[,–—]$/;
const isEnd = (token: string | undefined) => token !== undefined && /^[.;:!?\n(]$/.test(token);

/**
 * Whether the clause stands behind "or" or "otherwise", or between commas behind the condition of such a one. A further thing
 * of an order does so behind any condition; an order of its own only where the condition is that something cannot be had.
 */
export function isAlternative({ words: [first = '', second], goesOn }: Clause, prompt: string): boolean {
  if (goesOn && conditions.has(first)) return true;
  const said = folded(prompt).match(tokens) ?? [];
  const isHere = (word: string, index: number) =>
    word === first && (!second || second === '"' || said[index + 1] === second);
  return said.some((word, index) => isHere(word, index) && isInstead(said.slice(0, index), goesOn));
}

/** @param before what stands before the clause */
function isInstead(before: readonly string[], goesOn: boolean): boolean {
  const last = before.at(-1) ?? '';
  if (instead.has(last)) return true;
  if (!separator.test(last)) return false;
  const start = before.slice(0, -1).findLastIndex((token) => separator.test(token) || isEnd(token)) + 1;
  const [head = '', ...rest] = before.slice(start, -1);
  if (instead.has(head)) return true;
  if (!conditions.has(head)) return false;
  const lead = before.slice(0, start).findLast((token) => !separator.test(token)) ?? '';
  return goesOn || instead.has(lead) || rest.some((word) => failing.has(word));
}
