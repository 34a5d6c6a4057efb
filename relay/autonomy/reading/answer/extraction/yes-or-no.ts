/** Answers yes-no questions. */
import nlp from 'compromise/three';
import { wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { precision, presence } from '../match';
import { stemsOf } from '../stems';

const negation =
  /\b(?:no|not|never|none|neither|nor|cannot|unable|unavailable|prohibited|forbidden|false|lacks?|isn't|aren't|don't|doesn't|didn't|won't|can't|wasn't|weren't|isn’t|aren’t|don’t|doesn’t|didn’t|won’t|can’t|wasn’t|weren’t|sorry|unfortunately|stay (?:at home|outside|away)|sold out|fully booked|exclu(?:ded|des|sions?)|out of stock|discontinued)\b|^[✗✘×❌–—-]$/i;

/** What is over, or does not happen, as a mark behind its name: "Supplier demo: Cancelled". */
const status =
  /(?:^|[\s·|,(–-])(?:sold out|out of stock|fully booked|unavailable|cancelled|canceled|postponed|called off|suspended|withdrawn|declined|rejected|expired|revoked|discontinued|closed)[.)]?$/i;
const ofStatus =
  /\b(?:cancel|postpon|call(?:ed)? off|suspend|withdr|declin|reject|expir|revok|discontinu|clos)/i;

const isOver = /\b(?:ended|expired|ran out|is over|finished|discontinued|no longer)\b/i;

/** What is not done yet. */
const pending =
  /(?:^|[\s·|,(–-])(?:waiting|pending|awaiting|due|in review|under review|requested|submitted|draft|unpaid|overdue|open)\b[^.]{0,30}$/i;
const ofDone =
  /\b(?:approved|granted|accepted|confirmed|processed|completed|resolved|paid|signed|agreed|gone through|finished|closed|fixed|settled)\b/i;

/** Whether a mark says that what the question asks about is not so. */
export function isMarkedAsOver(text: string, question: Question): boolean {
  if (ofDone.test(question.text) && pending.test(text)) return true;
  if (/\bstill\b/i.test(question.text) && isOver.test(text)) return true;
  return status.test(text) && !ofStatus.test(question.text);
}

/** An item with the heading that says what is so of all of its list: "Not covered", "What is included". */
export function underHeading(fact: Fact, page: Page, question: Question): string {
  const passage = page.passages[fact.passage];
  const heading = passage?.trail.at(-1);
  // "Yes" answers the question of the page, which may be another one.
  if (fact.kind === 'value' && /\?$/.test(fact.label) && precision(fact.label, question) < leastAlike)
    return fact.text.replace(/^(?:yes|no)\b[^.!]*[.!]\s/i, '');
  // "I don't freeze it – it goes mushy": what is said first decides.
  if (fact.kind === 'value' && negation.test(fact.label)) return `${fact.label}; ${fact.text}`;
  if (passage?.kind !== 'item' || heading === undefined || !decides.test(heading)) return fact.text;
  return `${heading}: ${fact.text}`;
}

const leastAlike = 0.4;
const decides =
  /\b(?:not|no|never|without|exclu\w+|forbidden|prohibited|includ\w+|allowed|covered|permitted)\b/i;

export function saysNo(text: string, question: Question): boolean {
  if (isMarkedAsOver(text, question)) return true;
  const clause = closestClause(text, question);
  const asked = negation.test(question.text.replace(/\bor not\b/i, ''));
  const stems = new Set(wordsOf(clause).map(({ stem }) => stem));
  const turned = question.terms.some(
    ({ forms, opposites }) =>
      ![...forms].some((form) => stems.has(form)) && [...opposites].some((one) => stems.has(one)),
  );
  const [asks, says] = [isOn(question.text), isOn(clause)];
  const isOpposite =
    turned ||
    (asks !== undefined && says !== undefined && asks !== says) ||
    (asks === undefined && switchedOff.test(clause));
  if (isExcepted(clause, question)) return !asked;
  const always = /\b(?:every|always|often|usually|each|all)\b/i.test(question.text);
  const seldom = always && /\b(?:only|rarely|seldom|hardly|sometimes|occasionally)\b/i.test(clause);
  return (negation.test(clause) !== isOpposite || seldom) !== asked;
}

/** "All doors unlock, except the archive", "the hall is open to members, but not to children" */
const exception =
  /^(?<main>.*?),? (?:(?<ofAll>except(?: for)?|with the exception of)|but not) (?<those>[^.;,]+)(?:[.;,]|$)/iu;
const all = /\b(?:all|every|everyone|everybody|each|daily|any)\b/i;
const maxExcepted = 6;
const maxMainLength = 200;
const isDenied = /\b(?:no|not|never|none|nobody|nothing|nowhere|closed|forbidden|prohibited)\b|n['’]t\b/i;

/** Whether a thing of the question is one of the few of which what is said of all others is not so. */
function isExcepted(clause: string, { terms }: Question): boolean {
  const { main = '', ofAll, those = '' } = exception.exec(clause)?.groups ?? {};
  if (those === '' || those.split(' ').length > maxExcepted || isDenied.test(main)) return false;
  if (ofAll !== undefined && !all.test(main)) return false;
  // Of "all rooms except the attic have a bath" the bath is no exception.
  if (!nlp(main.slice(-maxMainLength)).verbs().found) return false;
  // "Daily" does not name the Sunday that is excepted.
  const [excepted, rest] = [stemsOf(those), new Set(wordsOf(main).map(({ stem }) => stem))];
  const things = terms.filter(({ start, maxIfAbsent }) => start >= 0 && maxIfAbsent > 1);
  return things.some((term) => presence(term, excepted) === 1 && presence(term, rest) === 0);
}

/** What is switched off cannot be used. */
const switchedOff = /\b(?:(?:switched|turned|is|are|was|were) off|disabled|deactivated|blocked)\b/i;

/** Whether something is said to be on; false where it is off, undefined where neither is said. */
function isOn(text: string): boolean | undefined {
  if (/\b(?:off|disabled|deactivated|inactive)\b/i.test(text)) return false;
  return /\b(?:(?:is|are|be|switched|turned) .{0,40}\bon|enabled|activated|active)\b/i.test(text)
    ? true
    : undefined;
}

const means =
  /\b(?:pay|order|book|contact|reach|send|travel|come|go|get)\b.*\b(?:with|by|in) (?:an? )?(?<means>[\p{L}-]+)/iu;

/** Whether only this clause has the means that the question asks for, and denies it: "Pay on board by card; cash is not taken". */
function deniesMeans(clause: string, clauses: readonly string[], { text, terms }: Question): boolean {
  const word = means.exec(text)?.groups?.means;
  const term = terms.find((one) => one.text === word);
  if (!term || clauses.length < 2 || !negation.test(clause)) return false;
  const others = stemsOf(clauses.filter((one) => one !== clause).join('. '));
  return presence(term, stemsOf(clause)) === 1 && presence(term, others) === 0;
}

/** The clause with the most words of the question. */
function closestClause(text: string, question: Question): string {
  // "No, only with a cable. Any charger will do": what is said first decides.
  const [, said] = /^((?:yes|no)\b[^.!]*[.!])\s/i.exec(text) ?? [];
  if (said !== undefined) return said;
  // "Moss – in stock Rust – sold out" tells of two.
  const clauses = text.split(/[;.!]\s+|, but |, although |, while |\s(?=\p{Lu}\p{Ll}+ [–-] )/u);
  const opposed = question.terms.filter(({ opposites }) => opposites.size > 0);
  const decides = (clause: string) => {
    const stems = new Set(wordsOf(clause).map(({ stem }) => stem));
    return opposed.some(({ opposites }) => [...opposites].some((one) => stems.has(one)));
  };
  const deciding = clauses.find(decides);
  if (deciding !== undefined) return deciding;
  const denying = clauses.find((clause) => deniesMeans(clause, clauses, question));
  if (denying !== undefined) return denying;
  const had = (clause: string) => {
    const stems = new Set(wordsOf(clause).map(({ stem }) => stem));
    return question.terms.reduce(
      (sum, term) => sum + term.weight * term.maxIfAbsent * presence(term, stems),
      0,
    );
  };
  return clauses.reduce((best, clause) => (had(clause) > had(best) ? clause : best), clauses[0] ?? text);
}
