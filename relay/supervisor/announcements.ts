/** Decides which connections and disconnections of browsers are printed to the terminal. */
import { nameForPeople } from '../browsers/browser-ids';
import type { ChildMessage } from '../child-messages';

/**
 * Reconnections within this time are not printed: the extension reconnects when it is loaded, paired, or its worker
 * restarts.
 */
const shortAbsenceMs = 5_000;

export interface Announcements {
  /** Prints what concerns the user. */
  onMessage(message: ChildMessage): void;
  /** Prints the next connection of the launched browser again, and not that it was lost. */
  forgetLaunched(): void;
}

/**
 * @param options.say prints a line
 * @param options.onLastLost called after the line for a browser paired by hand that has left no other
 */
export function announcements(options: { say(line: string): void; onLastLost(): void }): Announcements {
  const { say, onLastLost } = options;
  /** Browsers whose connection was reported, by id. Those that are away have a timer that reports it. */
  const reported = new Map<string, { name: string; pairedByHand: boolean; absence?: NodeJS.Timeout }>();

  function forget(id: string): void {
    clearTimeout(reported.get(id)?.absence);
    reported.delete(id);
  }

  /** Prints the line; it is the browser's last, until it connects again. */
  function reportGone(id: string, line: string): void {
    const wasLast = reported.get(id)?.pairedByHand === true && reported.size === 1;
    forget(id);
    say(line);
    if (wasLast) onLastLost();
  }

  function onLost(id: string): void {
    const browser = reported.get(id);
    if (!browser) return;
    clearTimeout(browser.absence);
    const report = () => reportGone(id, `Disconnected: ${browser.name}.`);
    browser.absence = setTimeout(report, shortAbsenceMs).unref();
  }

  return {
    onMessage(message) {
      // A restarted relay starts without browsers.
      if ('ready' in message) for (const id of reported.keys()) forget(id);
      else if ('paired' in message) say(`Paired with a new browser: ${shown(message.paired)}.`);
      else if ('unpaired' in message) {
        const { id, where } = message.unpaired;
        const what = where === 'browser' ? 'Unpaired by its user' : 'Removed';
        reportGone(id, `${what}: ${shown(message.unpaired)}. Its sessions have ended.`);
      } else if ('browserLost' in message) onLost(message.browserLost.id);
      else if ('browserConnected' in message) {
        const { id, pairedByHand } = message.browserConnected;
        const name = shown(message.browserConnected);
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

/** The name by which GET /v1/browsers lists a browser. */
function shown({ id, name }: { id: string; name: string }): string {
  return nameForPeople(name, id);
}
