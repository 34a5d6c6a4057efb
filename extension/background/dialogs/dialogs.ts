/** No dialog of a session's page may hold it; each is answered as the session wants, and the reply names it. */
import * as z from 'zod/mini';
import { dialogSchema } from '../../protocol/dialogs';
import { runInFrame, type Sender } from '../browser-api';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import { answerDialogs, passOnDialogs } from './dialogs-in-page';

const reportSchema = z.object({ dialog: dialogSchema });

export interface Dialogs {
  /**
   * Answers the dialogs of a frame's document from now on, if its tab is a session's. At the document's commit this
   * mostly comes before the first inline script; a dialog that got past it is ended by `endOpenDialogs`.
   */
  answerIn(tabId: number, frameId: number): Promise<void>;
  /** Takes what a frame of a session's tab reports of its dialogs; anything else is none of it. */
  hear(message: unknown, sender: Sender): Promise<void>;
}

export function createDialogs(parts: { sessions: Promise<Sessions>; sideEffects: StepSideEffects }): Dialogs {
  return {
    async answerIn(tabId, frameId) {
      const session = (await parts.sessions).ofTab(tabId);
      if (!session) return;
      const eventName = crypto.randomUUID();
      const { dialogs, promptText = null } = session;
      const ran = [
        runInFrame({ tabId, frameId, world: 'MAIN' }, answerDialogs, [eventName, dialogs, promptText]),
        runInFrame({ tabId, frameId, world: 'ISOLATED' }, passOnDialogs, [eventName]),
      ];
      // Error pages and the browser's own let nobody in, and open no dialogs.
      for (const run of ran) run.catch(() => undefined);
    },
    async hear(message, sender) {
      const report = reportSchema.safeParse(message);
      const session = sender.tab?.id === undefined ? undefined : (await parts.sessions).ofTab(sender.tab.id);
      if (report.success && session) parts.sideEffects.note(session.id, report.data);
    },
  };
}
