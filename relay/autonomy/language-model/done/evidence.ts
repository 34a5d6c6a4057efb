/** Checks that pages have shown what a model cites as evidence of its success. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { Seen } from '../../model';
import { fold } from './fold';
import { joinedTexts } from './joined-texts';
import { isMadeOfPieces } from './made-of-pieces';
import { showsSetting } from './shows-setting';
import { withoutRoles, withoutViewWords } from './view-words';

/** Deeper than any page; different from the planner's own snapshots, so that those keep their differences. */
const everything = { depth: 500 };
/** Counts and ordinals up to here may be the model's own. */
const ownNumbers = 100;

/**
 * Why a claim does not count; undefined for one that does. Each quote of the evidence was shown at some time of the task
 * or is on the page now, in its address or its title, or is made of texts that stand there in this order; case, punctuation
 * and the view's own words do not count. One quote at least proves: it has two words or a number, or is all of a message that
 * the page shows now. One that does so is no question of the page and says more than the task itself, or two are a label and
 * its value that have come together since. Numbers of the answer were seen, or are in the task.
 */
export async function faultOf(
  { answer, evidence }: { answer: string; evidence: string },
  seen: Seen,
  { shown, prompt }: { shown: string; prompt: string },
): Promise<string | undefined> {
  if (fold(evidence) === '') return 'it cites nothing as evidence';
  const [tree, text] = [await readable(seen, 'snapshot', everything), await readable(seen, 'text')];
  const messages = messagesIn(tree);
  const sources = [[seen.url, seen.title, tree, text].join('\n'), shown];
  const pages = [...sources, ...sources.map(withoutViewWords)].map((one) => ` ${fold(one)} `);
  const now = { text, tree, fold, countsAlone: (words: string) => messages.has(words) };
  const isShown = (quote: string) =>
    pages.some((page) => page.includes(` ${quote} `)) || isMadeOfPieces(quote, now);
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
  const task = ` ${fold(prompt)} `;
  const isOfTask = strong.every((quote) => task.includes(` ${quote} `));
  if (isOfTask && !showsSetting(quotes, { tree, shown, fold }))
    return 'its evidence only repeats the words of the task: cite with it what the page says around them';
  const known = [...sources, prompt];
  const seenNumbers = new Set(known.flatMap(numbersIn).flatMap(readingsOf));
  const unseen = numbersIn(answer).find(
    (written) =>
      !readingsOf(written).some((one) => seenNumbers.has(one) || isOwn(one)) &&
      !known.some((text) => text.includes(written)),
  );
  return unseen && `the number ${unseen} of its answer was on no page that it was shown`;
}

/** A dialog that is still open asks "Place this order?": nothing has been ordered. */
function isQuestion(quote: string, text: string): boolean {
  return (text.match(/[^.!?\n]+\?/g) ?? []).some((question) => fold(question) === quote);
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

const isOwn = (number: string) => /^\d+$/.test(number) && Number(number) < ownNumbers;

/** Numbers as they are written: `1,234.50`, `1 000`, `12,5`. */
function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? [];
}

/** As they are compared: what separates thousands in one language separates decimals in another. */
function readingsOf(written: string): string[] {
  const plain = written.replace(/[\u00a0\u202f ]/gu, '');
  const readings = [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')];
  return readings.map((one) => String(Number(one))).filter((one) => one !== 'NaN');
}

async function readable(seen: Seen, action: string, value?: unknown): Promise<string> {
  try {
    return await seen.read(action, '', value);
  } catch (error) {
    if (error instanceof RelayError) return '';
    throw error;
  }
}
