/** Tells whether a statement leaves open what a yes-no question asks about. */
import type { Page } from '../../../page/page';
import type { Question, Term } from '../../../question/question';
import { deniesThing } from '../../denies-thing';
import { isMarkedAsOver, saysNo, underHeading } from '../../extraction/yes-or-no';
import { leastOfWhole, plainEnough, thing } from '../../least';
import { precision, presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';
import type { Weights } from '../../weights';
import { isOnPage } from '../is-on-page';
import { stemsAround } from '../stems-around';

/** "Are there showers" asks for showers. */
const existing =
  /^(?:is|are|was|were) there (?:any |an? |some |enough )?(?<noun>[\p{L}-]+)(?= (?:in|on|at|for|near|with|to|from|inside)\b|\s*\?*$)/iu;
/** Words of what the whole page is about weigh no more. */
const ofPageItself = 0.35;
const permits = /\b(?:allowed|permitted|welcome|possible|agreed|accepted|approved|authori[sz]ed)\b/i;
/** Says that what is asked about is so, whatever the question calls the act: "Dogs travel free". */
const affirms = /\b(?:allowed|permitted|welcome|accepted|carried|free|included|available)\b/i;
const said =
  /^(?:yes|no|certainly|of course|sure|absolutely|sorry|unfortunately|(?:not )?(?:allowed|permitted|welcome|possible)|prohibited|forbidden)\b/i;

const asksLeave =
  /^(?:so |and |but )?(?:can|could|may|might|should|am I allowed|are we allowed|is it (?:ok|okay|allowed|permitted|fine))\b/i;
const forbids = /(?:^|[,:;–—-] |\b(?:please|clinic|and|so|but) )(?:do not|don['’]t|never|avoid|no) /i;

/** Whether an order forbids what the question asks leave for: "Do not drink coffee for 12 hours before". */
function forbidsIt(text: string, { text: asked }: Question, terms: readonly Term[]): boolean {
  const order = asksLeave.test(asked) ? forbids.exec(text) : null;
  if (!order) return false;
  const stems = stemsOf(text.slice(order.index));
  return terms.some((term) => term.maxIfAbsent >= 1 && presence(term, stems) === 1);
}

/** Whether something that the question turns on is not said. */
export function isUnsaid(
  { fact, coverage }: Pick<Candidate, 'fact' | 'coverage'>,
  question: Question,
  page: Page,
  of: Weights['of'],
): boolean {
  const stems = stemsAround(fact, page);
  const plain = question.terms.filter(
    ({ start, isOfType, isName, weight }) => start >= 0 && !isOfType && !isName && weight > 0.5,
  );
  const subject = stemsOf(
    `${page.title} ${page.passages.find(({ kind }) => kind === 'heading')?.text ?? ''}`,
  );
  const isThere = (term: Term) =>
    term.maxIfAbsent < thing || presence(term, stems) >= 0.8 || presence(term, subject) >= 0.7;
  if ((said.test(fact.text) || isMarkedAsOver(fact.text, question)) && plain.every(isThere)) return false;
  // What is not mentioned is not so, in its own word if it is a thing; only a "no" may be said of more than it mentions.
  const { kind, text, label } = fact;
  if (kind === 'value' && /^(?:yes|no)$/i.test(text) && precision(label, question) >= leastOfWhole)
    return false;
  if (deniesThing(text, question) || forbidsIt(text, question, plain)) return false;
  const thereIs = existing.exec(question.text)?.groups?.noun;
  if (thereIs !== undefined && plain.some((term) => term.text === thereIs && presence(term, stems) < 0.8))
    return true;
  const unsaid = plain.filter(
    (term) =>
      (of.get(term.stem) ?? 0) > ofPageItself &&
      presence(term, subject) < 0.7 &&
      !(term.maxIfAbsent < thing && affirms.test(fact.text)) &&
      presence(term, stems) < (term.maxIfAbsent < thing || permits.test(fact.text) ? 0.1 : 1),
  );
  const asked = plain.filter(({ text }) => !affirms.test(text) && !permits.test(text));
  // A "no" to something else, where the page has no word of what is asked about.
  const hasName = question.terms.some(({ isName, start }) => isName && start >= 0);
  if (!hasName && asked.length > 0 && !asked.some((term) => isOnPage(term, page))) return true;
  if (saysNo(underHeading(fact, page, question), question))
    return coverage < plainEnough && unsaid.length >= plain.length / 2;
  return unsaid.length > 0;
}
