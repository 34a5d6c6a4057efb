/** What the ids of browsers and sessions say. */

/** A session id is `<browser id>-<random>`, so any relay can route it without a registry. */
export function browserOf(sessionId: string): string {
  return sessionId.slice(0, sessionId.indexOf('-'));
}

/** The name of a browser for people; two of the same kind are told apart by the start of their id. */
export function nameForPeople(kind: string, browserId: string): string {
  return `${kind} (${browserId.slice(0, 4)})`;
}
