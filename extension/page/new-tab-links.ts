/** Takes over clicks on links that open a new tab: the browser would focus its window, the service worker does not. */
import { afterUnpreventedEvent } from './after-unprevented-event';

/** As a browser finds them: https://html.spec.whatwg.org/#the-rules-for-choosing-a-navigable */
const ownTargets = new Set(['', '_self', '_parent', '_top']);

interface NewTabs {
  /** Watches one window. */
  in(view: Window & typeof globalThis): void;
  /** The address of the tab to open. */
  url(): string | undefined;
  /** Whether a link was left to the browser, because the new page may use `window.opener`. */
  byBrowser(): boolean;
}

/**
 * Takes over clicks on links whose new page has no `window.opener`, until the signal aborts. What the page's own handlers
 * prevent stays prevented.
 */
export function takeOverNewTabs(signal: AbortSignal): NewTabs {
  let url: string | undefined;
  let byBrowser = false;
  const take = (view: Window & typeof globalThis) =>
    afterUnpreventedEvent(
      view,
      'click',
      (event) => url === undefined && linkIn(event),
      (event) => {
        const link = linkIn(event);
        byBrowser = link !== undefined && hasOpener(link);
        if (byBrowser) return;
        event.preventDefault();
        url = link?.href;
      },
      signal,
    );
  return { in: take, url: () => url, byBrowser: () => byBrowser };
}

/** The link that was clicked, if it opens a new tab. */
function linkIn(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => isLink(node));
  if (!link || !/^https?:/.test(link.href) || link.hasAttribute('download')) return undefined;
  const target = (link.target || baseTarget(link)).toLowerCase();
  if (ownTargets.has(target)) return undefined;
  // Only the browser can find a named tab that is open already.
  return target === '_blank' || hasNoOpener(link) ? link : undefined;
}

/** Only the browser itself can open such a link. */
function hasOpener(link: HTMLAnchorElement): boolean {
  return /(^|\s)opener(\s|$)/i.test(link.rel) && !hasNoOpener(link);
}

function hasNoOpener({ rel }: HTMLAnchorElement): boolean {
  return /(^|\s)(noopener|noreferrer)(\s|$)/i.test(rel);
}

function isLink(node: EventTarget): node is HTMLAnchorElement {
  const name = (node as Partial<Element>).localName;
  return (name === 'a' || name === 'area') && (node as Element).hasAttribute('href');
}

function baseTarget(link: HTMLAnchorElement): string {
  return link.ownerDocument.querySelector('base[target]')?.getAttribute('target') ?? '';
}
