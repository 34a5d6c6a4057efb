/** The sites that no session opens, as the browsers of a fleet tell each other through their relays. */
import * as z from 'zod/mini';

/** From a browser: those that its own user has blocked. From a relay: those that are blocked anywhere in its fleet. */
export const blockedSitesFrameSchema = z.object({
  type: z.literal('blockedSites'),
  sites: z.array(z.string()),
});

/**
 * Those of the fleet, in the relay's welcome: null while the relay has not heard of them, absent where it is in no fleet.
 * Only who finds this field there sends the frame above, and only who has sent it gets it: others do not know it.
 */
export const fleetSitesSchema = z.optional(z.nullable(z.array(z.string())));
export type FleetSites = z.infer<typeof fleetSitesSchema>;
