/** What carrying out a prompt consists of: the state of the run, and resolved instructions that can be performed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OfferedAction } from '../../../../extension/actions/table';
import type { Act, ActOutcome, Seen } from '../../model';
import { forbiddenBy } from '../forbidden';
import type { Phrase, Prohibition } from '../grammar/instruction';
import { describe, type Page, type PageElement, parsePage } from '../page/page';

/** What was done, in words for the caller, or why it was not. */
export type Outcome = { done: string } | { failure: string };

/** Yields acts and is given what the page is like after them. */
export type Execution<Result = Outcome> = AsyncGenerator<readonly Act[], Result, Seen>;

/** An instruction on the page as it is: how to perform it, or why that is not possible here. */
export type Resolved =
  /** `distance`: how much of its words only says where or what its element is; 0 for a bare name. */
  { distance: number; perform(): Execution } | { failure: string };

export interface Run {
  seen: Seen;
  /** The element that the latest act was on. */
  last?: PageElement;
  /** What `it` stands for: the item, option or name of the clause before. */
  subject?: Phrase;
  /** The control that the clause used by its name, with the page before. */
  named?: { element: PageElement; before: Page } | undefined;
  /** The page before the control was pressed that the clause before has used, and the first word of its name. */
  asked?: { before: Page; verb: string };
  /** Whether the prompt has several clauses, so that `it` may be what another one is about. */
  goesOn?: boolean;
  /** What the prompt says not to do, all of it. */
  forbidden?: readonly Prohibition[];
  /** What was done for the clause that is being carried out, in words. */
  begun?: string[];
  /** Whether the latest act brought a question of the page that was answered with OK. */
  accepted?: boolean;
  /** The field that was set last, with the page before, until something is pressed. */
  unsaved?: { element: PageElement; before: Page } | undefined;
}

export async function look(run: Run): Promise<Page> {
  return parsePage(await run.seen.read('inspect'));
}

const pausesMs = [0, 120, 250, 500, 800];

/** Looks until the page passes the test, for at most 1.7 s; undefined if it does not. */
export async function lookUntil<Result>(
  run: Run,
  test: (page: Page) => Result | undefined,
): Promise<Result | undefined> {
  for (const ms of pausesMs) {
    if (ms > 0) await pause(ms);
    const result = test(await look(run));
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Does one act and returns its result, or why it failed. */
export async function* act(
  run: Run,
  action: OfferedAction,
  element?: PageElement,
  value?: unknown,
): Execution<{ result: Record<string, unknown> } | { failure: string }> {
  const isTouching = element !== undefined && !/^(?:uncheck|scroll|wait)$/.test(action);
  const forbidden = isTouching && run.forbidden && forbiddenBy(await look(run), element, run.forbidden);
  if (forbidden)
    return { failure: `The prompt says not to use ${describe(element)}, and this step needs it.` };
  run.seen = yield [actOn(action, element, value)];
  if (element) run.last = element;
  const begun = inWords(run.seen.outcomes.at(-1), element);
  if (begun) run.begun?.push(begun);
  run.accepted = hasAccepted(run.seen.outcomes.at(-1));
  return answerOf(run.seen.outcomes.at(-1), element);
}

/** Whether a `confirm` that an act opened was accepted. */
function hasAccepted(outcome: ActOutcome | undefined): boolean {
  const result = typeof outcome?.result === 'object' ? (outcome.result as Record<string, unknown>) : {};
  const { dialog, dialogs } = result;
  return [dialog, ...(Array.isArray(dialogs) ? dialogs : [])].some(
    (one) => (one as { answer?: unknown } | undefined)?.answer === 'accepted',
  );
}

const words: Partial<Record<OfferedAction, string>> = {
  click: 'Clicked',
  dblclick: 'Double-clicked',
  rightclick: 'Right-clicked',
  fill: 'Filled in',
  type: 'Typed into',
  select: 'Chose in',
  check: 'Ticked',
  uncheck: 'Unticked',
  press: 'Pressed a key',
  drag: 'Dragged',
  navigate: 'Went to another page',
};

/** What an act has done, also where it failed later on; undefined where nothing was done. */
function inWords(outcome: ActOutcome | undefined, element: PageElement | undefined): string | undefined {
  const { act: one, result, error, mayBeDone } = outcome ?? {};
  const verb = one && words[one.action as OfferedAction];
  if (!verb) return undefined;
  const what = element ? `${verb} ${describe(element)}` : verb;
  if (error !== undefined) return mayBeDone && `${what}${mayBeDone === 'unknown' ? ', perhaps' : ''}.`;
  return typeof result === 'object' && result.success ? `${what}.` : undefined;
}

function actOn(action: OfferedAction, element?: PageElement, value?: unknown): Act {
  return {
    action,
    selector: element ? `ref=${element.ref}` : '',
    ...(value !== undefined && { value }),
    ...(element && { target: describe(element) }),
  };
}

function answerOf(outcome: ActOutcome | undefined, element: PageElement | undefined) {
  const on = element ? ` ${describe(element)}` : '';
  if (!outcome) return { failure: `The step on${on} was not begun.` };
  if (outcome.error !== undefined) return { failure: outcome.error };
  const { result } = outcome;
  if (typeof result !== 'object') return { result: {} };
  if (result.success) return { result };
  return { failure: `${outcome.act.action}${on} had no effect${result.reason ? `: ${result.reason}` : '.'}` };
}

/** Notes that a field was set, and keeps the page from before the first of several. */
export function noteSet(run: Run, element: PageElement, before: Page): void {
  run.unsaved = { element, before: run.unsaved?.before ?? before };
}

/** The words of a phrase, for messages. */
export function spoken(words: Phrase): string {
  return words.map(({ text, quoted }) => (quoted ? `"${text}"` : text)).join(' ');
}
