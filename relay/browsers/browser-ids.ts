/** Reads browser ids out of session ids, and makes names for people from them. */

/** A session id is `<browser id>-<random>`, so any relay can route it without a registry. */
export function browserOf(sessionId: string): string {
  return sessionId.slice(0, sessionId.indexOf('-'));
}

/** The name of a browser for people; the start of the id distinguishes two of the same kind. */
export function nameForPeople(kind: string, browserId: string): string {
  return `${kind} (${browserId.slice(0, 4)})`;
}
