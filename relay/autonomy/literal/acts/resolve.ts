/** Finds out what a clause means on the page as it is: the first reading of which every word is accounted for. */

import { questionIn } from '../confirm/question-in';
import type { Clause, Instruction, Reading } from '../grammar/instruction';
import { wordsOf } from '../grammar/token';
import type { Page } from '../page/page';
import { agree } from './confirm-ordered';
import { resolveForbid } from './forbid';
import { resolveForm } from './forms/form-order';
import { resolveAdd, resolveLogin, resolveSearch, resolveSubmit } from './forms/forms';
import { resolveName } from './forms/name-form';
import { resolvePageNumber } from './forms/page-number';
import { resolvePairs } from './forms/pairs';
import { resolveAmount } from './inputs/amount';
import { resolveChoose } from './inputs/choose';
import { resolveClear, resolveEntry, resolvePair, resolveReplace } from './inputs/enter';
import { resolveRate } from './inputs/rate';
import { resolveTick, resolveTickInstead } from './inputs/tick';
import { resolveAll } from './lists/all';
import { resolveDownload } from './lists/download';
import { resolveOpenMenu } from './lists/open-menu';
import { resolvePerPage } from './lists/per-page';
import { resolveSort } from './lists/sort';
import { resolveMode } from './mode';
import {
  resolveClose,
  resolveCollapse,
  resolveMouse,
  resolveOpen,
  resolveOpenTab,
  resolveUnfold,
} from './mouse';
import {
  resolveDrag,
  resolveGo,
  resolvePress,
  resolveScroll,
  resolveScrollTo,
  resolveWait,
  resolveWaitFor,
} from './move';
import { resolveNamed } from './named';
import { resolvePoint } from './point';
import type { Resolved, Run } from './run';
import { resolveTell } from './tell';

/** What to perform one after another, or why no reading of the clause is possible on this page. */
export function resolveClause(
  run: Run,
  page: Page,
  { readings }: Clause,
): { steps: readonly Instruction[] } | { failure: string } {
  const possible = readings.map((reading) => resolveReading(run, page, reading));
  const best = possible
    .flatMap((one) => ('steps' in one ? [one] : []))
    .reduce<{ steps: readonly Instruction[]; distance: number } | undefined>(
      (least, one) => (least && least.distance <= one.distance ? least : one),
      undefined,
    );
  if (best) return best;
  const failures = possible.map((one) => ('failure' in one ? one.failure : '')).filter((text) => text !== '');
  // Without a verb of the grammar the last reading is the likeliest: a control that is named so.
  const isVerbless = !readings[0]?.[0]?.some(
    ({ do: does }) => does !== 'pair' && does !== 'pairs' && does !== 'named',
  );
  return { failure: (isVerbless ? failures.at(-1) : failures[0]) ?? '' };
}

function resolveReading(
  run: Run,
  page: Page,
  reading: Reading,
): { steps: readonly Instruction[]; distance: number } | { failure: string } {
  const steps: Instruction[] = [];
  let distance = 0;
  for (const part of reading) {
    let best: { instruction: Instruction; distance: number } | undefined;
    let failure = '';
    for (const instruction of part) {
      const resolved = resolveInstruction(run, page, instruction);
      if ('failure' in resolved) failure ||= resolved.failure;
      else if (!best || resolved.distance < best.distance)
        best = { instruction, distance: resolved.distance };
    }
    if (!best) return { failure };
    steps.push(best.instruction);
    distance = Math.max(distance, best.distance);
  }
  return { steps, distance };
}

