/** Fields and their values side by side, as the page's own labels tell them apart. */

import { find } from '../../find/find';
import type { Phrase } from '../../grammar/instruction';
import { phrase } from '../../grammar/slots';
import { bareWord, type Token } from '../../grammar/token';
import { prepositions } from '../../grammar/words';
import { takesValue } from '../../page/groups';
import { labelsOf } from '../../page/labels';
import type { Page } from '../../page/page';
import { take } from '../inputs/choice';
import { resolvePair } from '../inputs/enter';
import { type Execution, look, type Resolved, type Run } from '../run';

/** More than a form has fields. */
const maxPieces = 24;

/**
 * `Full name Iris Chan, work email iris@example.com`, `from Berlin to Madrid`, `bass at 4 and mute ticked`: all of the
 * words are fields and values, each pair of which is possible on the page.
 */
export function resolvePairs(
  run: Run,
  page: Page,
  tokens: readonly Token[],
  isCut: true | undefined,
): Resolved {
  const pieces = piecesOf(page, tokens);
  const pairs = pieces.length <= maxPieces ? pairsIn(run, page, pieces, isCut) : undefined;
  if (!pairs) return { failure: 'No field on the page has this name and offers this value.' };
  return { distance: pairs.distance, perform: () => setEach(run, pairs.pieces) };
}

/** What lies between commas and `and`, and before labels such as `to` that are prepositions elsewhere. */
function piecesOf(page: Page, tokens: readonly Token[]): Phrase[] {
  const labels = new Set(
    page.elements
      .filter(takesValue)
      .flatMap((field) =>
        labelsOf(page, field).flatMap(([word = '', ...more]) =>
          more.length === 0 && (prepositions.has(word) || word === 'to') ? [word] : [],
        ),
      ),
  );
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    const word = bareWord(token) ?? '';
    const separates = token.mark === ',' || token.mark === ';' || /^(?:and|then|with)$/.test(word);
    if (separates || labels.has(word)) pieces.push([]);
    if (!separates) pieces.at(-1)?.push(token);
  }
  return pieces.map(phrase).filter((piece) => piece.length > 0);
}

interface Piece {
  words: Phrase;
  /** There are separators between its words. */
  merged: boolean;
  isCut?: true;
}

interface Pairs {
  pieces: Piece[];
  distance: number;
}

/** The most pairs that the pieces are; one that is none belongs to the one before: `March 12, 2026`. */
function pairsIn(
  run: Run,
  page: Page,
  pieces: readonly Phrase[],
  isCut: true | undefined,
): Pairs | undefined {
  const best: (Pairs | undefined)[] = [{ pieces: [], distance: 0 }];
  for (let end = 1; end <= pieces.length; end += 1)
    for (let start = end - 1; start >= Math.max(0, end - 3) && !best[end]; start -= 1) {
      const before = best[start];
      const piece = {
        words: pieces.slice(start, end).flat(),
        merged: end - start > 1,
        ...(isCut && end === pieces.length && { isCut }),
      };
      const way = before && resolvePiece(run, page, piece);
      if (!before || !way || 'failure' in way) continue;
      best[end] = {
        pieces: [...before.pieces, piece],
        distance: Math.max(before.distance, way.distance),
      };
    }
  return best[pieces.length];
}

/** A field and its value, or the name of a radio button alone: `One way`. */
function resolvePiece(run: Run, page: Page, { words, merged, isCut }: Piece): Resolved {
  const pair =
    words.length > 1 ? resolvePair(run, page, words, { withText: false, merged, isCut }) : undefined;
  if (merged || (pair && !('failure' in pair))) return pair ?? { failure: '' };
  const found = find(page, words, { among: ({ role }) => role === 'radio', named: true });
  if (!('found' in found) || found.distance > 0) return pair ?? { failure: '' };
  return { distance: 1, perform: () => take(run, found.found) };
}

async function* setEach(run: Run, pieces: readonly Piece[]): Execution {
  const done: string[] = [];
  for (const piece of pieces) {
    const way = resolvePiece(run, await look(run), piece);
    const outcome = 'failure' in way ? way : yield* way.perform();
    if ('failure' in outcome) return outcome;
    done.push(outcome.done);
  }
  return { done: done.join(' ') };
}
