// Why: pop-ups and repeated downloads need a real click; for the sites of sessions they are allowed while these last.

/** One content setting of the browser, https://developer.chrome.com/docs/extensions/reference/api/contentSettings */
export interface ContentSetting {
  set(rule: { primaryPattern: string; setting: 'allow'; scope: Scope }): Promise<void>;
  clear(rule: { scope: Scope }): Promise<void>;
}
type Scope = 'regular' | 'incognito_session_only';

export interface SitePermissions {
  /** Allows them for the site of `url`, until the session ends. */
  allow(session: { id: string; incognito: boolean }, url: string): Promise<void>;
  /** Takes back what no other session needs. */
  end(sessionId: string): Promise<void>;
}

export function createSitePermissions(settings: readonly ContentSetting[]): SitePermissions {
  const held = new Map<string, { scope: Scope; patterns: Set<string> }>();
  // What an earlier worker allowed is not known any more; what is still needed is allowed again with the next act.
  const cleared = Promise.all(settings.map((setting) => setting.clear({ scope: 'regular' })));

  async function set(scope: Scope, primaryPattern: string): Promise<void> {
    for (const setting of settings) await setting.set({ primaryPattern, setting: 'allow', scope });
  }

  return {
    async allow({ id, incognito }, url) {
      if (!/^https?:/.test(url)) return;
      const scope = incognito ? 'incognito_session_only' : 'regular';
      const pattern = `${new URL(url).origin}/*`;
      const mine = held.get(id) ?? { scope, patterns: new Set() };
      held.set(id, mine);
      if (mine.patterns.has(pattern)) return;
      await cleared;
      mine.patterns.add(pattern);
      await set(scope, pattern);
    },
    async end(sessionId) {
      const ended = held.get(sessionId);
      if (!held.delete(sessionId) || !ended) return;
      const { scope } = ended;
      // The browser can only take back all of an extension's rules at once.
      for (const setting of settings) await setting.clear({ scope });
      const kept = [...held.values()].filter((other) => other.scope === scope);
      for (const pattern of new Set(kept.flatMap(({ patterns }) => [...patterns]))) await set(scope, pattern);
    },
  };
}
