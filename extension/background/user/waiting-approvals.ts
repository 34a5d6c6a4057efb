/** The held acts that wait for the person at this browser, as the relay told them. */
import type { WaitingApproval } from '../../protocol/approvals';
import type { ToRelay } from '../../protocol/frames/frames';
import type { ApprovalNotice } from './approval-notice';
import type { Badge } from './badge';

export class WaitingApprovals {
  /** Written by `show`; the relay tells all again with each connection. */
  #waiting: readonly WaitingApproval[] = [];

  constructor(
    private readonly badge: Pick<Badge, 'setApprovals'>,
    private readonly send: (frame: ToRelay) => void,
    private readonly notice: Pick<ApprovalNotice, 'tell'>,
  ) {}

  /** Those whose time is not over. */
  list(): WaitingApproval[] {
    return this.#waiting.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  }

  show(waiting: readonly WaitingApproval[]): void {
    this.#waiting = waiting;
    this.badge.setApprovals(waiting.length);
    this.notice.tell(waiting);
  }

  decide(id: string, decision: 'once' | 'task' | 'deny'): void {
    this.send({ type: 'decide', id, decision });
    this.show(this.#waiting.filter((one) => one.id !== id));
  }
}
