/** Recognizes a pairing link that the person has opened, without any script in the page. */

/** What a pairing link contains. */
export interface PairingLink {
  relayUrl: string;
  link: string;
}

/** The pairing link in a tab's URL, if that is one of a relay on this machine. */
export function pairingLinkIn(url: string): PairingLink | undefined {
  const found = /^(http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/pair#([\w-]{10,64})$/.exec(url);
  return found?.[1] && found[2] ? { relayUrl: found[1], link: found[2] } : undefined;
}

/** What the browser says of a main document's request; `initiator` is the origin of the page that caused it, if one did. */
export interface LinkRequest {
  tabId: number;
  url: string;
  initiator?: string | undefined;
}

/** How the browser says that a tab came to its document. */
export interface Arrival {
  tabId: number;
  url: string;
  transitionType?: string;
  transitionQualifiers?: readonly string[];
}

/** Ways that begin with a person: the address bar, bookmarks, the command line; `link` is what other programs open. */
const ownWays = ['typed', 'link', 'auto_bookmark', 'start_page', 'generated', 'keyword', 'keyword_generated'];

/** A server's or page's redirection, also from a page that the person opened, and any way through the history. */
const othersWays = ['client_redirect', 'server_redirect', 'forward_back'];

/** Most tabs in which a link may be on its way at the same time. */
const maxRequests = 100;

/**
 * Tells pairing links that the person opens from those that a page, a server or the history opens. A request with an
 * initiator is a page's, whether by a script, a click, a form, a frame or a new window; one from the address bar or
 * another program has none. Documents that come without a request, or are loaded again, are nobody's.
 */
export class OpenedLinks {
  /** By tab id: the last request for a pairing link. An entry dies with the tab's next document. */
  readonly #requests = new Map<number, LinkRequest>();

  requested(request: LinkRequest): void {
    this.#requests.delete(request.tabId);
    this.#requests.set(request.tabId, request);
    const [oldest] = this.#requests.keys();
    if (oldest !== undefined && this.#requests.size > maxRequests) this.#requests.delete(oldest);
  }

  /** The link that the person has opened with this document, if it is one. */
  arrived({ tabId, url, transitionType, transitionQualifiers = [] }: Arrival): PairingLink | undefined {
    const request = this.#requests.get(tabId);
    this.#requests.delete(tabId);
    if (request?.url !== url || request.initiator !== undefined) return undefined;
    if (!ownWays.includes(transitionType ?? '')) return undefined;
    if (transitionQualifiers.some((qualifier) => othersWays.includes(qualifier))) return undefined;
    return pairingLinkIn(url);
  }
}
