/** Allows pop-ups and repeated downloads without a real click on the sites of sessions, and takes that back afterwards. */
import { isListed, isNumeric, parseHost } from '../../protocol/policy';
import type { ContentSettings, ContentSettingsScope } from '../browser-api/content-settings';

interface InScope {
  id: string;
  incognito: boolean;
}

/** What a session has been allowed and forbidden. */
interface Granted {
  scope: ContentSettingsScope;
  /** By origin, whether it may open pop-ups. */
  sites: Map<string, boolean>;
  /** Hosts that may open none without a real click. */
  withoutPopups: readonly string[];
}

export class SitePermissions {
  /** By session id. Written by `allow` and `forbidPopups`; an entry dies when its session ends. */
  readonly #granted = new Map<string, Granted>();
  /** What an earlier worker allowed is unknown, so it is taken back; the next act allows again what it needs. */
  readonly #cleared: Promise<void>;

  constructor(private readonly settings: ContentSettings) {
    this.#cleared = this.#clear('regular');
  }

  /** Allows them for the site of `url` until the session ends; pop-ups only where `popups` says so. */
  async allow(session: InScope, url: string, popups: boolean): Promise<void> {
    if (!/^https?:/.test(url)) return;
    const { origin } = new URL(url);
    const granted = this.#of(session);
    if (granted.sites.get(origin) === popups) return;
    await this.#cleared;
    granted.sites.set(origin, popups);
    await this.#allowSite(granted.scope, origin, popups);
  }

  /**
   * Forbids pages of these hosts to open windows without a real click, until the session's policy changes: the first
   * request of such a window would leave before any rule knows its tab. This applies to other sessions there as well.
   */
  async forbidPopups(session: InScope, hosts: readonly string[]): Promise<void> {
    await this.#cleared;
    const granted = this.#of(session);
    granted.withoutPopups = hosts;
    granted.sites.clear();
    await this.#reapply(granted.scope);
  }

  /** Takes back what no other session needs. */
  async end(sessionId: string): Promise<void> {
    const ended = this.#granted.get(sessionId);
    if (this.#granted.delete(sessionId) && ended) await this.#reapply(ended.scope);
  }

  #of({ id, incognito }: InScope): Granted {
    const scope = incognito ? 'incognito_session_only' : 'regular';
    const granted = this.#granted.get(id) ?? { scope, sites: new Map(), withoutPopups: [] };
    this.#granted.set(id, granted);
    return granted;
  }

  async #allowSite(scope: ContentSettingsScope, origin: string, withPopups: boolean): Promise<void> {
    const { popups, downloads } = this.settings;
    const rule = { primaryPattern: `${origin}/*`, setting: 'allow' as const, scope };
    for (const setting of downloads) await setting.set(rule);
    // The narrower pattern would win over the one that forbids them.
    const url = new URL(origin);
    const isForbidden = [...this.#granted.values()].some((one) => isListed(one.withoutPopups, url));
    if (withPopups && !isForbidden) for (const setting of popups) await setting.set(rule);
  }

  /** Sets everything again, because the browser can only clear all of an extension's settings at once. */
  async #reapply(scope: ContentSettingsScope): Promise<void> {
    await this.#clear(scope);
    for (const granted of this.#granted.values()) {
      if (granted.scope !== scope) continue;
      for (const primaryPattern of granted.withoutPopups.flatMap(patternsOf))
        for (const setting of this.settings.popups)
          await setting.set({ primaryPattern, setting: 'block', scope });
      for (const [origin, popups] of granted.sites) await this.#allowSite(scope, origin, popups);
    }
  }

  async #clear(scope: ContentSettingsScope): Promise<void> {
    const { popups, downloads } = this.settings;
    for (const setting of [...popups, ...downloads]) await setting.clear({ scope });
  }
}

/** Match patterns of a host and its subdomains, on any port. */
function patternsOf(entry: string): string[] {
  const { host = '' } = parseHost(entry) ?? {};
  if (!host) return [];
  return [`*://${isNumeric(host) ? '' : '*.'}${host}/*`];
}
