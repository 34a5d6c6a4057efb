/** Tracks the navigations of subframes during a step, since one may turn out to be a download. */
import { whenAborted } from '../when-aborted';
import { aborted } from './navigation-state';

export interface FrameWatch {
  /**
   * Whether the first navigation of these frames to end was aborted, as a download is; false when the signal aborts
   * before. It may be that of another frame than the step's: at worst a file is not reported, or waited for in vain.
   */
  wasAborted(signal: AbortSignal): Promise<boolean>;
  stop(): void;
}

interface Watch {
  has(tabId: number): boolean;
  inFlight: Set<number>;
  end(isAborted: boolean): void;
}

export class FrameNavigations {
  /** One for each running step; written by `watch`, removed by the watch's `stop`. */
  readonly #watches = new Set<Watch>();

  began(tabId: number, frameId: number): void {
    for (const { inFlight } of this.#watchesOf(tabId)) inFlight.add(frameId);
  }

  /** A document has committed, or failed with this error. */
  ended(tabId: number, frameId: number, error?: string): void {
    for (const { inFlight, end } of this.#watchesOf(tabId))
      if (inFlight.delete(frameId)) end(error === aborted);
  }

  /** Watches navigations of subframes that begin from now on, in tabs of which `has` is true, until it is stopped. */
  watch(has: (tabId: number) => boolean): FrameWatch {
    const { promise: ended, resolve: end } = promiseWithResolvers();
    const watch: Watch = { has, inFlight: new Set(), end };
    this.#watches.add(watch);
    return {
      wasAborted: (signal) => Promise.race([ended, whenAborted(signal).then(() => false)]),
      stop: () => this.#watches.delete(watch),
    };
  }

  #watchesOf(tabId: number): Watch[] {
    return [...this.#watches].filter(({ has }) => has(tabId));
  }
}

function promiseWithResolvers() {
  let resolve: (isAborted: boolean) => void = () => {};
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
