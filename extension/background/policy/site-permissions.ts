/** Pop-ups and repeated downloads need a real click; for the sites of sessions they are allowed while these last. */
import { isListed, isNumeric, parseHost } from '../../protocol/policy';

/** One content setting of the browser, https://developer.chrome.com/docs/extensions/reference/api/contentSettings */
export interface ContentSetting {
  set(rule: { primaryPattern: string; setting: 'allow' | 'block'; scope: Scope }): Promise<void>;
  clear(rule: { scope: Scope }): Promise<void>;
}
type Scope = 'regular' | 'incognito_session_only';

/** The content settings that an act without a real click needs; none where the browser has no such. */
export interface ClickSettings {
  popups: readonly ContentSetting[];
  downloads: readonly ContentSetting[];
}

export interface SitePermissions {
  /** Allows them for the site of `url`, until the session ends; pop-ups only where `popups` says so. */
  allow(session: InScope, url: string, popups: boolean): Promise<void>;
  /**
   * No page of these hosts opens a window without a real click, as long as the session is bound to them: its first
   * request would leave before any rule knows the new tab. Other sessions there have to do without as well.
   */
  forbidPopups(session: InScope, hosts: readonly string[]): Promise<void>;
  /** Takes back what no other session needs. */
  end(sessionId: string): Promise<void>;
}

interface InScope {
  id: string;
  incognito: boolean;
}

/** What a session has been allowed and forbidden. */
interface Held {
  scope: Scope;
  /** Its sites, and whether they may open pop-ups. */
  sites: Map<string, boolean>;
  closed: readonly string[];
}

export function createSitePermissions({ popups, downloads }: ClickSettings): SitePermissions {
  const held = new Map<string, Held>();
  // What an earlier worker allowed is not known any more; what is still needed is allowed again with the next act.
  const cleared = clear('regular');

  async function clear(scope: Scope): Promise<void> {
    for (const setting of [...popups, ...downloads]) await setting.clear({ scope });
  }

  const of = ({ id, incognito }: InScope): Held => {
    const scope = incognito ? 'incognito_session_only' : 'regular';
    const mine = held.get(id) ?? { scope, sites: new Map(), closed: [] };
    held.set(id, mine);
    return mine;
  };

  async function set(scope: Scope, origin: string, withPopups: boolean): Promise<void> {
    const rule = { primaryPattern: `${origin}/*`, setting: 'allow' as const, scope };
    for (const setting of downloads) await setting.set(rule);
    // The narrower pattern would win.
    const isClosed = [...held.values()].some(({ closed }) => isListed(closed, new URL(origin)));
    if (withPopups && !isClosed) for (const setting of popups) await setting.set(rule);
  }

  /** The browser can only take back all of an extension's rules at once. */
  async function setAllAgain(scope: Scope): Promise<void> {
    await clear(scope);
    for (const one of held.values()) {
      if (one.scope !== scope) continue;
      for (const entry of one.closed)
        for (const primaryPattern of patternsOf(entry))
          for (const setting of popups) await setting.set({ primaryPattern, setting: 'block', scope });
      for (const [origin, withPopups] of one.sites) await set(scope, origin, withPopups);
    }
  }

  return {
    async allow(session, url, withPopups) {
      if (!/^https?:/.test(url)) return;
      const { origin } = new URL(url);
      const mine = of(session);
      if (mine.sites.get(origin) === withPopups) return;
      await cleared;
      mine.sites.set(origin, withPopups);
      await set(mine.scope, origin, withPopups);
    },
    async forbidPopups(session, hosts) {
      await cleared;
      const mine = of(session);
      mine.closed = hosts;
      mine.sites.clear();
      await setAllAgain(mine.scope);
    },
    async end(sessionId) {
      const ended = held.get(sessionId);
      if (held.delete(sessionId) && ended) await setAllAgain(ended.scope);
    },
  };
}

/** A host with all below it, whatever its port. */
function patternsOf(entry: string): string[] {
  const { host = '' } = parseHost(entry) ?? {};
  if (!host) return [];
  return [`*://${isNumeric(host) ? '' : '*.'}${host}/*`];
}
