/** Does the acts of one decision in order, as long as the page is the one that the planner decided on. */

import { findAction } from '../../../extension/actions/table';
import { type ErrorCode, RelayError } from '../../../extension/protocol/errors';
import { type Mask, mapStrings } from '../../../extension/protocol/masking/mask-secrets';
import { knownAction } from '../../validation/known-action';
import type { AgentSession, HowToStep } from '../agent-session';
import { saidSince } from '../language-model/said-since';
import { hasUnseenEffect } from '../language-model/unseen-effect';
import { withInertLines } from '../language-model/view/inert-lines';
import { bracketedRef, withoutRefs } from '../language-model/view/refs-in';
import { showsMore } from '../language-model/view/settled-tree';
import type { Act, ActOutcome } from '../model';
import { refusalOf } from '../offered-actions';
import type { ActionRecord } from './browse-result';
import { tellsDone } from './deeds/tells-done';
import { wholePage } from './observe';
import { recordOf } from './records';
import { withNamedTab } from './targets/named-tab';
import { onlyAlike } from './targets/only-alike';
import { refsAnew } from './targets/refs-anew';
import type { RefsOfTabs } from './targets/refs-of-tabs';
import { linksNamed, withSameLink } from './targets/same-link';
import { takeStep } from './targets/take-step';
import { isWhereAsked, namesConsequence } from './targets/unseen-page';
import { withFullAddress } from './targets/with-full-address';
import { withDialogAnswer } from './with-dialog-answer';
import { withNamedElement } from './with-named-element';

/** With these nothing can be done any more; every other error is for the planner to deal with. */
const fatal: readonly ErrorCode[] = ['session_not_found', 'no_browser', 'interrupted', 'paused', 'internal'];

/** Called before each act, with the outcome of the act before. */
export type BeforeAct = (act: Act, before: ActOutcome | undefined) => void | Promise<void>;

/** What became of the acts that were begun. */
interface Carried {
  outcomes: ActOutcome[];
  /** Why acts after the last one were not begun, although that was done. */
  stopped?: string;
  /** The page before the last of several acts. */
  beforeLast?: Pick<Actable, 'url' | 'tree'>;
  /** Why nothing can be done any more; the last outcome is of the act that failed with it, if one did. */
  failure?: RelayError;
}

/**
 * Does the acts in order, and stops after one that failed, led to another page, or took away what the next one names. What
 * the page has only made anew goes on to be meant, and a reading or a scroll that failed stops nothing.
 * @param tools.records receives what was done
 * @param tools.refsOfTabs says of an element that is not found in which other tab it is
 * @param tools.approved the binding under which the first one was held, if it was approved since
 * @param tools.mayGoOn asked before each act but the first
 */
export async function carryOut(
  acts: readonly Act[],
  tools: {
    session: AgentSession;
    mask: Mask;
    records: ActionRecord[];
    beforeAct: BeforeAct;
    refsOfTabs?: RefsOfTabs;
    mayGoOn(): boolean;
    approved?: string;
  },
): Promise<Carried> {
  const { session, mask } = tools;
  const outcomes: ActOutcome[] = [];
  let begun: Act | undefined;
  try {
    let planned = acts.length > 1 ? await actable(session) : undefined;
    let next = acts[0];
    let before = planned;
    const links = planned && (await linksNamed(acts.slice(1), planned, session));
    for (let index = 0; next; index += 1) {
      const act = next;
      await tools.beforeAct(act, outcomes.at(-1));
      begun = act;
      const outcome = await carryOutOne(act, tools, {
        approved: index === 0 ? tools.approved : undefined,
        isFollowed: index + 1 < acts.length,
      });
      begun = undefined;
      outcomes.push(outcome);
      const failed =
        outcome.error !== undefined || (typeof outcome.result === 'object' && !outcome.result.success);
      next = acts[index + 1];
      if ((failed && !mayFail(act)) || !next || !planned) break;
      if (!tools.mayGoOn()) return { outcomes, stopped: 'the time of this turn is over' };
      const now = await actable(session);
      const told = withSaid(seenLater(outcome, before?.tree, now.tree), before, now);
      outcomes.splice(-1, 1, told);
      await session.confirmDone?.(async (deed) => tellsDone(deed, told.said ?? [], changeOf(before, now)));
      // Acts after a change of the tab were decided on for that tab, and after a navigation for its address.
      const isArrival = isOf('navigate', act) && isWhereAsked(act, planned.url, now.url);
      // Within one document it leads where going back, or a link of the page, leads as well.
      const isUnseen = isArrival && withoutHash(planned.url) !== withoutHash(now.url);
      if (isArrival || isOf('tab', act))
        planned = { ...now, refs: new Set([...planned.refs, ...now.refs]), isUnseen };
      const { meant = await withSameLink(next, links?.get(next), now, session), stopped } = asMeant(
        planned,
        now,
        next,
      );
      if (!meant) return { outcomes, stopped };
      next = meant;
      before = now;
    }
    const { url, tree } = before ?? {};
    return { outcomes, ...(url && tree && { beforeLast: { url, tree } }) };
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    if (begun) outcomes.push({ act: begun, error: mask(error.message) });
    return { outcomes, failure: error };
  }
}

