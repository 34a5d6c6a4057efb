/** Judges acts with consequences, and notes the messages after them; loaded with the first act of a task, or of a session that holds them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { type ActGuard, actGuard } from '../../dom/effects/act-guard';
import { ForwardedActs } from '../../dom/effects/forwarded-acts';
import { PassingMessages } from '../../dom/messages/passing-messages';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    effects: typeof guardWithPage;
  }
  /** What the document has shown since its first act. Read by `inspect`; dies with the document. */
  var tabrelayMessages: PassingMessages | undefined;
}

function guardWithPage(...[parts, act]: Parameters<typeof actGuard>): ActGuard {
  const guard = actGuard(parts, act, ForwardedActs);
  return {
    ...guard,
    begin(on, onto) {
      guard.begin(on, onto);
      globalThis.tabrelayMessages ??= new PassingMessages(parts.document, parts.shadow, parts.listens);
      globalThis.tabrelayMessages.beginAct(on);
    },
  };
}

export default defineUnlistedScript(() => provide('effects', guardWithPage));
