/** Decides which connections and disconnections of browsers are printed to the terminal. */
import type { ChildMessage } from '../child-messages';

/** The extension reconnects while it is loaded and paired, and when its worker is stopped; nobody needs to know. */
const shortAbsenceMs = 5_000;

export interface Announcements {
  /** Says what of the relay's message concerns the user. */
  onMessage(message: ChildMessage): void;
  /** Who connects next is news again. */
  forget(): void;
}

/** @param say prints a line */
export function announcements(say: (line: string) => void, now: () => number = Date.now): Announcements {
  /** Browsers that were named, with the time since when they are away. */
  const named = new Map<string, number | undefined>();

  function isNews(browserId: string): boolean {
    if (!named.has(browserId)) return true;
    const awaySince = named.get(browserId);
    return awaySince !== undefined && now() - awaySince > shortAbsenceMs;
  }

  return {
    onMessage(message) {
      // A relay that is back after it died starts with no browser.
      if ('ready' in message) named.clear();
      else if ('paired' in message) say(`Paired with a new browser: ${message.paired.name}.`);
      else if ('browserLost' in message) {
        const { id } = message.browserLost;
        if (named.has(id)) named.set(id, now());
      } else if ('browserConnected' in message) {
        const { id, name } = message.browserConnected;
        if (isNews(id)) say(`Connected: ${name}.`);
        named.set(id, undefined);
      }
    },
    forget: () => named.clear(),
  };
}
