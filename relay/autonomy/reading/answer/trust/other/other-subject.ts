/** Tells whether a statement is about another thing or person than the question: what that one costs, another number. */
import { namesIn } from '../../../language/spans/names';
import { stopWords } from '../../../language/stop-words';
import { type Word, wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import { labelledValue } from '../../../page/labelled-value';
import type { Page } from '../../../page/page';
import type { Question, Term } from '../../../question/question';
import { presence } from '../../match';
import { stemsOf } from '../../stems';
import type { Weights } from '../../weights';
import { stemsAround } from '../stems-around';

/** From this weight on, a word that the page does not have is a noun. */
const thing = 2;

export function isOfOther(fact: Fact, question: Question, page: Page, { absent }: Weights): boolean {
  if (question.isPolar || fact.isAuthor) return false;
  return (
    isNamedElsewhere(fact, question, page) ||
    isOtherKind(fact, question, absent) ||
    lacksRole(fact, question, page)
  );
}

/** A proper name, or the number of a model; not "API" or "2". */
function tellsApart({ isName, start, text }: Term): boolean {
  return isName && start >= 0 && /\p{Lu}|\d{3}/u.test(text) && !/^\p{Lu}{2,4}s?$/u.test(text);
}

/** Whether the page tells of what the question names, but not here: the turning circle is that of another bike. */
function isNamedElsewhere(fact: Fact, question: Question, page: Page): boolean {
  const { terms } = question;
  const names = terms.filter(tellsApart);
  // The page of an account calls its owner "you".
  if (names.length === 0 || /^your?\b/i.test(fact.text)) return false;
  const heading = page.passages.find(({ kind }) => kind === 'heading')?.text ?? '';
  // What names its own subject does not go on about that of the sentence before.
  const own = namesAnother(fact, question) ? { ...fact, before: '' } : fact;
  const [here, subject] = [stemsAround(own, page), stemsOf(`${page.title} ${heading}`)];
  const missing = names.filter((term) => presence(term, here) === 0 && presence(term, subject) === 0);
  // What stands in the head of all pages of a site is not what this one tells of.
  return missing.some((term) =>
    page.passages.some(
      ({ region, name = '', text }) => !region && presence(term, stemsOf(`${name} ${text}`)) > 0,
    ),
  );
}

const namelike = new Set<unknown>(['person', 'place', 'organization', 'name', undefined]);

/** Whether it has a name that neither the question has nor the answer can be. */
function namesAnother({ text }: Fact, { terms, type }: Question): boolean {
  if (namelike.has(type)) return false;
  return namesIn(text).some((name) => !terms.some((term) => presence(term, stemsOf(name.text)) > 0));
}

/**
 * Whether the label says that it is another of the kind: a tracking number is no phone number. The same where the page
 * does not know what tells the asked one apart, as with the gas meter where there is but a meter.
 */
function isOtherKind(
  { kind, label: named, rowLabel, text: whole }: Fact,
  { text, terms }: Question,
  absent: Weights['absent'],
): boolean {
  const label = kind === 'sentence' ? labelledValue(whole).label : named;
  if (label === '') return false;
  const words = wordsOf(label).filter((word) => !stopWords.has(word.text.toLowerCase()));
  const said = terms.filter(({ start }) => start >= 0);
  const isAsked = ({ stem }: Word) => said.some((term) => presence(term, new Set([stem])) > 0);
  /** The word right before it, which tells which of the kind it is. */
  const sortOf = (noun: Term) => said.find(({ end }) => end + 1 === noun.start);
  const noun = said.find(({ stem }) => stem === words.at(-1)?.stem);
  const [sort, others] = [noun && sortOf(noun), words.slice(0, -1)];
  const own = stemsOf(`${label} ${rowLabel}`);
  if (sort && others.length > 0 && !others.some(isAsked) && presence(sort, own) === 0) return true;
  const last = auxiliary.test(text) ? said.at(-1) : undefined;
  return said.some((term) => {
    if (term === last || !words.some(({ stem }) => stem === term.stem)) return false;
    const which = sortOf(term);
    return (
      which && !which.isOfType && which.weight >= 1 && which.maxIfAbsent >= thing && absent.includes(which)
    );
  });
}

/** With these the last word is the verb: "does the auction end". */
const auxiliary = /\b(?:do|does|did|can|could|will|would|should|must|may)\b/i;

const role =
  /^who(?:['’]s| is| was| are| were) (?:the |my |our |your |his |her |their |its |this |these )(?:[\w-]+ ){0,2}?(?<noun>[\w-]+)(?= (?:of|at|for|in|on|to|who|that|from|behind|with)\b|\s*\?*$)/i;

/** "Who were the guests" is not answered where no guests are told of. */
function lacksRole(fact: Fact, { text, terms }: Question, page: Page): boolean {
  const noun = role.exec(text)?.groups?.noun;
  const asked = terms.find((term) => term.text === noun && !term.isName && term.weight === 1);
  return asked !== undefined && presence(asked, stemsAround(fact, page)) === 0;
}
