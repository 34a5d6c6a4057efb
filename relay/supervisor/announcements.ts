/** Decides which connections and disconnections of browsers are printed to the terminal. */
import type { ChildMessage } from '../child-messages';

/**
 * Reconnections within this time are not printed: the extension reconnects when it is loaded, paired, or its worker
 * restarts.
 */
const shortAbsenceMs = 5_000;

export interface Announcements {
  /** Prints what concerns the user. */
  onMessage(message: ChildMessage): void;
  /** Prints the next connection of every browser again. */
  forget(): void;
}

/** @param say prints a line */
export function announcements(say: (line: string) => void, now: () => number = Date.now): Announcements {
  /** The printed browsers, with the time since when they are disconnected. */
  const named = new Map<string, number | undefined>();

  function isNews(browserId: string): boolean {
    if (!named.has(browserId)) return true;
    const awaySince = named.get(browserId);
    return awaySince !== undefined && now() - awaySince > shortAbsenceMs;
  }

  return {
    onMessage(message) {
      // A restarted relay starts without browsers.
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
