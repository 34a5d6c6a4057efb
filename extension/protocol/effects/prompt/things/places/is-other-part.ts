/** Holds an act in a part of the page or a dialog whose heading is the name of another thing: "Marchetti, 8 guests" for "Peterson". */
import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isTelling } from '../../clauses/telling-words';
import { isLikeClassVerb, meaningOf } from '../../words/verb-meanings';
import { actingClauses } from '../acts/acting-clauses';
import { isOtherSpelling } from '../names/is-other-spelling';
import { lacksName } from '../names/lacks-name';
import { isTimeWord } from '../names/written-names';
import { partsOfSites } from './is-other-page';

/** A name, and of how many something is. */
const named = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})\s*[,·–—|(-]\s*\d+\s+\p{L}+\)?$/u;

export function isOtherPart(
  prompt: string,
  clauses: readonly Clause[],
  { what, name, row, dialog, part = () => '' }: ActFacts,
): boolean {
  // What is paid or sent is often called by what it is for.
  if (what === 'pay' || what === 'send') return false;
  const text = row === '' && dialog === '' ? part() : dialog;
  const [heading = ''] = text.split('\n');
  const acting = actingClauses(clauses, meaningOf(what).isLike);
  if (isOtherSpelling(prompt, acting, [name, row, dialog === '' ? heading : dialog].join('\n'))) return true;
  const [, called = ''] = named.exec(heading.trim()) ?? [];
  const isName = (word: string) =>
    isTelling(word) && !isLikeClassVerb(word) && !isTimeWord(word) && !partsOfSites.has(word);
  if (row !== '' || called === '' || !wordsOf(called).every(isName)) return false;
  return lacksName(prompt, acting, { what, isAlone: true }, [name, text].join('\n'));
}
