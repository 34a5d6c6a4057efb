/** The subjects of a fleet. They hold random ids and labels only: a member that watches all subjects learns nothing private. */

/** What is in `relay/fleet/` of another protocol is not understood, so such relays do not see each other. */
export const fleetProtocol = 1;

/** @param fleet its name, the prefix of all */
export function subjectsOf(fleet: string) {
  return {
    /** Heartbeats of one run of a relay, or with `*` of all. */
    beat: (run: string) => `${fleet}.beat.${run}`,
    /** Calls about what a relay keeps itself: tasks, approvals, lists. */
    relay: (run: string) => `${fleet}.relay.${run}`,
    /** Calls about the sessions of one browser, to the run of the relay that holds it. */
    browser: (browserId: string, run: string) => `${fleet}.browser.${browserId}.${run}`,
    /** Asks which browser with this label may open a session. */
    open: (label: string) => `${fleet}.open.${label}`,
    /** Where a run of a relay waits for answers; `id` is that of the call, or `*`. */
    inbox: (run: string, id: string) => `${fleet}.inbox.${run}.call.${id}`,
    /** Where its NATS client does. */
    clientInbox: (run: string) => `${fleet}.inbox.${run}.client`,
    event: (run: string) => `${fleet}.event.${run}`,
    audit: (run: string) => `${fleet}.audit.${run}`,
  };
}

export type Subjects = ReturnType<typeof subjectsOf>;
