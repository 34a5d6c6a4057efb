/** Answers the dialogs of session pages as the session's `dialogs` option says, and notes them for the step's reply. */
import * as z from 'zod/mini';
import { type Dialog, dialogSchema, messageOf } from '../../protocol/dialogs';
import type { Sender } from '../browser-api/runtime';
import type { runInFrame } from '../browser-api/scripting';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import { answerDialogs, forwardDialogs } from './dialogs-in-page';

/** What a document reports. What was answered is not the page's to say; the extension's own world adds `verdict`. */
const reportSchema = z.object({
  dialog: z.object({
    type: dialogSchema.shape.type,
    message: z.string(),
    preset: z.string(),
    verdict: z.optional(z.enum(['accept', 'dismiss'])),
  }),
});

const maxChars = 1_000;

/** A document that is held by a dialog, or busy, is not waited for longer than this. */
const reportTimeoutMs = 250;

export class Dialogs {
  /** By tab, while the top document's dialogs are not yet answered and reported. */
  readonly #preparing = new Map<number, Promise<void>>();

  constructor(
    private readonly parts: {
      sessions: Pick<Sessions, 'ofTab'>;
      sideEffects: StepSideEffects;
      runInFrame: typeof runInFrame;
    },
  ) {}

  /**
   * Answers the dialogs of a frame's document from now on, if its tab belongs to a session. At the document's commit
   * this mostly comes before the first inline script; a dialog that was faster is dismissed by `dismissOpenDialogs`.
   */
  async answerIn(tabId: number, frameId: number, options: { isNew: boolean }): Promise<void> {
    const session = this.parts.sessions.ofTab(tabId);
    if (!session) return;
    const prepared = this.#prepare(session, { tabId, frameId }, options);
    if (frameId !== 0) return prepared;
    this.#preparing.set(tabId, prepared);
    await prepared;
    if (this.#preparing.get(tabId) === prepared) this.#preparing.delete(tabId);
  }

  /** Resolves when what a new document has reported so far was noted: it may have loaded before its report came. */
  async reported(tabId: number): Promise<void> {
    const preparing = this.#preparing.get(tabId);
    if (!preparing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, reportTimeoutMs);
    });
    await Promise.race([preparing, late]);
    clearTimeout(timer);
  }

  async #prepare(
    session: SessionRecord,
    { tabId, frameId }: { tabId: number; frameId: number },
    { isNew }: { isNew: boolean },
  ): Promise<void> {
    const { runInFrame } = this.parts;
    const eventName = crypto.randomUUID();
    const { dialogs, promptText = null, hold } = session;
    // Where acts are held, one is accepted only after it was judged.
    const unjudged = hold && dialogs === 'accept' ? 'dismiss' : dialogs;
    // No script runs in error pages and the browser's own, and these open no dialogs.
    const override = (onlyFresh: boolean) =>
      runInFrame({ tabId, frameId, world: 'MAIN' }, answerDialogs, [
        eventName,
        unjudged,
        promptText,
        onlyFresh,
      ]).catch(() => true);
    const overridden = isNew ? override(true) : false;
    const forward = runInFrame({ tabId, frameId, world: 'ISOLATED' }, forwardDialogs, [eventName]);
    const isFirst = await forward.catch(() => false);
    // Only the extension's own world can be trusted to tell whether the document has been prepared before.
    if (isFirst && !(await overridden)) await override(false);
  }

  /** Takes a content script's message about a dialog; ignores any other. */
  received(message: unknown, sender: Sender): void {
    const report = reportSchema.safeParse(message);
    const session = sender.tab?.id === undefined ? undefined : this.parts.sessions.ofTab(sender.tab.id);
    if (!report.success || !session) return;
    const { type, message: text, preset, verdict } = report.data.dialog;
    const dialog = {
      type,
      message: messageOf(text),
      ...answerTo({ type, preset, verdict }, session),
    };
    this.parts.sideEffects.note(session.id, { dialog });
  }
}

/** What the override has answered, as the session's options say or as it was judged. */
function answerTo(
  {
    type,
    preset,
    verdict,
  }: Pick<Dialog, 'type'> & { preset: string; verdict?: 'accept' | 'dismiss' | undefined },
  { dialogs, promptText, hold }: Pick<SessionRecord, 'dialogs' | 'promptText' | 'hold'>,
): Pick<Dialog, 'answer' | 'text'> {
  const refused = dialogs === 'block' ? 'blocked' : 'dismissed';
  if (type === 'beforeunload') return { answer: 'accepted' };
  if (type === 'print' || dialogs === 'block') return { answer: refused };
  const asks = type === 'confirm' || type === 'prompt';
  const unjudged = dialogs === 'accept' && !(hold && asks) ? 'accept' : 'dismiss';
  if ((verdict ?? unjudged) !== 'accept') return { answer: refused };
  if (type !== 'prompt') return { answer: 'accepted' };
  return { answer: 'accepted', text: (promptText ?? preset).slice(0, maxChars) };
}
