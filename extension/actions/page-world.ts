/** What the content script passes to the behaviour of an action inside a document. */

import type { ActGuard } from '../dom/effects/act-guard';
import type { Devices } from '../dom/events/devices';
import type { Refs } from '../dom/find/refs';
import type { VisibilityFilter } from '../dom/read/sight/visibility-filter';
import type { SecretPlaces } from '../dom/secrets/secret-places';
import type { StepResult } from '../protocol/frames/frames';
import type { LazyScript, Unfinished } from '../protocol/page-messages';

export interface PageWorld {
  document: Document;
  /** Which element each `ref=` of a snapshot means. Dies with the document. */
  refs: Refs;
  /** Mouse and keyboard as the last step left them. Dies with the document. */
  devices: Devices;
  /** An element's shadow root, closed ones too: in a content script `chrome.dom.openOrClosedShadowRoot`. */
  shadow(element: Element): ShadowRoot | null;
  /** What a person can see, where only that is to be read. */
  visibilityFilter?: VisibilityFilter | undefined;
  /** What a lazy script provides. The script is put into the document with its first use, to keep the page script small. */
  load<Name extends LazyScript>(name: Name): Promise<LazyScripts[Name]>;
  /**
   * To be called before the page receives the first event: until then the step can start again in another document. `on`
   * is the element that the selector means, `onto` that of a selector in the value.
   */
  begin(on?: Element, onto?: Element): void;
  /**
   * To be called when everything was dispatched: the result, should the document go away before the answer. With `ifLeaving`
   * before the last events of a click: the result as soon as these make the document leave. A document of another process
   * may take its place while the page is still busy with the click.
   */
  deliver(result: StepResult, ifLeaving?: true): void;
  /** To be called with what a text that was read still lacks, such as the parts in frames of other origins. */
  leave(unfinished: Unfinished): void;
  /** Whether a script of the page listens for clicks there, with `clickOnly` not for presses; as far as that is known. */
  listens(target: EventTarget, clickOnly?: boolean): boolean;
  /** Whether one does for any element of the document and of the same-origin frames in it; as far as that is known. */
  anyListens(document: Document): boolean;
  /** Aborted at the deadline of the step and when the caller has disconnected. */
  signal: AbortSignal;
  /** The caller is a task or a key without the scope `act`, which may not read what private fields hold. */
  withoutPrivate?: boolean | undefined;
  /** After how many milliseconds a missing element is reported; without it at the deadline. */
  missAfterMs?: number | undefined;
  /** Errors name no refs: a picture is taken, and who takes it keeps no count of them. */
  withoutRefs?: boolean | undefined;
  /** Judges where the secrets in the value may go; absent where there are none. */
  secrets?: SecretPlaces | undefined;
  /** Holds acts that have consequences; absent where none are held. */
  guard?: ActGuard | undefined;
  /** Whether a person has just used mouse or keyboard in the session. */
  isDriven?(): boolean;
  /** Resolves at the worker's next tick (about 20 ms): timers of the page are throttled in hidden windows, these are not. */
  tick(): Promise<void>;
}
