/** What a person who looks can have done with sessions, besides what programs can. */
import type { Screenshot } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';
import { ownerContext } from '../sessions/owner-context';

const limitMs = 10_000;
/** It waits until no other picture is wanted; by then a newer one is asked for. */
const pictureLimitMs = 20_000;
const jpegQuality = 60;

/** A small picture of the session's window, taken when no other one is wanted. @throws RelayError such as window_hidden */
export async function lookAtSession(
  browsers: Browsers,
  { sessionId }: { sessionId: string },
  context: RequestContext,
): Promise<Screenshot> {
  const call = callFor(await ownerContext(browsers, sessionId, context), {
    operation: 'lookAtSession',
    sessionId,
    effect: 'read',
    limitMs: pictureLimitMs,
  });
  const order = { do: 'screenshot', sessionId, format: 'jpeg', quality: jpegQuality } as const;
  return browsers.send({ ...order, raise: false, whenIdle: true }, { ...call, byPerson: true });
}

/** Brings the session's window to the front. */
export async function showSession(
  browsers: Browsers,
  { sessionId }: { sessionId: string },
  context: RequestContext,
): Promise<void> {
  const asOwner = await ownerContext(browsers, sessionId, context);
  const call = callFor(asOwner, { operation: 'showSession', sessionId, effect: 'act', limitMs });
  await browsers.send({ do: 'show', sessionId }, { ...call, byPerson: true });
}

/** Has steps that act wait in the session until it is handed back. */
export async function pauseSession(
  browsers: Browsers,
  { sessionId }: { sessionId: string },
  context: RequestContext,
): Promise<void> {
  const asOwner = await ownerContext(browsers, sessionId, context);
  const call = callFor(asOwner, { operation: 'pauseSession', sessionId, effect: 'act', limitMs });
  await browsers.send({ do: 'drive', sessionId, driver: 'user', paused: true }, { ...call, byPerson: true });
}

/** Has every command refused in all connected browsers, until they are resumed. */
export async function pauseBrowsers(
  browsers: Browsers,
  { on }: { on: boolean },
  context: RequestContext,
): Promise<void> {
  await Promise.all(
    browsers.list().map(({ id }) => {
      const call = callFor(context, { operation: 'pauseBrowsers', effect: 'act', limitMs });
      return browsers.send({ do: 'pauseAll', on }, { ...call, byPerson: true, browser: id });
    }),
  );
}
