/** Decides which connections and disconnections of browsers are printed to the terminal. */
import type { ChildMessage } from '../child-messages';

/** The extension reconnects while it is loaded and paired, and after its worker was stopped: that is not reported. */
const shortAbsenceMs = 5_000;

export interface Announcements {
  /** Says what of the relay's message concerns the user. */
  onMessage(message: ChildMessage): void;
  /** The browser that `npm start` launched has ended: its next connection is reported again. */
  forgetLaunched(): void;
}

/**
 * @param options.say prints a line
 * @param options.isPaired whether the browser with this id may still connect
 * @param options.onLastLost called after the line for a browser paired by hand that has left no other
 */
export function announcements(options: {
  say(line: string): void;
  isPaired(browserId: string): boolean;
  onLastLost(): void;
}): Announcements {
  const { say, isPaired, onLastLost } = options;
  /** Browsers whose connection was reported, by id. Those that are away have a timer that reports it. */
  const reported = new Map<string, { name: string; pairedByHand: boolean; absence?: NodeJS.Timeout }>();

  function forget(id: string): void {
    clearTimeout(reported.get(id)?.absence);
    reported.delete(id);
  }

  function onLost(id: string): void {
    const browser = reported.get(id);
    if (!browser) return;
    clearTimeout(browser.absence);
    const report = (line: string) => {
      forget(id);
      say(line);
      if (browser.pairedByHand && reported.size === 0) onLastLost();
    };
    if (isPaired(id)) {
      browser.absence = setTimeout(() => report(`Disconnected: ${browser.name}.`), shortAbsenceMs).unref();
    } else report(`Removed: ${browser.name}.`);
  }

  return {
    onMessage(message) {
      // A relay that is back after it died starts with no browser.
      if ('ready' in message) for (const id of reported.keys()) forget(id);
      else if ('paired' in message) say(`Paired with a new browser: ${message.paired.name}.`);
      else if ('browserLost' in message) onLost(message.browserLost.id);
      else if ('browserConnected' in message) {
        const { id, name, pairedByHand } = message.browserConnected;
        if (!reported.has(id)) say(`Connected: ${name}.`);
        clearTimeout(reported.get(id)?.absence);
        reported.set(id, { name, pairedByHand });
      }
    },
    forgetLaunched() {
      for (const [id, { pairedByHand }] of reported) if (!pairedByHand) forget(id);
    },
  };
}
