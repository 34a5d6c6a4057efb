/** Tells whether the page has no word for what a question asks the price of, or for what kind of days it counts. */
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { leastOfWhole, plainEnough, thing } from '../../least';
import { likeness } from '../../match';
import type { Candidate } from '../../ranking/rank';
import type { Weights } from '../../weights';
import { stemsAround } from '../stems-around';

const priced =
  /\b(?:how much (?:is|are|was|were|do|does|did|will|would)|what (?:do|does|did|will|would|is the (?:price|cost|fee|fare|charge) (?:of|for))) (?:the |an? |my |our |your )?(?<thing>(?:[\p{L}-]+ )??[\p{L}-]+)(?= (?:cost|for|at|in|on|to|per|with|if|when|each)\b|\s*\?*$)/iu;
/** "What does it cost to choose seats" */
const toDo =
  /\b(?:cost|costs|charged?|price|fee|much is it|pay) (?:for (?:me|us) )?to (?<act>\p{Ll}+) (?:the |an? |my |our )?(?<thing>\p{Ll}[\p{L}-]+)/u;
const days = /\bhow many (?<kind>\p{Ll}{3,}) (?:days|hours|weeks|nights|months)\b/iu;
/** Says nothing of which kind they are. */
const anyKind =
  /^(?:more|extra|further|additional|other|working|business|calendar|full|whole|consecutive|straight|different|total|first|last|next|past)$/;

export function lacksMeasured(
  { fact, fit, coverage }: Candidate,
  { text, type, isPolar, terms }: Question,
  { absent }: Weights,
  page: Page,
): boolean {
  if (isPolar || fit >= leastOfWhole) return false;
  const isOfPrice = type === 'money' && coverage < plainEnough;
  const sold = (isOfPrice && priced.exec(text)?.groups?.thing?.split(' ')) || [];
  const kind = days.exec(text)?.groups?.kind;
  const lacks = (word: string) =>
    terms.some((term) => term.text === word && !term.isOfType && absent.includes(term));
  const around = (word = '') => {
    const term = terms.find(({ text: one, weight, isName }) => one === word && weight >= 1 && !isName);
    return term ? likeness(term, stemsAround(fact, page)) : 1;
  };
  const done = type === 'money' && fact.kind === 'sentence' ? toDo.exec(text)?.groups : undefined;
  if (done && around(done.thing) === 0 && around(done.act) === 0) return true;
  const isThing = terms.some((term) => term.text === sold.at(-1) && term.maxIfAbsent >= thing);
  // The titanium pipe is not the pipe guard.
  const [kindOfThing, ...rest] = sold;
  if (isThing && rest.length > 0 && around(kindOfThing) === 0) return true;
  // "Overdraft limit" is said where the page has the overdraft.
  if (isThing && sold.every(lacks)) return true;
  return kind !== undefined && !anyKind.test(kind) && lacks(kind);
}
