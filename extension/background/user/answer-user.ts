/** Answers the questions of the extension's own pages: popup, options and pairing page. */
import {
  type LiveUrlAnswer,
  type OfferAnswer,
  type Question,
  questionSchema,
  type Status,
} from '../../protocol/user/user-messages';
import type { AddressGuard } from '../policy/address-guard';
import { applyBlockedSites } from '../policy/apply-blocked-sites';
import type { BlockedSites } from '../policy/blocked-sites';
import type { FleetSites } from '../policy/fleet-sites';
import type { SessionRules } from '../policy/session-rules';
import { type Pairings, pageIsOld } from '../relay-link/pairing';
import type { PairingOffer } from '../relay-link/pairing-offer';
import type { RelayLink } from '../relay-link/relay-link';
import type { SessionScreenshots } from '../screenshots/session-screenshots';
import { listSessions } from '../sessions/list-sessions';
import type { Sessions } from '../sessions/sessions';
import { closeSession } from '../windows/close-session';
import type { Badge } from './badge';
import type { Drivers } from './drivers';
import type { LiveTicket } from './live-ticket';
import type { Pause } from './pause';
import type { Preferences } from './preferences';
import { showSession } from './show-session';
import type { WaitingApprovals } from './waiting-approvals';

/** In a browser where programs want pictures all the time, the popup gets none. */
const pictureTimeoutMs = 10_000;

interface Parts {
  /** The build of this extension. */
  buildId: string;
  link: RelayLink;
  pairings: Pairings;
  offer: PairingOffer;
  sessions: Sessions;
  pause: Pause;
  badge: Badge;
  approvals: WaitingApprovals;
  drivers: Drivers;
  liveTicket: LiveTicket;
  blockedSites: BlockedSites;
  fleetSites: FleetSites;
  preferences: Preferences;
  screenshots: Pick<SessionScreenshots, 'take'>;
  rules: Pick<SessionRules, 'refresh'>;
  guard: Pick<AddressGuard, 'committed'>;
}

/** @param tabId of the page that asks; the popup is in none */
export async function answerUser(
  message: unknown,
  tabId: number | undefined,
  parts: Parts,
): Promise<unknown> {
  const question = questionSchema.parse(message);
  if (question.ask === 'status') return status(parts);
  if (question.ask === 'offer') return describeOffer(tabId, parts);
  if (question.ask === 'pair') return pair(question, tabId, parts);
  if (question.ask === 'picture') return picture(question.sessionId, parts);
  if (question.ask === 'preferences') return parts.preferences.all;
  if (question.ask === 'blocked-sites') return { sites: [...parts.blockedSites.own] };
  if (question.ask === 'block-sites') return blockSites(question.sites, parts);
  if (question.ask === 'live-ticket') return liveUrl(parts);
  if (question.ask === 'unpair') await parts.pairings.unpair();
  else if (question.ask === 'show-session') await showSession(parts.sessions, question.sessionId);
  else if (question.ask === 'prefer') await parts.preferences.change(question.change);
  else if (question.ask === 'drive') {
    const { sessionId, driver, success, paused } = question;
    await parts.drivers.set(sessionId, driver, {
      ...(success !== undefined && { success }),
      ...(paused !== undefined && { paused }),
    });
  } else if (question.ask === 'decide') parts.approvals.decide(question.id, question.decision);
  else if (question.ask === 'pause') {
    parts.badge.setPaused(question.on);
    await parts.pause.set(question.on);
  } else await closeSession(parts.sessions, question.sessionId);
  return {};
}

/** The address of the live page, which opens once. */
async function liveUrl({ pairings, liveTicket }: Parts): Promise<LiveUrlAnswer> {
  const relayUrl = (await pairings.current())?.relayUrl;
  const ticket = await liveTicket.ask();
  return relayUrl && ticket ? { url: `${relayUrl}/live#${ticket}` } : {};
}

/** A small picture, which waits for all that are wanted elsewhere. */
async function picture(sessionId: string, { screenshots }: Parts): Promise<{ image?: string }> {
  const order = {
    do: 'screenshot',
    sessionId,
    format: 'jpeg',
    quality: 50,
    raise: false,
    whenIdle: true,
  } as const;
  const inTurn = <Result>(work: () => Promise<Result>) => work();
  try {
    return { image: (await screenshots.take(order, inTurn, AbortSignal.timeout(pictureTimeoutMs))).image };
  } catch {
    // Such as of a window that is covered or was just closed.
    return {};
  }
}

async function describeOffer(tabId: number | undefined, { offer, pairings }: Parts): Promise<OfferAnswer> {
  const relayUrl = (await offer.of(tabId))?.relayUrl;
  return { relayUrl, replaces: (await pairings.current())?.relayUrl };
}

async function pair(
  { relayUrl, typed, replaces }: Extract<Question, { ask: 'pair' }>,
  tabId: number | undefined,
  { offer, pairings }: Parts,
): Promise<{ problem?: string }> {
  const offered = await offer.of(tabId);
  if (offered?.relayUrl !== relayUrl) return { problem: pageIsOld };
  await offer.forget();
  return pairings.accept(offered, typed, replaces);
}

/** Blocks these sites only, also where a session shows one of them now. */
async function blockSites(sites: readonly string[], parts: Parts): Promise<{ problem?: string }> {
  const problem = await parts.blockedSites.set(sites);
  if (problem) return { problem };
  parts.fleetSites.tell();
  await applyBlockedSites(parts);
  return {};
}

async function status({
  buildId,
  link,
  sessions,
  pairings,
  pause,
  approvals,
  drivers,
}: Parts): Promise<Status> {
  return {
    state: link.state,
    relayUrl: (await pairings.current())?.relayUrl,
    ending: await pairings.ending(),
    outdated: link.relayBuildId !== undefined && link.relayBuildId !== buildId,
    paused: pause.isOn,
    approvals: link.state === 'connected' ? approvals.list() : [],
    sessions: (await listSessions(sessions, drivers)).map((one) => ({
      ...one,
      ...drivers.state(one.id),
      lastAct: sessions.find(one.id)?.lastAct,
    })),
  };
}
