/** Puts a session's policy in force in the browser, and removes that of a task that is over. */
import type { Order } from '../../protocol/frames/frames';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { SessionRules } from './session-rules';
import type { SitePermissions } from './site-permissions';

export class SessionPolicy {
  constructor(
    private readonly parts: { sessions: Sessions; rules: SessionRules; permissions: SitePermissions },
  ) {}

  /** Sets or removes the policy of a task; resolves when that is in force. */
  async set({ sessionId, taskId, policy, forMs }: Extract<Order, { do: 'setPolicy' }>): Promise<null> {
    const { sessions } = this.parts;
    sessions.get(sessionId);
    sessions.setPolicy(sessionId, taskId, policy, forMs === undefined ? undefined : Date.now() + forMs);
    await this.apply(sessions.get(sessionId));
    return null;
  }

  /** Resolves when all that the session's policy asks of the browser is in force. */
  async apply(session: SessionRecord): Promise<void> {
    const { permissions, rules } = this.parts;
    await permissions.forbidPopups(session, effectivePolicy(session).policy?.allowedDomains ?? []);
    await rules.inForce();
  }

  /** To be called once when the worker starts: it does not know which pop-ups the worker before it forbade. */
  restore(): void {
    const { sessions } = this.parts;
    for (const { id } of sessions.all()) {
      const session = sessions.get(id);
      if (effectivePolicy(session).policy) void this.apply(session);
    }
  }

  /** Removes the policies of tasks whose time is over; the relay may have been stopped before it could. */
  async releaseExpired(sessionId: string): Promise<void> {
    const { sessions } = this.parts;
    const { id, tasks } = sessions.get(sessionId);
    const expired = Object.entries(tasks).filter(([, { endsAt = Infinity }]) => endsAt <= Date.now());
    if (expired.length === 0) return;
    for (const [taskId] of expired) sessions.setPolicy(id, taskId);
    await this.apply(sessions.get(id));
  }

  /**
   * Removes the policy under which the session's first page was opened: the caller acts, so where the session goes from
   * here is the caller's doing. What only reads leaves it in force, since the page may redirect itself later.
   */
  async endOpening(sessionId: string): Promise<void> {
    const { sessions, rules } = this.parts;
    const { opening } = sessions.get(sessionId);
    if (!opening) return;
    sessions.endOpening(sessionId);
    await (opening.allowedDomains ? this.apply(sessions.get(sessionId)) : rules.inForce());
  }
}
