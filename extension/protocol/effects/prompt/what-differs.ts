/** Says how far the task names an act that was held. */
import type { EffectKind } from '../consequential';
import { deeds } from '../deeds';
import { wordsOf } from '../words';
import type { ActFacts } from './act-facts';
import { contentOf, isContent } from './clauses/clause-content';
import { isCommanded } from './clauses/is-commanded';
import { splitClauses } from './clauses/split-clauses';
import { contradicts } from './contradicts';
import { inFull, isNamed } from './is-named';
import { repeatsOrder } from './orders/repeats-order';
import { doesMore } from './things/acts/does-more';
import { isForAll } from './things/acts/is-for-all';
import { withDaysInFull } from './things/days/with-calendar-words';
import { inRival, isAmbiguous } from './things/is-ambiguous';
import { isOtherEntered } from './things/numbers/is-other-entered';
import { isOtherNumber } from './things/numbers/is-other-number';
import { isOtherPane } from './things/places/is-other-pane';
import { isOtherRank } from './things/ranks/is-other-rank';
import { showsOther } from './things/shows-other';
import { compoundOf } from './words/compounds';
import { namesIn } from './words/names-in';
import { isClassVerb, meaningOf } from './words/verb-meanings';

/**
 * Completes "it was held because ..., and": the task may order the same of such a thing, and leave open that it is this one.
 * @param known what was compared with the task, where that is a control
 */
export function whatDiffers(prompt: string, what: EffectKind, name: string, known?: ActFacts): string {
  if (known && repeatsOrder(prompt, known)) return 'the task orders this once, and it was done already';
  if (known && isOtherRank(inFull(prompt, known)[1], withDaysInFull(known), Date.now()))
    return 'it may not be the one that the task means by its age, size or place';
  if (known && isOtherEntered(prompt, known))
    return 'the amount or the account in its form is another one than the task says';
  const [verb = '', ...things] = wordsOf(name).filter(isContentOrVerb);
  const { isVerb } = meaningOf(what);
  const orders = splitClauses(prompt, isClassVerb).filter(
    ({ isIdle, words }) => !isIdle && isCommanded(words, (word) => word === verb || isVerb(word)),
  );
  const told = orders.flatMap((clause) => [...clause.words, ...contentOf(clause)]);
  const thing = things.find((word) => word !== verb && told.includes(word));
  // "Delete the newer one" names none, "Delete the label Travel" names another.
  const isNamed =
    orders.some(({ quotes }) => quotes.length > 0) || namesIn(prompt).some((name) => told.includes(name));
  const other = known && orders.length > 0 ? contradiction(prompt, known) : undefined;
  if (other) return other;
  if (known && fitsAnotherRow(prompt, known)) return 'another row fits the task as well';
  if (thing === undefined && (orders.length === 0 || isNamed)) return 'the task does not name it';
  return thing === undefined
    ? `the task orders ${deeds[what]} without saying that this one is meant`
    : `the task names "${compoundOf(thing, name)}" without saying that this one is meant`;
}

function fitsAnotherRow(prompt: string, known: ActFacts): boolean {
  const clauses = splitClauses(inFull(prompt, known)[1], isClassVerb);
  return isAmbiguous(clauses, withDaysInFull(known), (rival) => isNamed(prompt, inRival(known, rival)));
}

function contradiction(written: string, known: ActFacts): string | undefined {
  const [full, prompt] = inFull(written, known);
  const facts = withDaysInFull(known);
  const clauses = splitClauses(prompt, isClassVerb);
  const isOther = contradicts(full, facts);
  if (doesMore(clauses, facts) || (isOther && isForAll(facts)))
    return 'the task means only some of what it is for';
  if (isOther) return 'its age, recipient or amount is another one than the task says';
  if (isOtherNumber(prompt, clauses, facts) || isOtherPane(prompt, clauses, facts))
    return `its number is another one than the task says${codesOf(prompt, facts)}`;
  return showsOther(prompt, clauses, facts) ? 'it shows another thing than the task names' : undefined;
}

const code = /(?<![\p{L}\p{N}])(?:\p{L}{1,12}[-_])?\d{2,}(?:[-_/]\d+)*(?![\p{L}\p{N}])/gu;

/** Which number is shown, and which the task has. */
function codesOf(prompt: string, { name, row, dialog, page, pane = () => '' }: ActFacts): string {
  const [told] = prompt.match(code) ?? [];
  const shown = [name, row, dialog, ...(page?.headings ?? []), pane()].join('\n').match(code) ?? [];
  const other = shown.find((one) => one.replace(/\d.*/, '') === told?.replace(/\d.*/, ''));
  return told !== undefined && other !== undefined ? `: "${other}" and not "${told}"` : '';
}

function isContentOrVerb(word: string): boolean {
  return isClassVerb(word) || isContent(word);
}
