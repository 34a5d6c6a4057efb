/** Carries out the clauses of a prompt one after another, and ends at the first one that is not possible. */
import type { Decision, Seen } from '../model';
import { mayBeNamed } from './acts/named';
import { resolveClause, resolveInstruction, subjectOf } from './acts/resolve';
import { type Execution, look, lookUntil, type Outcome, type Run } from './acts/run';
import { asking } from './asking';
import type { Clause } from './grammar/instruction';
import type { Page, PageElement } from './page/page';
import { refusal, strangeWords } from './refusal';
import { shownAtTheEnd } from './shown-at-the-end';
import { unsavedBecause } from './unsaved';

export async function* carryOutClauses(clauses: readonly Clause[], seen: Seen): Execution<Decision> {
  const run: Run = { seen };
  const done: string[] = [];
  if (clauses.length === 0) return refusal({ why: 'The prompt holds no instruction.' });
  const unknown = await neverUnderstood(run, clauses);
  if (unknown) return unknown;
  let before = await look(run);
  let isChange = false;
  let question: Question | undefined;
  for (const [index, clause] of clauses.entries()) {
    const progress = { clause, done, total: clauses.length, index };
    run.named = undefined;
    before = await look(run);
    const outcome = yield* carryOutClause(run, clause);
    if ('failure' in outcome) {
      const words = outcome.resolved ? [] : strangeWords(await look(run), clause);
      return refusal({ ...progress, why: outcome.failure, words });
    }
    // What comes after a question has to answer it.
    if (question && isKnown(question.before, run.last)) return refusal({ ...progress, why: question.why });
    done.push(outcome.done);
    isChange = run.unsaved !== undefined && (isChange || clause.changesState);
    question = await questionAfter(run);
  }
  const shown = await shownAtTheEnd(run, before);
  const why = (await questionAfter(run))?.why ?? unsavedBecause(run, await look(run), isChange);
  if (why) return refusal({ why, done, total: clauses.length, index: clauses.length });
  return {
    end: 'done',
    answer: `${done.join(' ')}${shown}`,
    reason: 'Every instruction was carried out, and the page showed its effect.',
  };
}

interface Question {
  why: string;
  before: Page;
}

/** What the page asks after a control was used by its name. */
async function questionAfter(run: Run): Promise<Question | undefined> {
  if (!run.named) return undefined;
  const { element, before } = run.named;
  const asks = asking(before, await look(run), element);
  return asks === undefined
    ? undefined
    : { why: `The page asks further, with ${asks}. Say what to do there.`, before };
}

function isKnown(page: Page, element: PageElement | undefined): boolean {
  return page.elements.some(({ ref }) => ref === element?.ref);
}

/** The refusal of a prompt of which some words can never be accounted for, before anything is done. */
async function neverUnderstood(run: Run, clauses: readonly Clause[]): Promise<Decision | undefined> {
  const isPossible = (page: Page, clause: Clause) => 'steps' in resolveClause(run, page, clause);
  const page = await lookUntil(run, (now) => (clauses[0] && isPossible(now, clauses[0]) ? now : undefined));
  const now = page ?? (await look(run));
  const strange = clauses.filter(
    (clause, index) =>
      !isPossible(now, clause) && (index === 0 || !(isOfTheGrammar(clause) || mayBeNamed(clause.words))),
  );
  const [first] = strange;
  if (!first) return undefined;
  const resolved = resolveClause(run, now, first);
  return refusal({
    why: 'failure' in resolved ? resolved.failure : '',
    clause: first,
    words: strange.flatMap((clause) => strangeWords(now, clause)),
  });
}

function isOfTheGrammar({ readings }: Clause): boolean {
  return readings.some((reading) =>
    reading.some((part) => part.some((one) => one.do !== 'named' && one.do !== 'pair')),
  );
}

/** @returns `resolved`: whether the words were understood, so that it failed while it was done */
async function* carryOutClause(
  run: Run,
  clause: Clause,
): Execution<{ done: string } | { failure: string; resolved: boolean }> {
  const resolved =
    (await lookUntil(run, (page) => {
      const one = resolveClause(run, page, clause);
      return 'steps' in one ? one : undefined;
    })) ?? resolveClause(run, await look(run), clause);
  if ('failure' in resolved) return { ...resolved, resolved: false };
  const done: string[] = [];
  for (const instruction of resolved.steps) {
    const step = resolveInstruction(run, await look(run), instruction);
    if ('failure' in step) return { ...step, resolved: false };
    const outcome: Outcome = yield* step.perform();
    if ('failure' in outcome) return { ...outcome, resolved: true };
    const subject = subjectOf(instruction);
    if (subject) run.subject = subject;
    done.push(outcome.done);
  }
  return { done: done.join(' ') };
}
