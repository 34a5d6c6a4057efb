/** Carries out the clauses of a prompt one after another, and ends at the first one that is not possible. */
import type { Decision, Seen } from '../model';
import { confirmOrdered } from './acts/confirm-ordered';
import { untickAgainst } from './acts/forbid';
import { mayBeNamed } from './acts/named';
import { resolveClause, resolveInstruction, subjectOf } from './acts/resolve';
import { type Execution, look, lookUntil, type Outcome, type Run, spoken } from './acts/run';
import { asking } from './asking';
import type { Clause, Prohibition } from './grammar/instruction';
import { thingsIn } from './grammar/split-clause';
import type { Page, PageElement } from './page/page';
import { isThere } from './page/presence';
import { newRefusalMessage } from './page/refusal-message';
import { refusal, strangeWords } from './refusal';
import { shownAtTheEnd } from './shown-at-the-end';
import { unsavedBecause } from './unsaved';

export async function* carryOutClauses(said: readonly Clause[], seen: Seen): Execution<Decision> {
  // What is not wanted is left out before anything is sent.
  const isUnwanted = (clause: Clause) => thingsIn(clause).length > 0;
  const clauses = [...said.filter(isUnwanted), ...said.filter((clause) => !isUnwanted(clause))];
  const run: Run = { seen, forbidden: clauses.flatMap(prohibitionsOf), goesOn: clauses.length > 1 };
  const done: string[] = [];
  if (clauses.length === 0) return refusal({ why: 'The prompt holds no instruction.' });
  const unknown = await neverUnderstood(run, clauses);
  if (unknown) return unknown;
  let before = await look(run);
  let wanted = { change: false, creation: false };
  let question: Question | undefined;
  const left = [...clauses];
  let total = clauses.length;
  for (let index = 0; left.length > 0; index += 1) {
    const [clause, ...others] = await splitIfNeeded(run, left.splice(0, 1));
    if (!clause) break;
    left.unshift(...others);
    if (others.length > 0) run.forbidden = [...(run.forbidden ?? []), ...thingsIn(clause)];
    total += others.length;
    const progress = { clause, done, total, index, left };
    if (clause.onlyIf && !(await lookUntil(run, (page) => isThere(page, clause.onlyIf?.what ?? [])))) {
      const what = spoken(clause.onlyIf.what);
      if (clause.onlyIf.isOpen && left.length > 0)
        return refusal({
          ...progress,
          why: `There is no ${what}, and it is not clear which steps depend on it.`,
        });
      done.push(`There was no ${what}.`);
      continue;
    }
    if (clause.readings.some(([part]) => part?.some(({ do: does }) => presses.test(does))))
      yield* untickAgainst(run);
    run.named = undefined;
    run.begun = [];
    before = await look(run);
    const outcome = yield* carryOutClause(run, clause);
    if ('failure' in outcome) {
      const words = outcome.resolved ? [] : strangeWords(await look(run), clause);
      return refusal({ ...progress, why: outcome.failure, words, begun: run.begun });
    }
    // What comes after a question has to answer it.
    if (question && isKnown(question.before, run.last)) return refusal({ ...progress, why: question.why });
    done.push(outcome.done);
    const confirmed = yield* confirmOrdered(run, clause, left[0]);
    if (confirmed && 'failure' in confirmed)
      return refusal({ ...progress, why: confirmed.failure, begun: run.begun.slice(-1) });
    if (confirmed) done.push(confirmed.done);
    const isLeft = run.unsaved !== undefined;
    wanted = {
      change: clause.changesState || (wanted.change && isLeft),
      creation: clause.creates || (wanted.creation && isLeft),
    };
    question = await questionAfter(run);
  }
  const shown = await shownAtTheEnd(run, before);
  const after = await look(run);
  const late = run.unsaved ? undefined : newRefusalMessage(before, after);
  const why =
    (late && `The page says: "${late}".`) ??
    (await questionAfter(run))?.why ??
    unsavedBecause(run, after, wanted);
  if (why) return refusal({ why, done, total, index: total });
  return {
    end: 'done',
    answer: `${done.join(' ')}${shown}`,
    reason: 'Every instruction was carried out, and the page showed its effect.',
  };
}

/** What may send what is ticked. */
const presses = /^(?:click|named|submit|amount|press|login)$/;

function prohibitionsOf({ readings }: Clause): Prohibition[] {
  return readings.flat(2).flatMap((one) => (one.do === 'forbid' ? [one.prohibition] : []));
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
  const isPossible = (page: Page, clause: Clause) =>
    'steps' in resolveClause(run, page, clause) || splitOn(run, page, clause) !== undefined;
  const page = await lookUntil(run, (now) =>
    clauses[0] && (clauses[0].onlyIf || isPossible(now, clauses[0])) ? now : undefined,
  );
  const now = page ?? (await look(run));
  const strange = clauses.filter(
    (clause, index) => !clause.onlyIf && !isPossible(now, clause) && (index === 0 || !mayBePossible(clause)),
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

/** The clause, or the two that it is on this page where it means nothing as one. */
async function splitIfNeeded(run: Run, [clause]: readonly Clause[]): Promise<readonly Clause[]> {
  if (!clause) return [];
  const split = await lookUntil(run, (page) =>
    'steps' in resolveClause(run, page, clause) ? [clause] : splitOn(run, page, clause),
  );
  return split ?? [clause];
}

/** The first split of which the one clause is possible now, and the other may be after it. */
function splitOn(run: Run, page: Page, clause: Clause): readonly Clause[] | undefined {
  return clause.splits().find(([first, second]) => {
    if (!first || !second || !('steps' in resolveClause(run, page, first))) return false;
    return (
      'steps' in resolveClause(run, page, second) ||
      splitOn(run, page, second) !== undefined ||
      mayBePossible(second)
    );
  });
}

/** Whether it may be possible once the clauses before it were carried out. */
function mayBePossible({ hasVerb, mayCome, words }: Clause): boolean {
  return hasVerb || mayCome === true || mayBeNamed(words);
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
