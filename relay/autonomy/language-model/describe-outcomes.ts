/** Says what became of the acts of a turn: at length in the next one, in a few words later. */
import { findAction } from '../../../extension/actions/table';
import type { ActOutcome, Seen } from '../model';
import { dialogsOfOutcome } from './dialogs-of-outcome';
import { forModel } from './for-model';
import { cutReading, maxReadingChars } from './readings';
import { hasUnseenEffect } from './unseen-effect';
import { withOptionsOnce } from './view/options-once';

const maxPastChars = 250;
const maxFaultChars = 80;
const namesRef = / ref=/;
const ticking: readonly string[] = ['check', 'uncheck'];
/** Fields of a result that a model does not need. */
const plain =
  'success matches inFront defaultPrevented changed verified css valueCss rebound asks awaitsServer leftAs onlyOpens'.split(
    ' ',
  );

/** Whether the last act has led to something since it was done; `perhaps` where an earlier one can have. */
export type HasChanged = boolean | 'perhaps';

/**
 * One line for each act that was begun; those not begun are counted too.
 * @param page.shownBelow what was read and is all of the page, which follows
 */
export function describeOutcomes(
  {
    outcomes,
    url,
    stepsLeft,
    stopped,
    passed = [],
  }: Pick<Seen, 'outcomes' | 'url' | 'stepsLeft' | 'stopped' | 'passed'>,
  asked: number,
  { hasChanged = false, shownBelow }: { hasChanged?: HasChanged; shownBelow?: string | undefined } = {},
): string {
  // A page counts the acts on it alone, and what it took away before they came to its tab is of none of them.
  const begun = outcomes
    .slice(outcomes.findLastIndex(changesTab) + 1)
    .filter(({ act, error }) => error === undefined && !onlyReads(act));
  const passedAfter = (outcome: ActOutcome | undefined) =>
    passed.filter(({ actsAgo }) => begun[begun.length - 1 - actsAgo] === outcome).map(({ words }) => words);
  const lines = outcomes.map((outcome, index) => {
    const { act, result } = outcome;
    const what = `${index + 1}. ${act.action} ${act.selector}`.trimEnd();
    const passedNow = begun.includes(outcome) ? passedAfter(outcome) : [];
    const { said = [] } = outcome;
    const gone = [
      goneAgain(passedNow.filter((words) => !said.includes(words))),
      said.length > 0 && pageSaid(said),
    ]
      .filter(Boolean)
      .join('. ');
    if (typeof result === 'string' && result === shownBelow)
      return `${what}: read; the page follows${gone && `\n${gone}`}`;
    if (typeof result === 'string')
      return `${what}:\n${withOptionsOnce(cutReading(result, outcome))}${gone && `\n${gone}`}`;
    const isUnseen = hasUnseenEffect(outcome);
    const isLast = index === outcomes.length - 1;
    // A model does again what seems to have had no effect.
    const since = isUnseen && changeSince(isLast && hasChanged);
    const more = Object.entries(result ?? {})
      .filter(
        ([key, value]) =>
          !plain.includes(key) &&
          !(key === 'effect' && (since === noChangeSeen || isOpening(outcome))) &&
          !(key === 'url' && value === url) &&
          !(key === 'value' && (value === act.value || isChoice(outcome))),
      )
      .map(([key, value]) => [key, fieldForModel(key, value)]);
    const words =
      more.length > 0 ? ` ${JSON.stringify(Object.fromEntries(more)).slice(0, maxReadingChars)}` : '';
    return `${what}: ${inAWord(outcome, isLast ? hasChanged : undefined)}${ofLeft(outcome)}${ofSeveral(outcome)}${ofRebound(outcome)}${since || ''}${ofBegun(outcome)}${ofWaiting(outcome)}${ofRefused(outcome)}${words}${gone && `. ${gone}`}`;
  });
  const earlier = goneAgain(passedAfter(undefined));
  if (earlier) lines.unshift(`Before that: ${earlier}`);
  if (outcomes.length < asked)
    lines.push(
      `Not begun: ${asked - outcomes.length} more, because ${whyNot(outcomes.at(-1), { stepsLeft, stopped })}.${byWords(stopped)}`,
    );
  return lines.join('\n');
}

const noChangeSeen = ', no change was seen at once';

/** Whether what the act is for is not done yet, or is seen in what it has opened. */
function isOpening({ result }: ActOutcome): boolean {
  if (typeof result !== 'object') return false;
  return result.asks !== undefined || result.onlyOpens === true || 'openedTab' in result;
}

/** Of an act whose effect was not seen. Where the view shows a change that can be its, nothing is said. */
function changeSince(hasChanged: HasChanged): string {
  if (hasChanged === 'perhaps') return '';
  return hasChanged ? ', and the page changed a moment later' : noChangeSeen;
}

/** What a page answers to an act. */
export function pageSaid(messages: readonly string[]): string {
  return `Then the page said ${messages.map((words) => JSON.stringify(words)).join(' and ')}`;
}

/** What a page takes away before it is looked at mostly says what became of the act. */
function goneAgain(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  return `For a moment the page showed ${messages.map((words) => JSON.stringify(words)).join(' and ')}`;
}

