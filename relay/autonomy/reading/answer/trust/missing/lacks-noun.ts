/** Whether the page has not what is asked for: a noun that it does not name, or things of another kind. */
import { stemOf } from '../../../language/words';
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';
import type { Weights } from '../../weights';
import { isAddressed } from '../is-addressed';
import { isOnPage } from '../is-on-page';
import { askedNoun, hasByForm } from '../other/asked-shape';
import { stemsAround } from '../stems-around';

/**
 * Whether the page has not what is asked for: the noun of "how many", or that of "which processor". Pages often do not
 * name the kind of what they tell of, so the latter may be absent where one statement has all the rest.
 */
export function isThingAbsent(
  question: Question,
  { absent }: Weights,
  [best]: readonly Candidate[],
): boolean {
  const isAbsent = (thing: string | undefined) =>
    absent.some(({ stem, weight, isOfType }) => stem === thing && weight === 1 && !isOfType);
  if (best && isAddressed(best)) return false;
  if (isAbsent(question.counted) || isAbsent(stuffOf(question))) return true;
  return isAbsent(question.head) && !(best && hasAllBut(question.head, best, question));
}

/** The stem of "protein" of "how much protein has a slice". */
function stuffOf({ text, type }: Question): string | undefined {
  const noun = type === 'quantity' ? /\bhow much (?<noun>[\p{L}-]+)/iu.exec(text)?.groups?.noun : undefined;
  return noun === undefined ? undefined : stemOf(noun);
}

/** Whether the statement has all words of the question but one, and more than names. */
function hasAllBut(thing: string | undefined, { fact }: Candidate, { terms }: Question): boolean {
  const stems = stemsOf(`${fact.text} ${fact.label} ${fact.rowLabel}`);
  const rest = terms.filter(({ stem, start, weight }) => start >= 0 && stem !== thing && weight >= 1);
  return rest.some(({ isName }) => !isName) && rest.every((term) => presence(term, stems) > 0);
}

/** Whether the page has no word for what is asked for, and nothing else says what it is. */
export function lacksAskedNoun(candidate: Candidate, question: Question, page: Page): boolean {
  if (question.type || question.isPolar || question.isTerm || isAddressed(candidate)) return false;
  if (hasByForm(candidate.fact.text, question)) return false;
  const noun = askedNoun(question.text);
  const term = question.terms.find(({ text, weight, isName }) => text === noun && weight === 1 && !isName);
  return term !== undefined && !isOnPage(term, page) && !hasAllBut(stemOf(noun ?? ''), candidate, question);
}

/** Whether what is counted is named neither around the statement, nor in its own word anywhere on the page. */
export function lacksCounted(candidate: Candidate, { counted, terms }: Question, page: Page): boolean {
  const { fact } = candidate;
  const term = terms.find(({ stem, start, weight }) => stem === counted && start >= 0 && weight === 1);
  return (
    term !== undefined &&
    !isAddressed(candidate) &&
    presence(term, stemsAround(fact, page)) === 0 &&
    page.passages.every(({ text, name = '' }) => presence(term, stemsOf(`${name} ${text}`)) < 1)
  );
}
