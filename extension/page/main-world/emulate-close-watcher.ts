import { closeRequest } from '../../dom/keyboard/close-request';
import { browsersOwn } from './browsers-own';

/** The part of `CloseWatcher` that is used; the DOM types do not have it yet. https://html.spec.whatwg.org/#closewatcher */
interface Watcher extends EventTarget {
  requestClose(): void;
  destroy(): void;
}
type WatcherClass = new (options?: { signal?: AbortSignal }) => Watcher;

/**
 * Lets Escape ask the page's latest `CloseWatcher`, which the browser does for trusted keys only. Runs in the page's own
 * world.
 */
export function emulateCloseWatcher(view: Window & typeof globalThis): void {
  const CloseWatcher = browsersOwn(view, 'CloseWatcher') as WatcherClass | undefined;
  if (!CloseWatcher) return;
  /** Those that are active, the latest last. Each leaves when it closes or is destroyed. */
  const active = new Set<Watcher>();
  const { prototype } = CloseWatcher;
  prototype.destroy = new Proxy(prototype.destroy, {
    apply(own, watcher, args) {
      active.delete(watcher);
      return Reflect.apply(own, watcher, args);
    },
  });
  Reflect.set(
    view,
    'CloseWatcher',
    new Proxy(CloseWatcher, {
      construct(own, args, newTarget) {
        const watcher: Watcher = Reflect.construct(own, args, newTarget);
        const forget = () => active.delete(watcher);
        active.add(watcher);
        watcher.addEventListener('close', forget);
        const { signal } = (args[0] ?? {}) as { signal?: AbortSignal };
        if (signal?.aborted) forget();
        signal?.addEventListener('abort', forget);
        return watcher;
      },
    }),
  );
  view.addEventListener(closeRequest, () => [...active].at(-1)?.requestClose(), true);
}
