/** Constructs what bounds the sessions. */
import { contentSettings } from '../browser-api/content-settings';
import type { Navigations } from '../navigation/navigations';
import type { Pairings } from '../relay-link/pairing';
import type { RelayLink } from '../relay-link/relay-link';
import type { Sessions } from '../sessions/sessions';
import type { StoredState } from '../stored-state';
import { AddressGuard } from './address-guard';
import { applyBlockedSites } from './apply-blocked-sites';
import { FirstNavigations } from './first-navigations';
import { FleetSites } from './fleet-sites';
import { documentReplacer } from './replace-document';
import { SessionPolicy } from './session-policy';
import { SessionRules } from './session-rules';
import { SitePermissions } from './site-permissions';

interface Parts {
  sessions: Sessions;
  navigations: Navigations;
  pairings: Pairings;
  link: RelayLink;
}

export function createPolicies(
  { hosts, known, blockedSites }: StoredState,
  { sessions, navigations, pairings, link }: Parts,
) {
  const relayUrl = () => pairings.latest?.relayUrl;
  const rules = new SessionRules({
    hosts,
    known,
    relayUrl,
    blockedSites: () => blockedSites.list(),
  });
  const first = new FirstNavigations({ navigations, rules, known, sessions });
  const permissions = new SitePermissions(contentSettings);
  const policy = new SessionPolicy({ sessions, rules, permissions });
  const guard = new AddressGuard({
    sessions,
    relayUrl,
    blocked: (url) => blockedSites.refusal(url),
    replace: documentReplacer(navigations),
  });
  const fleetSites = new FleetSites({
    blockedSites,
    send: (frame) => link.send(frame),
    apply: () => applyBlockedSites({ rules, guard, sessions }),
  });
  return { rules, first, permissions, policy, guard, fleetSites };
}
