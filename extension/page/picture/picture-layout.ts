/** Scrolls and restyles a document for each part of a picture, and restores it afterwards. */
import type { PageWorld } from '../../actions/page-world';
import { createFixedElements, type FixedElements, type Seen } from '../../dom/screenshot/fixed-elements';
import {
  type Box,
  bringIntoView,
  outOfFrame,
  overlap,
  viewportOf,
  visiblePart,
} from '../../dom/screenshot/in-view';
import { createStyleOverrides } from '../../dom/screenshot/style-overrides';
import { pageOf } from '../../dom/tree/scrollers';
import { elementsIn, isFrame } from '../../dom/tree/walk';
import { RelayError } from '../../protocol/errors';
import type { StageOrder, View } from '../../protocol/stage';

/** How long images and fonts that are still loading may delay one picture in all. */
const maxLoadingMs = 3_000;

/**
 * A document while it is photographed. Changes nothing until a method is called; `close` restores everything.
 * @throws RelayError not_actionable when the page replaced what is photographed, interrupted when it was closed.
 */
export class PictureLayout {
  /** Positions before the picture, of everything that was scrolled for it. */
  readonly #scrolled = new Map<Element, { left: number; top: number }>();
  readonly #overrides = createStyleOverrides();
  readonly #pinned = new Map<Document, FixedElements>();
  readonly #world: PageWorld;
  readonly #subject: Element | undefined;
  /** Set by the first wait for something that is loading. */
  #loadingUntilMs: number | undefined;
  #closed = false;

  /** @param subject the element to photograph; undefined for the whole page */
  constructor(world: PageWorld, subject: Element | undefined) {
    this.#world = world;
    this.#subject = subject;
  }

