import { oneTask } from '../dom/events/fire';

interface NavigationWatch {
  /** Watches the document that a window shows; returns a function that stops this. */
  in(view: Window): () => void;
  /** What has begun: `leaving` this document; `frameLeaving`, the document of a frame, for what a server has; a download. */
  seen(afterTask: boolean): Promise<{ leaving: boolean; frameLeaving: boolean; downloading: boolean }>;
}

/**
 * Watches whether this document, or one in a frame, is about to be replaced by another.
 * @param leaves is called when this document begins to navigate, which need not take it away
 */
export function watchNavigation(document: Document, leaves: () => void): NavigationWatch {
  const own = document.defaultView;
  const started = new Map<Window, NavigateEvent>();
  return {
    in(view) {
      const { navigation } = view as Partial<Pick<Window, 'navigation'>>;
      const note = (event: NavigateEvent) => {
        started.set(view, event);
        if (view === own) leaves();
      };
      navigation?.addEventListener('navigate', note);
      return () => navigation?.removeEventListener('navigate', note);
    },
    async seen(afterTask) {
      // Forms and `location = …` navigate in the task after the one that asked for it.
      if (!afterTask) await oneTask(document);
      const given = [...started].filter(
        ([, { defaultPrevented, signal, target }]) =>
          !defaultPrevented && !signal.aborted && !(target as Navigation).transition,
      );
      const left = given.filter(([, event]) => isElsewhere(event));
      return {
        leaving: left.some(([view]) => view === own),
        frameLeaving: left.some(
          ([view, { destination }]) => view !== view.top && /^http/.test(destination.url),
        ),
        downloading: given.some(([, { downloadRequest }]) => typeof downloadRequest === 'string'),
      };
    },
  };
}

function isElsewhere({ downloadRequest, destination }: NavigateEvent): boolean {
  const isPage = !destination.sameDocument && typeof downloadRequest !== 'string';
  return isPage && /^(https?|about|blob|data|file):/.test(destination.url);
}
