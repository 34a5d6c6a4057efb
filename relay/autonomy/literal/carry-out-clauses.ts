/** Carries out the clauses of a prompt one after another, and ends at the first one that is not possible. */
import type { Decision, Seen } from '../model';
import { type Execution, look, lookUntil, type Outcome, type Run } from './acts/run';
import { mayBeNamed } from './acts/named';
import { resolveClause, resolveInstruction, subjectOf } from './acts/resolve';
import type { Clause } from './grammar/instruction';
import type { Page } from './page/page';
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
  for (const [index, clause] of clauses.entries()) {
    run.asks = undefined;
    before = await look(run);
    const outcome = yield* carryOutClause(run, clause);
    if ('failure' in outcome) {
      const words = outcome.resolved ? [] : strangeWords(await look(run), clause);
      return refusal({ why: outcome.failure, clause, words, done, total: clauses.length, index });
    }
    done.push(outcome.done);
    isChange = run.unsaved !== undefined && (isChange || clause.changesState);
  }
  const after = await look(run);
  const why = run.asks === undefined ? unsavedBecause(run, after, isChange) : asksFurther(run.asks);
  const last = clauses.at(-1);
  if (why && last) {
    return refusal({ why, clause: last, done, total: clauses.length, index: clauses.length });
  }
  const shown = await shownAtTheEnd(run, before);
  return {
    end: 'done',
    answer: `${done.join(' ')}${shown}`,
    reason: 'Every instruction was carried out, and the page showed its effect.',
  };
}

function asksFurther(what: string): string {
  return `The page asks further, with ${what}. Say what to do there.`;
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
  return readings.some((reading) => reading.some((part) => part.some((one) => one.do !== 'named' && one.do !== 'pair')));
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
