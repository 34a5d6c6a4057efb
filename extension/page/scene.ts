/** A document is moved about for each part of a picture, and afterwards it is as it was before. */
import type { PageWorld } from '../actions/page-world';
import { createFixedElements, type FixedElements, type Seen } from '../dom/screenshot/fixed-elements';
import {
  type Box,
  bringIntoView,
  outOfFrame,
  overlap,
  viewportOf,
  visiblePart,
} from '../dom/screenshot/in-view';
import { createStyleOverrides } from '../dom/screenshot/style-overrides';
import { pageOf } from '../dom/tree/scrollers';
import { elementsIn, isFrame } from '../dom/tree/walk';
import { RelayError } from '../protocol/errors';
import type { StageOrder, View } from '../protocol/stage';

/** How long pictures and fonts that are still loading may hold up one photograph in all. */
const patienceMs = 3_000;

/** A document while it is photographed. */
export type Scene = ReturnType<typeof createScene>;

/**
 * Lays out nothing until it is asked to; `close` puts everything back.
 * @param subject the element, or nothing for the whole page.
 * @throws RelayError not_actionable when the page replaced what is photographed, interrupted when it was given up.
 */
export function createScene(world: PageWorld, subject: Element | undefined) {
  const { document, shadow } = world;
  const scrolled = new Map<Element, { left: number; top: number }>();
  const overrides = createStyleOverrides();
  const pinned = new Map<Document, FixedElements>();
  let patienceUntil: number | undefined;
  let closed = false;

  function remember(scroller: Element): void {
    if (scrolled.has(scroller)) return;
    scrolled.set(scroller, { left: scroller.scrollLeft, top: scroller.scrollTop });
    overrides.set(scroller as HTMLElement, { 'scroll-snap-type': 'none' });
  }

  function arrange(at: Document, seen: Seen, spared?: Element): void {
    const there = pinned.get(at) ?? createFixedElements(at, shadow, overrides, spared);
    pinned.set(at, there);
    there.arrange(seen);
  }

  /** The whole subject, in the viewport of its document. */
  function whole(): Box {
    if (subject) return subject.getBoundingClientRect();
    const { scrollLeft, scrollTop, clientWidth, scrollHeight } = pageOf(document);
    return { left: -scrollLeft, top: -scrollTop, width: clientWidth, height: scrollHeight };
  }

  /** Waits until the document has been drawn, as far as it is drawn at all, and a while for pictures in view and fonts. */
  async function drawn({ tick, signal }: PageWorld): Promise<void> {
    const view = document.defaultView as Window;
    const frames = new Promise<void>((resolve) =>
      view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve())),
    );
    await Promise.race([frames, tick().then(tick).then(tick)]);
    patienceUntil ??= performance.now() + patienceMs;
    while (performance.now() < patienceUntil && !signal.aborted && isLoading(subject ?? document))
      await tick();
    if (closed) throw new RelayError('interrupted', 'The picture was given up.');
  }

  function tileFrom(node: Element, box: Box, x: number, y: number): View {
    const rest = { left: box.left + x, top: box.top + y, width: box.width - x, height: box.height - y };
    const part = visiblePart(node, rest);
    return {
      tile: { part, x: part.left - box.left, y: part.top - box.top, scale: 1 },
      width: box.width,
      height: box.height,
      viewportWidth: (document.defaultView as Window).innerWidth,
      ...(!subject && { wider: isWider(document) }),
    };
  }

  function throughFrame(frame: HTMLElement, inner: View, stitched: boolean): View {
    if (stitched) arrange(frame.ownerDocument, 'none', frame);
    const { part, x, y, scale } = inner.tile;
    bringIntoView(frame, () => outOfFrame(frame, part).box, remember);
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
      viewportWidth: (document.defaultView as Window).innerWidth,
    };
  }

  return {
    /** Scrolls once through the page, at most `maxPx` device pixels far, and back to the top. */
    async visitAll(now: PageWorld, maxPx: number): Promise<void> {
      const page = pageOf(document);
      const maxCssPx = maxPx / (document.defaultView as Window).devicePixelRatio;
      remember(page);
      for (let top = 0; top < Math.min(page.scrollHeight, maxCssPx); top += page.clientHeight) {
        page.scrollTo({ left: 0, top, behavior: 'instant' });
        await drawn(now);
      }
      page.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    },

    async show(
      now: PageWorld,
      { x, y, stitched }: { x: number; y: number; stitched: boolean },
    ): Promise<View> {
      const node = subject ?? pageOf(document);
      if (!node.isConnected) throw replaced();
      const rest = () => {
        const box = whole();
        return { left: box.left + x, top: box.top + y, width: box.width - x, height: box.height - y };
      };
      const isLast = rest().height <= viewportOf(node.ownerDocument).height;
      const seen: Seen = subject ? 'none' : y === 0 ? (isLast ? 'all' : 'upper') : isLast ? 'lower' : 'none';
      if (stitched) arrange(node.ownerDocument, seen, subject);
      bringIntoView(node, rest, remember);
      await drawn(now);
      // A page may pin something only when it is scrolled.
      if (stitched) arrange(node.ownerDocument, seen, subject);
      let view = tileFrom(node, whole(), x, y);
      if (seen === 'lower') view = upTo(view, pinned.get(document)?.lowerTop());
      for (let at = node.ownerDocument; at !== document; ) {
        const frame = at.defaultView?.frameElement as HTMLElement;
        view = throughFrame(frame, view, stitched);
        at = frame.ownerDocument;
      }
      return view;
    },

    async showFrame(now: PageWorld, order: Extract<StageOrder, { do: 'frame' }>): Promise<View> {
      const { step } = order;
      const target = typeof step === 'number' ? document.defaultView?.[step] : undefined;
      const frame = [...elementsIn(document, shadow)]
        .filter(isFrame)
        .find((at) => (target ? at.contentWindow === target : at.src === step));
      if (!frame) throw replaced();
      throughFrame(frame, order.view, order.stitched);
      await drawn(now);
      return throughFrame(frame, order.view, order.stitched);
    },

    close(): void {
      closed = true;
      overrides.undoAll();
      for (const [scroller, { left, top }] of [...scrolled].toReversed())
        scroller.scrollTo({ left, top, behavior: 'instant' });
    },
  };
}

/** Whether there is more of the page at the side, where a person could scroll to. */
function isWider({ documentElement, body, defaultView }: Document): boolean {
  const cut = [documentElement, body].some((at) =>
    /hidden|clip/.test(defaultView?.getComputedStyle(at).overflowX ?? ''),
  );
  const { scrollWidth, clientWidth } = pageOf(documentElement.ownerDocument);
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
  // Words in a font that is to come are not drawn at first.
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
