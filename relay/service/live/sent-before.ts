/** What is different from what somebody was shown before. */
import type { Approval } from '../approvals/approval';
import type { LiveBrowser, LiveFrame, LiveSession } from './live-state';

/** All that a person may see now. */
export interface LiveState {
  sessions: LiveSession[];
  approvals: Approval[];
  browsers: LiveBrowser[];
}

/** What somebody was shown, as JSON; as large as what there is. */
export class SentBefore {
  readonly #sessions = new Map<string, string>();
  #approvals = '';
  #browsers = '';

  /** What is different in `state`. */
  difference({ sessions, approvals, browsers }: LiveState): LiveFrame {
    const ids = new Set(sessions.map(({ id }) => id));
    const gone = [...this.#sessions.keys()].filter((id) => !ids.has(id));
    for (const id of gone) this.#sessions.delete(id);
    const changed = sessions.filter((session) => {
      const json = JSON.stringify(session);
      if (this.#sessions.get(session.id) === json) return false;
      this.#sessions.set(session.id, json);
      return true;
    });
    const frame: LiveFrame = {
      ...(changed.length > 0 && { sessions: changed }),
      ...(gone.length > 0 && { gone }),
    };
    const [newApprovals, newBrowsers] = [JSON.stringify(approvals), JSON.stringify(browsers)];
    if (newApprovals !== this.#approvals) frame.approvals = approvals;
    if (newBrowsers !== this.#browsers) frame.browsers = browsers;
    this.#approvals = newApprovals;
    this.#browsers = newBrowsers;
    return frame;
  }
}
