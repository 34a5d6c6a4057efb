/** Everything an action inside a document may reach; it is handed in so that Node can import the actions. */

import type { dragAndDrop } from '../dom/drag/drag';
import type { Devices } from '../dom/events/devices';
import type { Refs } from '../dom/find/refs';
import type { clipboard } from '../dom/keyboard/clipboard';
import type { moveByKey } from '../dom/keyboard/navigation-keys';
import type { findUnappliedHoverRule } from '../dom/mouse/hover-rule';
import type { readPassages } from '../dom/passages/read-passages';
import type { readMarkdown } from '../dom/read/read-markdown';
import type { VisibilityFilter } from '../dom/read/visibility-filter';
import type { setInputFiles } from '../dom/set-input-files';
import type { inspectPage } from '../dom/snapshot/inspect';
import type { StepResult } from '../protocol/frames';
import type { Unfinished } from '../protocol/page-frames';

export interface PageWorld {
  document: Document;
  /** Remembers which element each `ref=` of a snapshot means, as long as the document lives. */
  refs: Refs;
  /** Mouse and keyboard as the last step left them, as long as the document lives. */
  devices: Devices;
  /** An element's shadow root, closed ones too: in a content script `chrome.dom.openOrClosedShadowRoot`. */
  shadow(element: Element): ShadowRoot | null;
  /** What a person can see, where only that is to be read. */
  visibilityFilter?: VisibilityFilter | undefined;
  /** Copies and pastes; fetched with its first use, to keep the page script small. */
  clipboard(): Promise<typeof clipboard>;
  /** Does what arrow, Home, End and Page keys do; fetched with its first use as well. */
  mover(): Promise<typeof moveByKey>;
  /** Drags; fetched with its first use as well. */
  dragger(): Promise<typeof dragAndDrop>;
  /** Tells why a page that reacts by its style alone did not; fetched with its first use as well. */
  hoverRules(): Promise<typeof findUnappliedHoverRule>;
  /** Makes Markdown of an element; fetched with its first use as well. */
  markdownReader(): Promise<typeof readMarkdown>;
  /** Reads passages; fetched with its first use as well. */
  passageReader(): Promise<typeof readPassages>;
  /** Puts files into the page; fetched with its first use as well. */
  uploader(): Promise<typeof setInputFiles>;
  /** Reads a page thing by thing; fetched with its first use as well. */
  inspector(): Promise<typeof inspectPage>;
  /**
   * Told before the page feels anything: until then the step can go on in another document as if it were new. `on` is
   * what the selector means, `onto` what a selector in the value means.
   */
  begin(on?: Element, onto?: Element): void;
  /** Told when all was done and only the page's reaction is waited for: the answer should the document go away. */
  deliver(result: StepResult): void;
  /** Told what the text that is answered still lacks: parts in frames of other origins, what was there before. */
  leave(unfinished: Unfinished): void;
  /** Whether a script of the page listens for clicks on the element, as far as that is known. */
  listens(element: Element): boolean;
  /** Aborted at the step's deadline and when the caller has hung up. */
  signal: AbortSignal;
  /** The caller's key may read only: what private fields hold is not for it. */
  readsOnly?: boolean | undefined;
  /** Resolves at the worker's next tick (about 20 ms): page timers sleep in hidden windows, these do not. */
  tick(): Promise<void>;
}
