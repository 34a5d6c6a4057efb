/** Judges acts with consequences; loaded with the first act of a task, or of a session that holds them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { actGuard } from '../../dom/effects/act-guard';
import { ForwardedActs } from '../../dom/effects/forwarded-acts';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    effects: typeof guardWithPage;
  }
}

function guardWithPage(...[parts, act]: Parameters<typeof actGuard>) {
  return actGuard(parts, act, ForwardedActs);
}

export default defineUnlistedScript(() => provide('effects', guardWithPage));