async function carryOutOne(
  act: Act,
  {
    session,
    mask,
    records,
    refsOfTabs,
  }: { session: AgentSession; mask: Mask; records: ActionRecord[]; refsOfTabs?: RefsOfTabs },
  how: HowToStep,
): Promise<ActOutcome> {
  const refusal = refusalOf(act);
  if (refusal) return { act, error: mask(refusal.message) };
  try {
    const tabNamed = await withNamedTab(act, session);
    const asked = await withNamedElement(await withFullAddress(tabNamed, session), session);
    const { named, taken } = await takeStep(asked, act.selector, session, how);
    const result = withDialogAnswer(taken);
    const action = knownAction(act.action);
    if (action.entry.effect === 'act' || action.name === 'wait')
      records.push(recordOf(action, named, result));
    return { act, result: mapStrings(result, mask) };
  } catch (error) {
    if (!(error instanceof RelayError) || fatal.includes(error.code)) throw error;
    const { message, more } = (await refsOfTabs?.explained(error, act, session)) ?? error;
    const { held, outcome } = more;
    return {
      act,
      error: mask(message),
      ...(outcome && outcome !== 'not_executed' && { mayBeDone: outcome }),
      ...(held && { held: mapStrings(held, mask) }),
    };
  }
}

/** What there is to act on. */
interface Actable {
  url: string;
  /** A snapshot of the page. */
  tree: string;
  /** Refs that the page has. */
  refs: ReadonlySet<string>;
  /** The planner has decided for its address, and not on what it shows. */
  isUnseen?: boolean;
}

async function actable(session: AgentSession): Promise<Actable> {
  const url = (await session.tabs()).find((tab) => tab.current)?.url ?? '';
  try {
    const tree = String(await session.step('snapshot', '', wholePage));
    return { url, tree, refs: new Set([...tree.matchAll(bracketedRef)].map(([, ref = '']) => ref)) };
  } catch (error) {
    if (error instanceof RelayError && !fatal.includes(error.code)) return { url, tree: '', refs: new Set() };
    throw error;
  }
}

/**
 * The next act as far as it still means what it was decided for, else why it is not begun: its element is there, or the
 * page is the same. A session gives each ref once, so one that is there is that of the decision, in another tab or at
 * another address too. What only reads, and going to a tab, mean the same on every page. On a page that the decision itself
 * opened, what has no consequences means what it says.
 */
function asMeant(planned: Actable, now: Actable, next: Act): { meant?: Act; stopped: string } {
  const ref = /^ref=(.+)$/.exec(next.selector)?.[1];
  const named = `${next.action} ${next.selector}`.trimEnd();
  if (ref !== undefined && now.refs.has(ref)) return { meant: next, stopped: '' };
  if (planned.isUnseen && !isReading(next) && namesConsequence(next))
    return { stopped: `${named} may have consequences, and the page was not looked at since it was opened` };
  const isSamePage = withoutHash(planned.url) === withoutHash(now.url);
  if (ref !== undefined && planned.refs.has(ref)) {
    const anew = isSamePage
      ? (refsAnew(planned.tree, now.tree).get(ref) ?? onlyAlike(ref, planned.tree, now.tree))
      : undefined;
    if (anew !== undefined) return { meant: { ...next, selector: `ref=${anew}` }, stopped: '' };
    if (withInertLines(planned.tree, now.tree).inert.includes(ref))
      return { stopped: `the element of ${named} cannot be used now: it is behind what has opened in front` };
    return { stopped: `the page has changed, and the element of ${named} is gone or another one now` };
  }
  if (isOf('tab', next) || isReading(next) || isSamePage) return { meant: next, stopped: '' };
  return { stopped: `the page has another address now, and ${named} was decided on for the one before` };
}

/** The outcome of an act whose step has seen nothing change, where the page had changed when the next one could begin. */
function seenLater(outcome: ActOutcome, before: string | undefined, now: string): ActOutcome {
  const { result } = outcome;
  if (!before || !now || typeof result !== 'object' || !hasUnseenEffect(outcome)) return outcome;
  const { verified, changed, ...seen } = result;
  return showsMore(before, now, [outcome]) ? { ...outcome, result: seen } : outcome;
}

/** Without refs, which a page that renders anew changes. */
function changeOf(before: Actable | undefined, now: Actable): { before: string; now: string } {
  return { before: withoutRefs(before?.tree ?? ''), now: withoutRefs(now.tree) };
}

/** The outcome of an act with what the page said then, which can be gone after the next one. */
function withSaid(outcome: ActOutcome, before: Actable | undefined, now: Actable): ActOutcome {
  const isSamePage = before?.tree && now.tree && withoutHash(before.url) === withoutHash(now.url);
  const said = isSamePage && !isReading(outcome.act) ? saidSince(before.tree, now.tree) : [];
  return said.length > 0 ? { ...outcome, said } : outcome;
}

const isOf = (name: string, { action }: Act) => findAction(action)?.name === name;

/** The acts after it were decided on without what it reads or scrolls to. What is waited for may be needed by them. */
const mayFail = (act: Act) => (isReading(act) && !isOf('wait', act)) || isOf('scroll', act);

const isReading = ({ action }: Act) => findAction(action)?.entry.effect === 'read';

function withoutHash(url: string): string {
  return url.split('#')[0] ?? '';
}
