/** Checks that pages have shown what a model cites as evidence of its success. */
import { RelayError } from '../../../../../extension/protocol/errors';
import type { Seen } from '../../../model';
import { type ActsSoFar, type LeftQuestion, noActs } from '../acts/acts-so-far';
import { mayStayUnsaved } from '../orders/may-stay-unsaved';
import { ordersChange } from '../orders/orders-change';
import { asksToCompute } from './asks-to-compute';
import { fold } from './fold';
import { joinedTexts } from './joined-texts';
import { isMadeOfPieces } from './made-of-pieces';
import { otherNumber } from './other-number';
import { showsSetting } from './shows-setting';
import { unseenNumber } from './unseen-number';
import { valueSince } from './value-since';
import { withoutRoles, withoutViewWords } from './view-words';
import { withoutUnsaved } from './without-unsaved';

/** Deeper than any page; different from the planner's own snapshots, so that those keep their differences. */
export const everything = { depth: 500 };

/**
 * Why a claim does not count; undefined for one that does. Each quote of the evidence was shown at some time of the task
 * or is on the page now, in its address or its title, or is made of texts that stand there in this order; case, punctuation
 * and the view's own words do not count. What a page only asked proves nothing. One quote at least proves: it has two words or a number, or is all of a message that
 * the page shows now. One that does so is no question of the page and says more than the task itself, or two are a label and
 * its value that have come together since; it stands elsewhere than in a field that the model has filled in and not sent off. No
 * field has another value by now, and no other thing has the number that is cited. Numbers of the answer were seen, or are in
 * the task, unless it wants something to be calculated.
 * @param known.acts what was done so far
 */
export async function faultOf(
  { answer, evidence }: { answer: string; evidence: string },
  seen: Seen,
  { shown, prompt, acts = noActs }: { shown: string; prompt: string; acts?: ActsSoFar },
): Promise<string | undefined> {
  if (fold(evidence) === '') return 'it cites nothing as evidence';
  const [tree, text] = [await readable(seen, 'snapshot', everything), await readable(seen, 'text')];
  const messages = messagesIn(tree);
  const sources = [[seen.url, seen.title, tree, text].join('\n'), shown];
  const pages = foldedPages(sources);
  const now = { text, tree, fold, countsAlone: (words: string) => messages.has(words) };
  const isOnPage = (quote: string) =>
    pages.some((page) => page.includes(` ${quote} `)) || isMadeOfPieces(quote, now);
  const asked = acts.asked.map((words) => ` ${fold(words)} `);
  const isAsked = (quote: string) => asked.some((words) => words.includes(` ${quote} `));
  const isShown = (quote: string) => isOnPage(quote) || isAsked(quote);
  const proves = (quote: string) => /\d/.test(quote) || quote.includes(' ') || messages.has(quote);
  const quotes = evidence.split(/\.{3}|…/).flatMap((part) => quotesIn(part, { isShown, proves }));
  const strong = quotes.filter(proves);
  if (strong.length === 0)
    return `"${quotes[0]}" is too little to prove it: cite two words or a number at least`;
  const strange = quotes.find((quote) => !isShown(quote));
  if (strange)
    return `"${strange}" stands neither on the page as it is now nor in what was shown of it before`;
  if (strong.every((quote) => isQuestion(quote, text)))
    return `"${strong[0]}" is a question that the page still asks: answer it first, or cite what came of it`;
  const { question, unsaved, written } = acts;
  const left = question && ` ${fold(question.words)} `;
  if (strong.every((quote) => left?.includes(` ${quote} `) || (isAsked(quote) && !isOnPage(quote))))
    return `"${strong[0]}" stands in what the page asked, which ${answerTo(question)}: cite what the page shows of the change itself`;
  const sent = foldedPages(sources.map((one) => withoutUnsaved(one, { unsaved, written, fold })));
  const isSent = (quote: string) =>
    sent.some((page) => page.includes(` ${quote} `)) || isMadeOfPieces(quote, now) || isAsked(quote);
  const entered = strong.find((quote) => !isSent(quote));
  const isLeft = entered !== undefined && (ordersChange(prompt) || !strong.some(isSent));
  if (isLeft && !mayStayUnsaved(prompt))
    return `"${entered}" stands only in a field that was filled in and not sent off: press what saves it, or Tab where the page saves by itself, and cite what the page shows then`;
  const since = valueSince(evidence, tree, fold);
  if (since)
    return `the page shows ${JSON.stringify(since.name)} with the value ${JSON.stringify(since.value)} now: cite it as it is, or do the change again`;
  const other = otherNumber(evidence, { prompt, seen: sources.join('\n') });
  if (other)
    return `it tells of ${other.cited}, and the task names ${other.meant}: cite words that show the change with ${other.meant} as well`;
  const task = ` ${fold(prompt)} `;
  const isOfTask = strong.every((quote) => task.includes(` ${quote} `));
  if (isOfTask && !showsSetting(quotes, { tree, shown, fold }))
    return 'its evidence only repeats the words of the task: cite with it what the page says around them';
  const unseen = asksToCompute(prompt) ? undefined : unseenNumber(answer, [...sources, prompt, written]);
  return unseen && `the number ${unseen} of its answer was on no page that it was shown`;
}

function answerTo(question: LeftQuestion | undefined): string {
  if (!question) return 'tells of nothing that was done';
  return question.isDismissed ? 'was answered with Cancel' : 'nobody has answered yet';
}

function foldedPages(sources: readonly string[]): string[] {
  return [...sources, ...sources.map(withoutViewWords)].map((one) => ` ${fold(one)} `);
}

/** A dialog that is still open asks "Place this order?": nothing has been ordered. */
function isQuestion(quote: string, text: string): boolean {
  return text
    .split(/(?<=[.!?\n])/)
    .some((sentence) => sentence.endsWith('?') && ` ${fold(sentence)} `.includes(` ${quote} `));
}

interface Judged {
  isShown(quote: string): boolean;
  /** Whether it is enough to prove something. */
  proves(quote: string): boolean;
}

/** Between quotations that stand in one line: `"Saved at noon", "3 items"`. */
const betweenQuotations = /(?<=["”])\s*[,;]\s*(?=["“])/;

/** Where lines, quotations or joined texts of a part are not shown together, each is a quote of its own. */
function quotesIn(part: string, { isShown, proves }: Judged): string[] {
  const isWhole = (words: string) => isShown(fold(words));
  const lines = isWhole(part) ? [part] : part.split('\n');
  const quotations = lines.flatMap((line) => (isWhole(line) ? [line] : line.split(betweenQuotations)));
  return quotations
    .flatMap((one) =>
      isWhole(one) ? [one] : joinedTexts(withoutRoles(one), isWhole, (words) => proves(fold(words))),
    )
    .map(fold)
    .filter(Boolean);
}

/** `"Saved"` and `status: "Saved"`. */
const message = /^ *(?:- )?(?:(?:status|alert|log)(?: \[e\d+\])?: )?"((?:[^"\\\n]|\\.)*)"$/gm;

/** Texts of a snapshot that stand alone and are no control: a page may say `Saved` and no more. */
function messagesIn(tree: string): ReadonlySet<string> {
  return new Set([...tree.matchAll(message)].map(([, text = '']) => fold(text)));
}

export async function readable(seen: Seen, action: string, value?: unknown): Promise<string> {
  try {
    return await seen.read(action, '', value);
  } catch (error) {
    if (error instanceof RelayError) return '';
    throw error;
  }
}
