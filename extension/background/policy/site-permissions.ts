/** Lets the page of a running act open windows and save files without a real click, and takes that back after its end. */
import { isListed, isNumeric, parseHost } from '../../protocol/policy';
import type { ContentSetting, ContentSettings, ContentSettingsScope } from '../browser-api/content-settings';

interface InScope {
  id: string;
  incognito: boolean;
}

/** What a running act may do. */
interface Act {
  scope: ContentSettingsScope;
  origin: string;
  popups: boolean;
  /** Whether the browser has the settings for it. */
  isSet: boolean;
  /** Set while no act runs: withdraws what the last one was allowed. */
  withdrawal?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * For acts that follow one another as fast as a program sends them, the settings stay: to change them takes the browser
 * longer than an act. A person's click would let the page open windows for five seconds.
 */
const staysMs = 100;

/** The browser knows sites and not tabs: while an act runs, what it may do is open to the user's tabs at its site as well. */
export class SitePermissions {
  /** By session id: the act that runs, or has just ended. Written by `allow`; an entry dies a moment after its act. */
  readonly #acts = new Map<string, Act>();
  /** By session id: hosts that may open no windows without a real click. Written by `forbidPopups`, deleted by `end`. */
  readonly #withoutPopups = new Map<string, { scope: ContentSettingsScope; hosts: readonly string[] }>();
  /** What an earlier worker left behind is unknown, so it is taken back. */
  readonly #cleared: Promise<unknown>;

  constructor(private readonly settings: ContentSettings) {
    // The extension may have no access to incognito windows; then there is nothing to clear either.
    const incognito = this.#clear('incognito_session_only').catch(() => undefined);
    this.#cleared = Promise.all([this.#clear('regular'), incognito]);
  }

  /** Allows them at the site of `url` until a moment after `actEnds`, or until `withdraw`; pop-ups only where `popups` says so. */
  async allow({ id, incognito }: InScope, url: string, popups: boolean): Promise<void> {
    if (!/^https?:/.test(url)) return;
    await this.#cleared;
    const { origin } = new URL(url);
    const isForbidden = [...this.#withoutPopups.values()].some(({ hosts }) =>
      isListed(hosts, new URL(origin)),
    );
    const act: Act = { scope: scopeOf(incognito), origin, popups: popups && !isForbidden, isSet: false };
    const before = this.#acts.get(id);
    if (before?.isSet && before.origin === origin && before.popups === act.popups) {
      clearTimeout(before.withdrawal);
      before.withdrawal = undefined;
      return;
    }
    await this.withdraw(id);
    this.#acts.set(id, act);
    await this.#setAt(act, this.#allowedBy(act), 'allow');
    act.isSet = true;
  }

  /** The session's act is over: what it was allowed is withdrawn, unless the next act comes at once. */
  actEnds(sessionId: string, { opened }: { opened: number }): void {
    const act = this.#acts.get(sessionId);
    if (!act) return;
    const withdraw = () => void this.withdraw(sessionId).catch(() => undefined);
    clearTimeout(act.withdrawal);
    // A page that opens windows might go on.
    if (opened > 0) withdraw();
    else act.withdrawal = setTimeout(withdraw, staysMs);
  }

  /** The session's page has opened as many windows as it may, or is not to open any more. */
  async withdraw(sessionId: string): Promise<void> {
    const act = this.#acts.get(sessionId);
    if (!act) return;
    clearTimeout(act.withdrawal);
    this.#acts.delete(sessionId);
    const others = [...this.#acts.values()].filter(({ scope }) => scope === act.scope);
    // The browser can only clear all of an extension's settings at once, which would disturb acts that still run.
    if (others.length === 0) return this.#reapply(act.scope);
    const kept = others.filter(({ origin }) => origin === act.origin).flatMap((one) => this.#allowedBy(one));
    const rest = this.#allowedBy(act).filter((setting) => !kept.includes(setting));
    await this.#setAt(act, rest, 'resting');
  }

  /** A page of the session has opened a window: after an act it may open one, as after a person's click. */
  used(sessionId: string): void {
    if (this.#acts.get(sessionId)?.withdrawal !== undefined)
      void this.withdraw(sessionId).catch(() => undefined);
  }

  /** A page that is of no session has opened a window: none at its site may open another during the acts that run now. */
  async usedElsewhere(url: string): Promise<void> {
    const origin = URL.canParse(url) ? new URL(url).origin : '';
    for (const [id, act] of [...this.#acts]) if (act.origin === origin) await this.withdraw(id);
  }

  /**
   * Forbids pages of these hosts to open windows without a real click, until the session's policy changes: the first
   * request of such a window would leave before any rule knows its tab. This applies to other sessions there as well.
   */
  async forbidPopups({ id, incognito }: InScope, hosts: readonly string[]): Promise<void> {
    await this.#cleared;
    const over = [...this.#acts].filter(([, act]) => act.withdrawal !== undefined);
    await Promise.all(over.map(([sessionId]) => this.withdraw(sessionId)));
    const scope = scopeOf(incognito);
    if (hosts.length > 0) this.#withoutPopups.set(id, { scope, hosts });
    else if (!this.#withoutPopups.delete(id)) return;
    await this.#reapply(scope);
  }

  /** The session was closed. */
  async end(sessionId: string): Promise<void> {
    await this.withdraw(sessionId);
    const forbidden = this.#withoutPopups.get(sessionId);
    if (this.#withoutPopups.delete(sessionId) && forbidden) await this.#reapply(forbidden.scope);
  }

  #allowedBy({ popups }: Act): ContentSetting[] {
    return [...this.settings.downloads, ...(popups ? this.settings.popups : [])];
  }

  async #setAt({ scope, origin }: Act, settings: ContentSetting[], to: 'allow' | 'resting'): Promise<void> {
    const primaryPattern = `${origin}/*`;
    const { popups } = this.settings;
    const restingOf = (one: ContentSetting) => (popups.includes(one) ? 'block' : 'ask');
    const set = (one: ContentSetting) =>
      one.set({ primaryPattern, scope, setting: to === 'allow' ? to : restingOf(one) });
    await Promise.all(settings.map(set));
  }

  /** Clears everything and sets again what still applies. */
  async #reapply(scope: ContentSettingsScope): Promise<void> {
    const { popups } = this.settings;
    const hosts = [...this.#withoutPopups.values()].filter((one) => one.scope === scope);
    const patterns = hosts.flatMap((one) => one.hosts).flatMap(patternsOf);
    const block = (primaryPattern: string) =>
      popups.map((one) => one.set({ primaryPattern, setting: 'block', scope }));
    const acts = [...this.#acts.values()].filter((one) => one.scope === scope);
    // The browser executes these calls in order.
    await Promise.all([
      this.#clear(scope),
      ...patterns.flatMap(block),
      ...acts.map((act) => this.#setAt(act, this.#allowedBy(act), 'allow')),
    ]);
  }

  #clear(scope: ContentSettingsScope): Promise<unknown> {
    const { popups, downloads } = this.settings;
    return Promise.all([...popups, ...downloads].map((setting) => setting.clear({ scope })));
  }
}

function scopeOf(incognito: boolean): ContentSettingsScope {
  return incognito ? 'incognito_session_only' : 'regular';
}

/** Match patterns of a host and its subdomains, on any port. */
function patternsOf(entry: string): string[] {
  const { host = '' } = parseHost(entry) ?? {};
  if (!host) return [];
  return [`*://${isNumeric(host) ? '' : '*.'}${host}/*`];
}
