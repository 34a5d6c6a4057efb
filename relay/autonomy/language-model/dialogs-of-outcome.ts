import { isRecord } from '../../../extension/protocol/is-record';
import type { ActOutcome } from '../model';

/** A native dialog of the page, and how the session has answered it. */
interface AnsweredDialog {
  type: string;
  message: string;
  isDismissed: boolean;
}

/** The native dialogs that an act has opened, in order. */
export function dialogsOfOutcome({ result }: ActOutcome): AnsweredDialog[] {
  const { dialog, dialogs = [dialog] }: Record<string, unknown> = typeof result === 'object' ? result : {};
  return (Array.isArray(dialogs) ? dialogs : []).flatMap((one: unknown) => {
    if (!isRecord(one) || !('type' in one) || !('message' in one)) return [];
    return [
      { type: String(one.type), message: String(one.message), isDismissed: one.answer === 'dismissed' },
    ];
  });
}
