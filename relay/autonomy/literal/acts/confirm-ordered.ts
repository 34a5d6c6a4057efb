/** Answers the page's own question about the act that a clause has ordered: `Remove Ada?` after `Remove Ada from the team`. */

import { isOfOrder } from '../confirm/is-of-order';
import { type Question, questionIn } from '../confirm/question-in';
import type { Clause } from '../grammar/instruction';
import { bareWord, wordsOf } from '../grammar/token';
import { innermostItem } from '../page/items';
import { describe, type Page, type PageElement } from '../page/page';
import { mouseOn } from './mouse';
import { type Execution, look, lookUntil, type Outcome, type Run } from './run';

/** Some pages ask once more. */
const maxQuestions = 2;

/**
 * @param clause what ordered the act
 * @param next the clause that comes then, which may say itself what to answer
 * @returns what was done; nothing where the question is another one, or is not to be answered
 */
export async function* confirmOrdered(
  run: Run,
  clause: Clause,
  next: Clause | undefined,
): Execution<Outcome | undefined> {
  const { named } = run;
  if (!named || isForbidden(run)) return undefined;
  const order = {
    text: clause.text,
    name: named.element.name ?? named.element.text ?? '',
    place: placeOf(named.before, named.element),
  };
  const [verb = ''] = wordsOf(order.name);
  if (leading.test(verb)) return undefined;
  let before = named.before;
  let done: string | undefined;
  for (let asked = 0; asked < maxQuestions; asked += 1) {
    const page = await look(run);
    const question = questionIn(before, page, verb);
    if (!question || !isOfOrder(question, order) || (next && answers(next, page, question))) break;
    before = page;
    const outcome = yield* agree(run, question);
    if ('failure' in outcome) return outcome;
    // What the page asks then is a question of its own.
    run.named = { element: question.agree, before: page };
    done = done === undefined ? outcome.done : `${done} ${outcome.done}`;
  }
  return done === undefined ? undefined : { done };
}

/** Presses the button that agrees, after which the question has to be gone. */
export async function* agree(run: Run, { agree: button, around }: Question): Execution {
  const outcome = yield* mouseOn(run, 'click', button);
  if ('failure' in outcome) return outcome;
  const isGone = await lookUntil(run, (page) =>
    page.elements.some(({ ref }) => ref === button.ref) ? undefined : true,
  );
  if (!isGone) return { failure: `${describe(around)} stays open.` };
  return { done: `Confirmed with ${describe(button)}.` };
}

/** Verbs of controls that lead on, after which nothing is to be confirmed. */
const leading =
  /^(?:next|continue|proceed|back|previous|forward|more|skip|open|show|view|go|start|begin|create|new|add|edit|compose|write|filter|sort|search|load|see|choose|select|change)$/;
const confirming = /^(?:confirm|agree|accept|answer|finish|complete|proceed|continue|yes|ok)$/;

/** `do not confirm` */
function isForbidden({ forbidden = [] }: Run): boolean {
  return forbidden.some(({ phrases }) => phrases.some((words) => confirming.test(bareWord(words[0]) ?? '')));
}

/** Whether the next clause names one of the answers, or confirms. */
function answers({ words }: Clause, page: Page, { around }: Question): boolean {
  const said = words.flatMap((token) => token.words);
  if (confirming.test(said[0] ?? '') || said.includes('yes')) return true;
  const names = page
    .inside(around)
    .flatMap((one) => (one.active ? [wordsOf(one.name ?? one.text ?? '')] : []));
  return names.some((name) => name.length > 0 && name.every((word) => said.includes(word)));
}

/** What the row or card of a control says, and what headings stand above it. */
function placeOf(page: Page, element: PageElement): string {
  const item = innermostItem(page, element);
  const inside = item ? [item, ...page.inside(item)] : [];
  const headings = page.elements.filter(({ role, index }) => role === 'heading' && index < element.index);
  return [...inside, ...headings]
    .flatMap((one) => [one.name ?? '', one.text ?? '', one.title ?? ''])
    .join(' ');
}
