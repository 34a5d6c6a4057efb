/** Notifies the user of acts that wait for approval, if they have chosen so. */
import type { WaitingApproval } from '../../protocol/approvals';

const noticeId = 'approvals';

export class ApprovalNotice {
  /** The acts that were told, by id. Written by `tell`; starts again with each worker. */
  #told = new Set<string>();

  constructor(
    private readonly parts: {
      isOn(): boolean;
      /** Shows a notification, or another text in the one with this id. */
      show(id: string, title: string, message: string): Promise<void>;
      clear(id: string): Promise<void>;
    },
  ) {}

  /** One notification for all that wait, shown again with each that comes. */
  tell(waiting: readonly WaitingApproval[]): void {
    const fresh = waiting.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(waiting.map(({ id }) => id));
    if (waiting.length === 0) void this.parts.clear(noticeId).catch(() => undefined);
    const [latest] = fresh.toReversed();
    if (!latest || !this.parts.isOn()) return;
    const title = waiting.length === 1 ? '1 act waits for you' : `${waiting.length} acts wait for you`;
    const { action, element, where, keyName } = latest;
    const message = `${action} on ${element}, ${where}. Asked by key ${keyName}. Decide in the tabrelay popup.`;
    // Without the permission, or where the system shows none, the badge says it.
    void this.parts.show(noticeId, title, message).catch(() => undefined);
  }
}