export function resolveInstruction(run: Run, page: Page, said: Instruction): Resolved {
  const one = withSubject(run, said);
  switch (one.do) {
    case 'click':
    case 'dblclick':
    case 'rightclick':
    case 'hover':
      return resolveMouse(run, page, one);
    case 'open':
      return resolveOpen(run, page, one.target);
    case 'download':
      return resolveDownload(run, page, one.target);
    case 'collapse':
      return resolveCollapse(run, page, one.target);
    case 'close':
      return resolveClose(run, page, one.target);
    case 'named':
      return resolveNamed(run, page, one.words);
    case 'enter':
      return resolveEntry(run, page, one);
    case 'replace':
      return resolveReplace(run, page, one);
    case 'choose':
      return resolveChoose(run, page, one);
    case 'pair':
      return resolvePair(run, page, one.words, {
        withText: one.text,
        merged: one.merged,
        isCut: one.isCut,
      });
    case 'pairs':
      return resolvePairs(run, page, one.tokens, one.isCut);
    case 'name':
      return resolveName(run, page, one.value);
    case 'point':
      return resolvePoint(run, page, one.target);
    case 'openMenu':
      return resolveOpenMenu(run, page, one.target);
    case 'openTab':
      return resolveOpenTab(run, page, one.target);
    case 'tick':
      return resolveTick(run, page, one.target, one.on);
    case 'tickInstead':
      return resolveTickInstead(run, page, one.target, one.on);
    case 'form':
      return resolveForm(run, page, one);
    case 'tell':
      return resolveTell(run, page, one.what);
    case 'pageNumber':
      return resolvePageNumber(run, page, one.number);
    case 'perPage':
      return resolvePerPage(run, page, one.count);
    case 'mode':
      return resolveMode(run, page, one);
    case 'rate':
      return resolveRate(run, page, one);
    case 'all':
      return resolveAll(run, page, one);
    case 'unfold':
      return resolveUnfold(run, page, one.target);
    case 'clear':
      return resolveClear(run, page, one.field);
    case 'press':
      return resolvePress(run, page, one);
    case 'scroll':
      return resolveScroll(run, one);
    case 'scrollTo':
      return resolveScrollTo(run, page, one.target);
    case 'wait':
      return resolveWait(run, one);
    case 'waitFor':
      return resolveWaitFor(run, one);
    case 'login':
      return resolveLogin(run, page, one);
    case 'add':
      return resolveAdd(run, page, one);
    case 'search':
      return resolveSearch(run, page, one);
    case 'sort':
      return resolveSort(run, page, one.what, one.by);
    case 'amount':
      return resolveAmount(run, page, one);
    case 'forbid':
      return resolveForbid(run, page, one.prohibition);
    case 'confirmed':
      return resolveConfirmed(run, page);
    case 'submit':
      return resolveSubmit(run, page);
    case 'drag':
      return resolveDrag(run, page, one);
    case 'navigate':
    case 'back':
    case 'forward':
    case 'reload':
      return resolveGo(run, one);
  }
}

/** Behind a button that is called so. */
const confirmedDistance = 50;

/** `and confirm`, where the page's question was answered with the act that it belongs to. */
function resolveConfirmed(run: Run, page: Page): Resolved {
  const question = run.accepted ? undefined : questionIn(run.asked?.before, page, run.asked?.verb ?? '');
  if (question) return { distance: confirmedDistance, perform: () => agree(run, question) };
  if (!run.accepted) return { failure: '' };
  return {
    distance: confirmedDistance,
    // biome-ignore lint/correctness/useYield: there is nothing left to do
    async *perform() {
      return { done: 'The question of the page was answered with OK.' };
    },
  };
}

/** `it` stands for what the clause before was about. */
function withSubject(run: Run, instruction: Instruction): Instruction {
  if (!('target' in instruction) || instruction.target?.length !== 1 || !run.subject) return instruction;
  return instruction.target[0]?.words.join() === 'it' ? { ...instruction, target: run.subject } : instruction;
}

/** What the next clause may call `it`. */
export function subjectOf(instruction: Instruction): Run['subject'] {
  if (instruction.do === 'add') {
    const { text } = instruction.item;
    return [{ text, words: wordsOf(text), quoted: true, start: 0, end: 0 }];
  }
  return 'target' in instruction ? instruction.target : undefined;
}
