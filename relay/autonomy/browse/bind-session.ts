/** A model obeys the page, so the browser is told where a task may go before a page is read. */
import { randomUUID } from 'node:crypto';
import { RelayError } from '../../../extension/protocol/errors';
import type { Policy } from '../../../extension/protocol/policy';
import type { Browsers } from '../../browsers/browsers';
import { policyForOpening, policyForTask } from './allowed-domains';
import type { BrowseRequest } from './browse-request';
import type { SessionDriver } from './session-driver';

const bindTimeoutMs = 10_000;
/** Longer than a task: should the relay die, an open session is let go by itself. */
const slackMs = 60_000;

interface Place {
  browsers: Browsers;
  session: { id: string; keyName: string };
  driver: SessionDriver;
}

/**
 * Takes an open session to `url`, if there is one, and binds it to where the task may go.
 * @throws RelayError navigation_failed for an address that is no page, and what a step throws
 */
export async function bindSession(place: Place, request: BrowseRequest): Promise<void> {
  const forMs = request.sessionId === undefined ? undefined : request.timeoutMs + slackMs;
  if (request.sessionId !== undefined && request.url !== undefined) {
    await bind(place, policyForOpening(request), forMs);
    const went = await place.driver.step('navigate', '', request.url);
    if (typeof went === 'object' && went.stays) throw isFile(request.url);
  }
  const arrivedAt = (await place.driver.tabs()).find(({ current }) => current)?.url ?? '';
  await bind(place, policyForTask(request, arrivedAt), forMs);
}

/** Lets a session go on as it was before the task. The caller may have hung up by then. */
export async function unbindSession(place: Omit<Place, 'driver'>): Promise<void> {
  await bind(place);
}

function isFile(url: string): RelayError {
  return new RelayError(
    'navigation_failed',
    `${url} is a file, which the browser saves, and no page to work on. Give the address of a page.`,
  );
}

async function bind(
  { browsers, session }: Omit<Place, 'driver'>,
  policy?: Policy,
  forMs?: number,
): Promise<void> {
  const order = {
    do: 'setPolicy',
    sessionId: session.id,
    ...(policy && { policy }),
    ...(forMs !== undefined && { forMs }),
  } as const;
  const signal = new AbortController().signal;
  const call = {
    keyName: session.keyName,
    commandId: randomUUID(),
    keyed: false,
    effect: 'act',
    signal,
  } as const;
  await browsers.send(order, { ...call, timeoutMs: bindTimeoutMs });
}
