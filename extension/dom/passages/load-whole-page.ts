/** Waits until a page's text is stable and scrolls through it once to load lazy content. */

/** The page is stable after this long without a change. */
const restMs = 160;
/** At the bottom a page may be loading more content. */
const restBelowMs = 400;
const maxSettlingMs = 3_000;
const maxScrollingMs = 4_000;
const ticksPerScreen = 3;
/** A page with fewer characters has probably not rendered its content yet. */
const fewChars = 200;

/** Waits until the page's text is stable, and scrolls through it once; the scroll position is restored. */
export async function loadWhole(
  document: Document,
  { tick, signal }: { tick(): Promise<void>; signal: AbortSignal },
): Promise<void> {
  const view = document.defaultView;
  const scroller = document.scrollingElement;
  if (!view || !scroller) return;
  const now = () => view.performance.now();
  const length = () => document.body?.textContent?.length ?? 0;
  // A page with little text gets more time to render its content.
  await atRest(maxSettlingMs, () => (length() < fewChars ? restMs * 3 : restMs));
  const { scrollLeft, scrollTop } = scroller;
  const until = now() + maxScrollingMs;
  let scrolled = false;
  while (now() < until && !signal.aborted) {
    const below = scroller.scrollHeight - scroller.scrollTop - view.innerHeight;
    if (below <= 1) {
      const height = scroller.scrollHeight;
      await atRest(Math.min(1_000, until - now()), () => (scrolled ? restBelowMs : restMs));
      if (scroller.scrollHeight <= height) break;
      continue;
    }
    scrolled = true;
    scroller.scrollBy({ top: view.innerHeight * 0.9, behavior: 'instant' });
    for (let left = ticksPerScreen; left > 0; left -= 1) await tick();
  }
  scroller.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });

  async function atRest(maxMs: number, forMs: () => number): Promise<void> {
    const end = now() + maxMs;
    let before = length();
    let since = now();
    while (now() < end && !signal.aborted) {
      await tick();
      const after = length();
      if (after !== before) since = now();
      before = after;
      if (now() - since >= forMs()) return;
    }
  }
}
