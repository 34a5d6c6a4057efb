// Why: a step that starts a navigation is answered only after the new page has come.
import { oneTask } from '../dom/fire';

/** As much of the Navigation API as is used: https://html.spec.whatwg.org/#navigate-event */
interface NavigateEvent extends Event {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { sameDocument: boolean; url: string };
  /** Aborted when the page stops the navigation, but not when it turns out to be a download or an empty answer. */
  signal: AbortSignal;
}

/** Watches whether this document is about to be replaced by another. */
export function watchLeaving(document: Document): {
  seen(): Promise<{ leaving: boolean; downloading: boolean }>;
  stop(): void;
} {
  const navigation = (document.defaultView as { navigation?: EventTarget & { transition: unknown } } | null)
    ?.navigation;
  let started: NavigateEvent | undefined;
  const note = (event: Event) => {
    started = event as NavigateEvent;
  };
  navigation?.addEventListener('navigate', note);
  return {
    async seen() {
      // Forms and `location = …` navigate in the task after the one that asked for it.
      await oneTask(document);
      const given =
        started && !started.defaultPrevented && !started.signal.aborted && !navigation?.transition
          ? started
          : undefined;
      const elsewhere =
        given &&
        !given.hashChange &&
        !given.destination.sameDocument &&
        /^(https?|about|blob|data|file):/.test(given.destination.url);
      const downloading = typeof given?.downloadRequest === 'string';
      return { leaving: Boolean(elsewhere) && !downloading, downloading };
    },
    stop: () => navigation?.removeEventListener('navigate', note),
  };
}
