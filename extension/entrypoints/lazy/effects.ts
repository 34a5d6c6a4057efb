/** Judges acts with consequences; loaded with the first act of a task, or of a session that holds them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { actGuard } from '../../dom/effects/act-guard';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    effects: typeof actGuard;
  }
}

export default defineUnlistedScript(() => provide('effects', actGuard));