  /** Scrolls once through the page, at most `maxPx` device pixels far, and back to the top. */
  async visitAll(now: PageWorld, maxPx: number): Promise<void> {
    const page = pageOf(this.#world.document);
    const maxCssPx = maxPx / this.#view().devicePixelRatio;
    this.#remember(page);
    for (let top = 0; top < Math.min(page.scrollHeight, maxCssPx); top += page.clientHeight) {
      page.scrollTo({ left: 0, top, behavior: 'instant' });
      await this.#drawn(now);
    }
    page.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  }

  /** Brings the subject into view from the point (x, y) of it on, and returns which part the window shows. */
  async show(now: PageWorld, { x, y, stitched }: { x: number; y: number; stitched: boolean }): Promise<View> {
    const { document } = this.#world;
    const subject = this.#subject;
    const node = subject ?? pageOf(document);
    if (subject && !subject.isConnected) throw replaced();
    const rest = () => {
      const box = this.#whole();
      return { left: box.left + x, top: box.top + y, width: box.width - x, height: box.height - y };
    };
    const isLast = rest().height <= viewportOf(node.ownerDocument).height;
    const seen: Seen = subject ? 'none' : y === 0 ? (isLast ? 'all' : 'upper') : isLast ? 'lower' : 'none';
    if (stitched) this.#arrange(node.ownerDocument, seen, subject);
    bringIntoView(node, rest, (scroller) => this.#remember(scroller));
    await this.#drawn(now);
    // A page may pin something only when it is scrolled.
    if (stitched) this.#arrange(node.ownerDocument, seen, subject);
    let view = this.#tileFrom(node, this.#whole(), x, y);
    if (seen === 'lower') view = upTo(view, this.#pinned.get(document)?.lowerTop());
    for (let at = node.ownerDocument; at !== document; ) {
      const frame = at.defaultView?.frameElement as HTMLElement;
      view = this.#throughFrame(frame, view, stitched);
      at = frame.ownerDocument;
    }
    return view;
  }

  /** Brings into view the part of a frame that shows the subject, and returns which part of it the window shows. */
  async showFrame(now: PageWorld, order: Extract<StageOrder, { do: 'frame' }>): Promise<View> {
    const { document, shadow } = this.#world;
    const { step } = order;
    const target = typeof step === 'number' ? document.defaultView?.[step] : undefined;
    const frame = [...elementsIn(document, shadow)]
      .filter(isFrame)
      .find((at) => (target ? at.contentWindow === target : at.src === step));
    if (!frame) throw replaced();
    this.#throughFrame(frame, order.view, order.stitched);
    await this.#drawn(now);
    return this.#throughFrame(frame, order.view, order.stitched);
  }

  /** Restores styles and scroll positions. */
  close(): void {
    this.#closed = true;
    this.#overrides.undoAll();
    for (const [scroller, { left, top }] of [...this.#scrolled].toReversed())
      scroller.scrollTo({ left, top, behavior: 'instant' });
  }

  #view(): Window {
    return this.#world.document.defaultView as Window;
  }

  #remember(scroller: Element): void {
    if (this.#scrolled.has(scroller)) return;
    this.#scrolled.set(scroller, { left: scroller.scrollLeft, top: scroller.scrollTop });
    this.#overrides.set(scroller as HTMLElement, { 'scroll-snap-type': 'none' });
  }

  #arrange(at: Document, seen: Seen, spared?: Element): void {
    const pinned =
      this.#pinned.get(at) ?? createFixedElements(at, this.#world.shadow, this.#overrides, spared);
    this.#pinned.set(at, pinned);
    pinned.arrange(seen);
  }

  /** The whole subject, in the viewport of its document. */
  #whole(): Box {
    const { document } = this.#world;
    if (this.#subject) return this.#subject.getBoundingClientRect();
    // Of a document without a root the browser shows an empty window.
    if (!document.documentElement) return viewportOf(document);
    const { scrollLeft, scrollTop, clientWidth, scrollHeight } = pageOf(document);
    return { left: -scrollLeft, top: -scrollTop, width: clientWidth, height: scrollHeight };
  }

  /** Waits until the document has been drawn, as far as it is drawn at all, and a while for visible images and fonts. */
  async #drawn({ tick, signal }: PageWorld): Promise<void> {
    const view = this.#view();
    const frames = new Promise<void>((resolve) =>
      view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve())),
    );
    await Promise.race([frames, tick().then(tick).then(tick)]);
    this.#loadingUntilMs ??= performance.now() + maxLoadingMs;
    const isWaiting = () => performance.now() < (this.#loadingUntilMs ?? 0) && !signal.aborted;
    while (isWaiting() && isLoading(this.#subject ?? this.#world.document)) await tick();
    if (this.#closed) throw new RelayError('interrupted', 'The picture was canceled.');
  }

  #tileFrom(node: Element, box: Box, x: number, y: number): View {
    const rest = { left: box.left + x, top: box.top + y, width: box.width - x, height: box.height - y };
    const part = visiblePart(node, rest);
    return {
      tile: { part, x: part.left - box.left, y: part.top - box.top, scale: 1 },
      width: box.width,
      height: box.height,
      viewportWidth: this.#view().innerWidth,
      ...(!this.#subject && { wider: isWider(this.#world.document) }),
    };
  }

  #throughFrame(frame: HTMLElement, inner: View, stitched: boolean): View {
    if (stitched) this.#arrange(frame.ownerDocument, 'none', frame);
    const { part, x, y, scale } = inner.tile;
    bringIntoView(
      frame,
      () => outOfFrame(frame, part).box,
      (scroller) => this.#remember(scroller),
    );
    const outer = outOfFrame(frame, part);
    const seen = visiblePart(frame, outer.box);
    const all = scale * outer.scale;
    return {
      ...inner,
      tile: {
        part: seen,
        x: x + (seen.left - outer.box.left) / all,
        y: y + (seen.top - outer.box.top) / all,
        scale: all,
      },
      viewportWidth: this.#view().innerWidth,
    };
  }
}

/** Whether there is more of the page at the side, where a person could scroll to. */
function isWider(document: Document): boolean {
  const { documentElement, body, defaultView } = document;
  const cut = [documentElement, body].some(
    (at) => at && /hidden|clip/.test(defaultView?.getComputedStyle(at).overflowX ?? ''),
  );
  const { scrollWidth, clientWidth } = pageOf(document);
  return !cut && scrollWidth > clientWidth;
}

/** Begins the part higher up, so that what is fixed to the bottom of the window is in it as a whole. */
function upTo(view: View, top = Number.POSITIVE_INFINITY): View {
  const { tile } = view;
  const by = Math.min(Math.max(0, tile.part.top - top), tile.part.top);
  const part = { ...tile.part, top: tile.part.top - by, height: tile.part.height + by };
  return { ...view, tile: { ...tile, part, y: tile.y - by } };
}

function isLoading(within: Document | Element): boolean {
  const { fonts } = within.ownerDocument ?? (within as Document);
  // Text in a font that is to come are not drawn at first.
  if (fonts.status === 'loading') return true;
  const images = within.querySelectorAll('img');
  return [...images].some((image) => {
    if (image.complete) return false;
    const { width, height } = overlap(image.getBoundingClientRect(), viewportOf(image.ownerDocument));
    return width > 0 && height > 0;
  });
}

function replaced(): RelayError {
  return new RelayError(
    'not_actionable',
    'The page replaced the element while it was photographed. Try again when the page is at rest.',
  );
}
