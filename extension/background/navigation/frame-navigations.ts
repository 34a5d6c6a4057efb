/** Where a step leads a frame may be a file, and then no page comes that the step could be answered by. */
import { aborted } from './navigations';

export interface FrameNavigations {
  began(tabId: number, frameId: number): void;
  /** A page has come, or none did for this reason. */
  ended(tabId: number, frameId: number, error?: string): void;
  /** Watches what frames set out for from now on, in tabs of which `has` is true. It has to be stopped again. */
  watch(has: (tabId: number) => boolean): FrameWatch;
  /** Whether frames of the tab are being watched. */
  isWatched(tabId: number): boolean;
}

export interface FrameWatch {
  /**
   * Whether the first of these frames to end has got nowhere, as with a download; false when the signal aborts before.
   * A step watches its own frame and those that move beside it: at worst a file is not told, or waited for in vain.
   */
  cameToNothing(signal: AbortSignal): Promise<boolean>;
  stop(): void;
}

interface Watch {
  has(tabId: number): boolean;
  inFlight: Set<number>;
  end(inNothing: boolean): void;
}

export function createFrameNavigations(): FrameNavigations {
  const watches = new Set<Watch>();
  const over = (tabId: number) => [...watches].filter(({ has }) => has(tabId));
  return {
    began(tabId, frameId) {
      for (const { inFlight } of over(tabId)) inFlight.add(frameId);
    },
    ended(tabId, frameId, error) {
      for (const { inFlight, end } of over(tabId)) if (inFlight.delete(frameId)) end(error === aborted);
    },
    watch(has) {
      let end: Watch['end'] = () => {};
      const ended = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      const watch: Watch = { has, inFlight: new Set(), end };
      watches.add(watch);
      return {
        cameToNothing: (signal) => Promise.race([ended, aborting(signal).then(() => false)]),
        stop: () => watches.delete(watch),
      };
    },
    isWatched: (tabId) => over(tabId).length > 0,
  };
}

function aborting(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
