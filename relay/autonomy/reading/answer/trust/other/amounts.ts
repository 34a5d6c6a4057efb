/** Tells amounts of something else than the question asks for: another thing's cost, another stuff, a time before an event. */
import { rightBefore } from '../../../language/right-before';
import { spansOf } from '../../../language/spans/spans';
import { stopWords } from '../../../language/stop-words';
import { wordsOf } from '../../../language/words';
import type { Page } from '../../../page/page';
import type { Question, Term } from '../../../question/question';
import { thing } from '../../least';
import { presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { isMeasuredElsewhere } from '../../rows/measured-elsewhere';
import { type Stems, stemsOf } from '../../stems';
import { aboutThePage } from '../../weights';
import { isOnPage } from '../is-on-page';
import { stemsAround } from '../stems-around';

export function isOtherAmount(candidate: Candidate, question: Question, page: Page): boolean {
  if (question.isPolar) return false;
  return (
    isCostOfOther(candidate, question) ||
    isFeeForCase(candidate, question) ||
    isMeasuredElsewhere(candidate.fact, question, page) ||
    isOffset(candidate, question) ||
    isOfOtherStuff(candidate, question) ||
    isUnnamedMeasure(candidate, question, page) ||
    isWeightForSize(candidate, question) ||
    isSumForInterest(candidate, question) ||
    isOrdinal(candidate, question) ||
    isOfNow(candidate, question) ||
    isWithout(candidate, question) ||
    isWayForDepth(candidate, question) ||
    isOfOtherUnit(candidate, question)
  );
}

const costs =
  /^(?:the |an? |our |all |each |every )?(?<subject>[\p{L}'’ -]{3,40}?) (?:will |would |now |only )?(?:costs?|(?:is|are) charged|starts? at)\b/iu;
/** What may stand for anything that costs. */
const anything =
  /^(?:it|this|that|they|one|all|everything|cost|costs|price|prices|total|work|works|job|rest|whole|rate|fee|fees|charge|amount|project)$/i;

/** Whether it says what something costs that the question does not name: "Late items cost 20p" for a printed page. */
function isCostOfOther({ fact, spans }: Candidate, { terms, type }: Question): boolean {
  if (type !== 'money' || fact.kind !== 'sentence' || spans.length > 1) return false;
  const subject = wordsOf(costs.exec(fact.text)?.groups?.subject ?? '').filter(
    ({ text }) => !stopWords.has(text.toLowerCase()),
  );
  if (subject.length === 0 || subject.some(({ text }) => anything.test(text))) return false;
  const asked = terms.filter(({ start, isOfType }) => start >= 0 && !isOfType);
  const own = stemsOf(subject.map(({ text }) => text).join(' '));
  return !asked.some((term) => presence(term, own) > 0);
}

const ofCase =
  /^(?:after (?:that|this)|afterwards|otherwise|in (?:that|this) case|if (?:not|so)|then|later|free(?: of charge)? (?:until|till|up to|if|when))\b/i;

/** Whether it is the fee for a case told before, of which the question says nothing: "After that a fee of €40 is charged." */
function isFeeForCase({ fact }: Candidate, { type, terms }: Question): boolean {
  if (type !== 'money' || fact.kind === 'cell' || !ofCase.test(fact.text)) return false;
  const own = stemsOf(`${fact.before} ${fact.label} ${fact.text}`);
  return !terms.some(
    (term) => term.start >= 0 && !term.isOfType && term.weight >= 1 && presence(term, own) > 0,
  );
}

const event =
  /\b(?:clos|open|end|finish|start|begin|leav|depart|arriv|sail)(?:e?s|ed)? (?:about |at least |up to )?$/i;
const offset = /^ (?:before|after|ahead of|prior to) (?!\d)/i;

/** Whether the only time it tells is that before or after an event: "closes one hour before the club". */
function isOffset({ fact, spans }: Candidate, { text, type }: Question): boolean {
  if (type !== 'duration' && type !== 'extent') return false;
  if (
    spans.length === 0 ||
    /\b(?:before|after|ahead|advance|early|earlier|later?|notice|prior)\b/i.test(text)
  )
    return false;
  return spans.every(
    ({ start, end }) => event.test(rightBefore(fact.text, start)) && offset.test(fact.text.slice(end)),
  );
}

/** Whether it tells how much there is of something else: "3 tbsp rapeseed oil" for barley. */
function isOfOtherStuff({ fact, spans }: Candidate, { text, type, terms }: Question): boolean {
  const noun = type === 'quantity' ? /\bhow much (?<noun>[\p{L}-]+)/iu.exec(text)?.groups?.noun : undefined;
  const term = terms.find((one) => one.text === noun && !one.isOfType && one.start >= 0);
  if (!term || presence(term, stemsOf(`${fact.text} ${fact.label} ${fact.rowLabel}`)) > 0) return false;
  return (
    spans.length > 0 &&
    spans.every(({ end }) => {
      const next = /^ (?:of )?(?<next>\p{Ll}[\p{L}-]+)/u.exec(fact.text.slice(end))?.groups?.next;
      return next !== undefined && !stopWords.has(next) && !ofRoom.test(next);
    })
  );
}

/** What is measured, whatever it is called. */
const ofRoom = /^(?:space|room|clearance|gap|distance|height|width|depth|length|weight)$/;

const measures = new Set<unknown>(['mass', 'size', 'length', 'volume', 'area']);

/**
 * Whether neither the thing that is measured nor what is measured is named: what a cow gives is not what it weighs. Where
 * only the headings name the thing, what is measured must be named, but for what has a unit of its own.
 */
function isUnnamedMeasure({ fact }: Candidate, { type, terms }: Question, page: Page): boolean {
  if (!measures.has(type)) return false;
  const own = stemsOf(`${fact.text} ${fact.label} ${fact.rowLabel}`);
  const things = terms.filter(
    ({ start, isOfType, weight, maxIfAbsent }) =>
      start >= 0 && !isOfType && weight >= 1 && maxIfAbsent >= thing,
  );
  const others = terms.filter((term) => !things.includes(term));
  const isNamed = (named: readonly Term[], stems: Stems) => named.some((term) => presence(term, stems) > 0);
  if (things.length === 0 || isNamed(things, own)) return false;
  // Of a page on a flat its area is how big it is, but not how big a garden is of which it says nothing.
  if (type === 'size' && things.every((term) => !aboutThePage.has(term.text) && !isOnPage(term, page)))
    return true;
  if (isNamed(others, own)) return false;
  return !ownUnits.has(type) || !isNamed(things, stemsAround(fact, page));
}

const ownUnits = new Set<unknown>(['size', 'area']);

/** A weight is no size. */
function isWeightForSize({ fact }: Candidate, { text }: Question): boolean {
  return (
    /\b(?:dimensions?|measurements)\b/i.test(text) &&
    spansOf('mass', fact.text).length > 0 &&
    spansOf('length', fact.text).length === 0
  );
}

/** A sum is no rate: the limit of an overdraft is not the interest on it. */
function isSumForInterest({ fact }: Candidate, { text }: Question): boolean {
  return (
    /\b(?:what(?: is| was|['’]s)?(?: the| my)? interest|interest rates?|APR)\b/i.test(text) &&
    !/%|per ?cent|\binterest|\bAPR\b/i.test(`${fact.label} ${fact.rowLabel} ${fact.text}`)
  );
}

const ordinal =
  /\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: of(?: the)? [\p{L}\d]+)? $/iu;

/** A place in an order is no count: the fourth floor, the fourth of seven children. */
function isOrdinal({ fact }: Candidate, { isCount, counted }: Question): boolean {
  const named = isCount ? wordsOf(fact.text).filter(({ stem }) => stem === counted) : [];
  return named.length > 0 && named.every(({ start }) => ordinal.test(rightBefore(fact.text, start)));
}

const priceBefore =
  /\b(?:previous|former|original|old|earlier|regular|usual) (?:[\w-]+ )?(?:price|cost|rate|fee|rent|fare)\b|\bused to cost\b/i;
const earlier =
  /\b(?:previous|former|old|original|earlier|before|was|were|used to|instead|regular|usual|list|last|save|saving|reduced|down|discount|sale|from|rrp|now|up|compared|against|until)/i;

/** Whether the price before is asked for, and nothing says that this one is not that of today. */
function isOfNow({ fact }: Candidate, { isFormer, text }: Question): boolean {
  const around = [fact.label, fact.rowLabel, fact.text, fact.row].join(' ');
  return isFormer && priceBefore.test(text) && fact.struck.length === 0 && !earlier.test(around);
}

const without =
  /^,? (?:plus|excluding|excl\.?|not including|without|before|\+) (?:the )?(?<what>[\p{L}-]+)/iu;

/** Whether the price is that without what is asked for: "£86 plus delivery". */
function isWithout({ fact, spans }: Candidate, { type, terms }: Question): boolean {
  if (type !== 'money' || spans.length === 0) return false;
  return spans.every(({ end }) => {
    const what = stemsOf(without.exec(fact.text.slice(end))?.groups?.what ?? '');
    return terms.some((term) => term.start >= 0 && !term.isOfType && presence(term, what) === 1);
  });
}

/** What is measured by adjectives, and how a page says it. */
const adjectives: Record<string, RegExp> = {
  loud: /\bdB|decibel|\bsone|\bnois|\bloud|\bquiet|\bsound|\bsilent|\bvolume/i,
  bright: /\b(?:lm|lumens?|cd|nits?|lux|candelas?|watts?|W|mag(?:nitude)?)\b|bright/i,
  steep: /%|°|\bgradient|\bslope|\bsteep|\b1 in \d/i,
  powerful: /\b(?:k?W|hp|bhp|PS|watts?|kilowatts?|horsepower|Nm|VA?|A)\b|power/i,
};

/** Whether a cell has another amount than the adjective asks for: how long grinding takes is not how loud it is. */
function isOfOtherUnit({ fact }: Candidate, { text }: Question): boolean {
  const unit = adjectives[/\bhow (?<adjective>[a-z]+)\b/i.exec(text)?.groups?.adjective?.toLowerCase() ?? ''];
  return unit !== undefined && !unit.test(`${fact.label} ${fact.rowLabel} ${fact.text}`);
}

/** Whether it says how far one walks, where the question is how deep, wide or high something is. */
function isWayForDepth({ fact }: Candidate, { type, text, terms }: Question): boolean {
  if (type !== 'length' || !/\bhow (?:deep|wide|thick|tall)\b/i.test(text)) return false;
  const own = stemsOf(`${fact.text} ${fact.label} ${fact.rowLabel}`);
  const isNamed = terms.some((term) => term.isOfType && presence(term, own) > 0);
  return !isNamed && /\b(?:walk|ride|drive|cycle|hike|swim|away|distance|journey|long)\b/i.test(fact.text);
}
