import type { Browsers } from '../../browsers/browsers';
import { defaultKeyName, type RequestContext } from '../caller';

/** For the owner's key the context of the key whose session it is; for every other caller its own. */
export async function ownerContext(
  browsers: Browsers,
  sessionId: string,
  context: RequestContext,
): Promise<RequestContext> {
  const { caller, signal } = context;
  if (caller.keyName !== defaultKeyName) return context;
  const session = (await browsers.sessions(signal)).find((one) => one.id === sessionId);
  return { ...context, caller: { ...caller, keyName: session?.keyName ?? caller.keyName } };
}