/** The id of a tab is left out, as the view numbers tabs. */
function fieldForModel(key: string, value: unknown): unknown {
  if (key === 'reason') return forModel(String(value));
  const isTab = key === 'openedTab' && typeof value === 'object' && value !== null && 'url' in value;
  return isTab ? value.url : value;
}

/** @param names of elements, by selector */
export function describePast(outcomes: readonly ActOutcome[], names: ReadonlyMap<string, string>): string {
  const words = outcomes.map((outcome) => {
    const { action, selector, value } = outcome.act;
    const named = names.get(selector) ?? selector;
    const given = value === undefined ? '' : ` ${JSON.stringify(value)}`;
    return `${`${action} ${named}`.trimEnd()}${given}: ${inAWord(outcome).slice(0, maxFaultChars)}`;
  });
  const text = words.join('; ');
  return text.length <= maxPastChars ? text : `${text.slice(0, maxPastChars)}…`;
}

/** @param hasChanged whether the page shows any change since; undefined where that is not known */
function inAWord({ act, result, error }: ActOutcome, hasChanged?: HasChanged): string {
  if (error !== undefined) return `failed: ${forModel(error)}`;
  if (typeof result === 'string') return 'read';
  if (result?.success) return 'done';
  // A box that the page has set back, or drawn anew as it was, has changed for a moment.
  const isAsBefore = hasChanged === false && ticking.includes(findAction(act.action)?.name ?? '');
  return result?.changed === true && !isAsBefore
    ? 'not done as asked, although the page changed'
    : 'without effect';
}

/** Of several elements with the same words the first is taken, which need not be the one that was meant. */
function ofSeveral({ act, result }: ActOutcome): string {
  const { matches, inFront }: Record<string, unknown> = typeof result === 'object' ? result : {};
  const isRef = act.selector.startsWith('ref=');
  if (typeof matches !== 'number' || matches <= 1 || isRef) return '';
  return inFront === true
    ? `, on the one in what is open in front, of ${matches} that match`
    : `, on the first of ${matches} that match`;
}

/** What a page asks first is not done yet. */
function ofBegun({ result }: ActOutcome): string {
  const { effect, asks }: Record<string, unknown> = typeof result === 'object' ? result : {};
  if (asks === undefined) return '';
  return `, but only begun: before it does what the act is for (${effect}), the page asks ${JSON.stringify(asks)}`;
}

/** A click turns a box over, unless the page prevents it or sets it back. Until a server has answered, that is not known. */
function ofLeft({ result }: ActOutcome): string {
  if (typeof result !== 'object' || !result.success || result.awaitsServer === true) return '';
  return result.leftAs === undefined ? '' : `, but it was still ${result.leftAs} after that`;
}

/** Who does again what is not answered yet does it twice. */
function ofWaiting({ result }: ActOutcome): string {
  return typeof result === 'object' && result.awaitsServer === true
    ? ', and the page still waits for its server, so that what it shows may be from before'
    : '';
}

/** The page has made anew what its ref was given for. */
function ofRebound({ result }: ActOutcome): string {
  return typeof result === 'object' && result.rebound === true
    ? ', on the element that the page made in its place'
    : '';
}

/** What was chosen is told by the value that the page uses for it, which the view does not show. */
function isChoice({ act, result }: ActOutcome): boolean {
  return findAction(act.action)?.name === 'select' && typeof result === 'object' && result.success;
}

/** What a page asks and is answered with Cancel mostly stops what was to be done. The reason of a failure says so itself. */
function ofRefused(outcome: ActOutcome): string {
  const { result } = outcome;
  if (typeof result === 'object' && !result.success) return '';
  const refused = dialogsOfOutcome(outcome).filter(
    ({ type, isDismissed }) => isDismissed && (type === 'confirm' || type === 'prompt'),
  );
  if (refused.length === 0) return '';
  const asked = refused.map(({ type, message }) => `${type} ${JSON.stringify(message)}`).join(' and ');
  return `, but the ${asked} that it opened was answered with Cancel, as the session does with what the task does not name: what it asks for was not done. If the task needs that, leave it to the user`;
}

function whyNot(
  last: ActOutcome | undefined,
  { stepsLeft, stopped }: Pick<Seen, 'stepsLeft' | 'stopped'>,
): string {
  const isDone = last && last.error === undefined && (typeof last.result !== 'object' || last.result.success);
  // A reading that failed stops nothing.
  if (!isDone && stopped === undefined) return 'that failed';
  return stepsLeft <= 0 ? 'no steps are left' : (stopped ?? unlikeBefore);
}

const unlikeBefore = 'the page, or an element that they name, has changed';

/** Whether the acts after it are done in another tab. */
function changesTab({ act, error, result }: ActOutcome): boolean {
  if (error !== undefined || typeof result !== 'object') return false;
  return findAction(act.action)?.name === 'tab' || 'openedTab' in result || 'openedTabs' in result;
}

function onlyReads({ action }: ActOutcome['act']): boolean {
  return findAction(action)?.entry.effect === 'read';
}

/** What is named by its words is found on a page that was drawn anew. */
function byWords(stopped = ''): string {
  return namesRef.test(stopped)
    ? ' In a page that draws itself anew, name elements of one call by their words: role=button[name="Save"].'
    : '';
}
