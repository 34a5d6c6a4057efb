/** Answers the dialogs of session pages as the session's `dialogs` option says, and notes them for the step's reply. */
import * as z from 'zod/mini';
import { dialogSchema } from '../../protocol/dialogs';
import type { Sender } from '../browser-api/runtime';
import { runInFrame } from '../browser-api/scripting';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import { answerDialogs, forwardDialogs } from './dialogs-in-page';

const reportSchema = z.object({ dialog: dialogSchema });

export class Dialogs {
  constructor(private readonly parts: { sessions: Sessions; sideEffects: StepSideEffects }) {}

  /**
   * Answers the dialogs of a frame's document from now on, if its tab belongs to a session. At the document's commit
   * this mostly comes before the first inline script; a dialog that was faster is dismissed by `dismissOpenDialogs`.
   */
  answerIn(tabId: number, frameId: number): void {
    const session = this.parts.sessions.ofTab(tabId);
    if (!session) return;
    const eventName = crypto.randomUUID();
    const { dialogs, promptText = null } = session;
    const running = [
      runInFrame({ tabId, frameId, world: 'MAIN' }, answerDialogs, [eventName, dialogs, promptText]),
      runInFrame({ tabId, frameId, world: 'ISOLATED' }, forwardDialogs, [eventName]),
    ];
    // No script runs in error pages and the browser's own, and these open no dialogs.
    for (const run of running) run.catch(() => undefined);
  }

  /** Takes a content script's message about a dialog; ignores any other. */
  received(message: unknown, sender: Sender): void {
    const report = reportSchema.safeParse(message);
    const session = sender.tab?.id === undefined ? undefined : this.parts.sessions.ofTab(sender.tab.id);
    if (report.success && session) this.parts.sideEffects.note(session.id, report.data);
  }
}
