/** Prepares the browser for what a page may open because of an act, before the act is sent to it. */

import { injectPageScript } from '../browser-api/scripting';
import type { PageLink } from '../page-link/page-link';
import type { Egress } from '../policy/egress';
import type { SessionRules } from '../policy/session-rules';
import type { Sessions } from '../sessions/sessions';
import { whenAborted } from '../when-aborted';
import { needsRules } from '../windows/opening/open-under-rules';

type Prepare = ConstructorParameters<typeof PageLink>[1]['prepare'];

/** Returns a function that only bound sessions wait for. @throws RelayError when the rules are not in force */
export function createActPreparation(parts: {
  sessions: Sessions;
  rules: SessionRules;
  egress: Egress;
}): Prepare {
  const { sessions, rules, egress } = parts;
  return async ({ effect, order }, { tabId, frameId, origin }, signal) => {
    const session = sessions.ofTab(tabId);
    if (effect !== 'act' || !session || !needsRules(session)) return;
    if (order.do === 'step' && order.secrets) egress.secretTyped(session, tabId);
    if (/^https?:/.test(origin)) {
      // A document that is just leaving takes no script, and will not take the step either.
      const injected = injectPageScript(tabId, frameId, '/new-windows.js').catch(() => undefined);
      await Promise.race([injected, whenAborted(signal)]);
    } else rules.holdUnattributed();
    await rules.inForce();
  };
}
