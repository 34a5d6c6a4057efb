/** Tells a question whose act the task forbids: "Archive Dot?" after "Archive Smudge, but not Dot". */
import { wordsOf } from '../../words';
import type { Clause } from '../clauses/clause';
import { contentOf, holds } from '../clauses/clause-content';
import { isTelling } from '../clauses/telling-words';
import { isSameChange } from '../words/same-change';
import { forbidsAsked } from './forbidden-verb';
import { forbidsAct } from './vetoes';

/** @param verb of the question @param row of the control that has opened it */
export function forbidsQuestion(
  clauses: readonly Clause[],
  verb: string,
  question: string,
  row: string,
): boolean {
  if (forbidsAsked(clauses, question, row)) return true;
  const asked = wordsOf(question);
  const isForbidden = clauses.some((clause) => {
    if (clause.prohibits !== 'act' || !clause.words.some((word) => isSameChange(word, verb))) return false;
    const meant = contentOf(clause).filter((word) => isTelling(word) && !isSameChange(word, verb));
    return meant.length > 0 && meant.every((word) => holds(asked, word));
  });
  if (isForbidden) return true;
  // What is to stay is lost by an act with a verb that no class knows as well.
  const kept = clauses.filter(
    ({ isIdle, prohibits }) => !isIdle || prohibits === 'thing' || prohibits === 'loss',
  );
  return forbidsAct(kept, {
    what: 'cancel',
    name: '',
    object: asked,
    isFinisher: false,
    isOneOfMany: true,
    row: '',
    dialog: question,
  });
}
