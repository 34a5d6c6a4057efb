/**
 * Rules of the browser do not see what a service worker answers nor where a name leads; such pages are dropped
 * unread.
 */
import { malformed, refusal, refusalOfIp } from '../../protocol/address';
import { RelayError } from '../../protocol/errors';
import { boundsOf, type SessionRecord, type Sessions } from '../sessions/sessions';

/** As much of a session as says what binds it. */
type Bound = Pick<SessionRecord, 'policy' | 'task'>;

/** A document that has come or is coming. */
interface Coming {
  tabId: number;
  frameId: number;
  url: string;
}

export interface AddressGuard {
  /** @throws RelayError domain_not_allowed, or bad_request where no session may open it */
  check(session: Bound, url: string): void;
  /** Whether the document may be read and acted in. @throws RelayError domain_not_allowed */
  mayEnter(at: Coming): void;
  /** The first of a document's answer is there, from this IP address. */
  answered(at: Coming & { ip?: string | undefined }): void;
  committed(at: Coming): void;
  /** Resolves when the tab shows the blank page that took the place of a refused one, if it is on its way. */
  settled(tabId: number): Promise<void>;
  forget(tabId: number): void;
}

export function createAddressGuard(parts: {
  sessions: Promise<Sessions>;
  relayUrl(): string | undefined;
  /** Puts a blank page in the place of the document; resolves when it is there. */
  drop(tabId: number, frameId: number): Promise<void>;
}): AddressGuard {
  let sessions: Sessions | undefined;
  const known = parts.sessions.then((all) => {
    sessions = all;
  });
  /** Frames whose document is refused, with the reason; that of a tab stays until a page is there that may be. */
  const refused = new Map<string, { url: string; reason: string }>();
  const dropping = new Map<number, Promise<void>>();
  const keyOf = ({ tabId, frameId }: Coming) => `${tabId}/${frameId}`;
  const bounds = (session: Bound) => ({ ...boundsOf(session), relayUrl: parts.relayUrl() });

  function refuse(at: Coming, reason: string): void {
    refused.set(keyOf(at), { url: at.url, reason: `${at.url} was dropped unread: ${reason}` });
    // Its answer and its coming are both refused, and one blank page is enough.
    if (at.frameId === 0 && dropping.has(at.tabId)) return;
    const gone = parts.drop(at.tabId, at.frameId).catch(() => undefined);
    if (at.frameId !== 0) return;
    dropping.set(at.tabId, gone);
    void gone.then(() => dropping.delete(at.tabId));
  }

  return {
    check(session, url) {
      const reason = refusal(url, bounds(session));
      if (!reason) return;
      const code = malformed(url) ? 'bad_request' : 'domain_not_allowed';
      throw new RelayError(code, `${url} is not opened: ${reason}.`);
    },
    mayEnter(at) {
      const session = sessions?.ofTab(at.tabId);
      const reason =
        refused.get(keyOf(at))?.reason ?? (session && isPage(at.url) && refusal(at.url, bounds(session)));
      if (reason)
        throw new RelayError(
          'domain_not_allowed',
          `The page cannot be worked with: ${reason}. Send navigate to another one.`,
        );
    },
    async answered({ ip, ...at }) {
      if (!sessions) await known;
      const session = sessions?.ofTab(at.tabId);
      const reason = session && ip && refusalOfIp(at.url, ip, bounds(session));
      if (reason) refuse(at, reason);
      else if (ip) refused.delete(keyOf(at));
    },
    async committed(at) {
      if (!sessions) await known;
      const session = sessions?.ofTab(at.tabId);
      if (!session) return;
      const reason = isPage(at.url) ? refusal(at.url, bounds(session)) : undefined;
      if (reason) refuse(at, reason);
      else if (refused.get(keyOf(at))?.url !== at.url && (at.frameId !== 0 || isPage(at.url)))
        refused.delete(keyOf(at));
    },
    settled: async (tabId) => dropping.get(tabId),
    forget(tabId) {
      for (const key of refused.keys()) if (key.startsWith(`${tabId}/`)) refused.delete(key);
    },
  };
}

/** Blank pages and those made up by a page are of the page that made them. */
function isPage(url: string): boolean {
  return /^https?:/.test(url);
}
