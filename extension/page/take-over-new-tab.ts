/**
 * A browser that opens a new tab for a link raises a window and takes the user's focus; the worker opens it without.
 */
import { afterUnpreventedEvent } from './after-unprevented-event';

/** As a browser finds them: https://html.spec.whatwg.org/#the-rules-for-choosing-a-navigable */
const ownTargets = new Set(['', '_self', '_parent', '_top']);

export interface NewTab {
  /** Watches one window; answers how to end that. */
  in(view: Window & typeof globalThis): () => void;
  /** Of the tab that is to be opened. */
  url(): string | undefined;
  /** Whether one is left to the browser, because its page may reach back. */
  byBrowser(): boolean;
}

/**
 * Takes over clicks on links that would open a tab the page keeps no hold of. What the page's own handlers
 * prevent stays prevented.
 */
export function takeOverNewTab(): NewTab {
  let url: string | undefined;
  let byBrowser = false;
  const take = (view: Window & typeof globalThis) =>
    afterUnpreventedEvent(
      view,
      'click',
      (event) => url === undefined && linkIn(event),
      (event) => {
        const link = linkIn(event);
        byBrowser = link !== undefined && mayReachBack(link);
        if (byBrowser) return;
        event.preventDefault();
        url = link?.href;
      },
    );
  return { in: take, url: () => url, byBrowser: () => byBrowser };
}

/** The link the event is on, if it opens a tab of its own. */
function linkIn(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => isLink(node));
  if (!link || !/^https?:/.test(link.href) || link.hasAttribute('download')) return undefined;
  const target = (link.target || baseTarget(link)).toLowerCase();
  if (ownTargets.has(target)) return undefined;
  // A named tab only the browser can find, should it be there already.
  return target === '_blank' || isCutOff(link) ? link : undefined;
}

/** Only the browser itself can open such a one. */
function mayReachBack(link: HTMLAnchorElement): boolean {
  return /(^|\s)opener(\s|$)/i.test(link.rel) && !isCutOff(link);
}

function isCutOff({ rel }: HTMLAnchorElement): boolean {
  return /(^|\s)(noopener|noreferrer)(\s|$)/i.test(rel);
}

function isLink(node: EventTarget): node is HTMLAnchorElement {
  const name = (node as Partial<Element>).localName;
  return (name === 'a' || name === 'area') && (node as Element).hasAttribute('href');
}

function baseTarget(link: HTMLAnchorElement): string {
  return link.ownerDocument.querySelector('base[target]')?.getAttribute('target') ?? '';
}
