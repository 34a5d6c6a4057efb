import type { LiveFrame, LiveSession } from '../../service/live/live-state';
import type { LiveState } from '../../service/live/sent-before';

interface Part {
  sessions: Map<string, LiveSession>;
  approvals: LiveState['approvals'];
  browsers: LiveState['browsers'];
}

/** What several relays show, kept up to date by their frames. */
export class MergedView {
  /** By relay. Written by `take`; one dies with `keepOnly`. */
  readonly #parts = new Map<string, Part>();

  /** @param isWhole the first frame of a relay has all there is */
  take(relay: string, { sessions = [], gone = [], approvals, browsers }: LiveFrame, isWhole: boolean): void {
    const known = isWhole ? undefined : this.#parts.get(relay);
    const part = known ?? { sessions: new Map<string, LiveSession>(), approvals: [], browsers: [] };
    for (const session of sessions) part.sessions.set(session.id, session);
    for (const id of gone) part.sessions.delete(id);
    if (approvals) part.approvals = approvals;
    if (browsers) part.browsers = browsers;
    this.#parts.set(relay, part);
  }

  /** Forgets what other relays show. @returns whether that was anything */
  keepOnly(relays: readonly string[]): boolean {
    const lost = [...this.#parts.keys()].filter((relay) => !relays.includes(relay));
    for (const relay of lost) this.#parts.delete(relay);
    return lost.length > 0;
  }

  state(): LiveState {
    const parts = [...this.#parts.values()];
    const approvals = parts.flatMap((part) => part.approvals);
    const waits = ({ state }: LiveState['approvals'][number]) => state === 'waiting';
    return {
      sessions: parts.flatMap(({ sessions }) => [...sessions.values()]),
      approvals: [...approvals.filter(waits), ...approvals.filter((one) => !waits(one))],
      browsers: parts.flatMap(({ browsers }) => browsers),
    };
  }
}
