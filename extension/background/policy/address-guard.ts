/**
 * Replaces documents that a session may not show by a blank page. The browser's rules see neither what a service worker
 * answers nor which IP address a name resolves to, so documents are checked again when they arrive.
 */
import { learnedNetworks, malformed, refusal, refusalOfIp } from '../../protocol/address';
import { RelayError } from '../../protocol/errors';
import { type Bound, effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';

interface DocumentAddress {
  tabId: number;
  frameId: number;
  url: string;
}

/** Why a document may not be shown, if so, and what that follows from: values, and objects that are never changed. */
interface Verdict {
  reliesOn: readonly unknown[];
  reason: string | undefined;
}

/** The frame id of a tab's main document. */
const mainFrame = 0;

export class AddressGuard {
  /**
   * Refused documents by tab and frame, with the reason. Written when a response or commit is refused; an entry dies
   * when an allowed document takes the place, and with the tab.
   */
  readonly #refused = new Map<string, { url: string; reason: string }>();
  /**
   * Verdicts on documents by tab and frame. Written by `#refusal`, and again when what one rests on has changed; an entry
   * dies with the tab.
   */
  readonly #verdicts = new Map<string, Verdict>();
  /** By tab id: replacements of main documents that are running; each removes its own entry. */
  readonly #replacing = new Map<number, Promise<void>>();

  constructor(
    private readonly parts: {
      sessions: Sessions;
      /** URL of the relay that this browser is paired with. */
      relayUrl(): string | undefined;
      /** Why the user lets no session open the address, if so. */
      blocked(url: string): string | undefined;
      /** Replaces the document by a blank page; resolves when that is there. */
      replace(tabId: number, frameId: number): Promise<void>;
    },
  ) {}

  /** @throws RelayError domain_not_allowed, or bad_request where no session may open it */
  check(session: Bound, url: string): void {
    const reason = this.parts.blocked(url) ?? refusal(url, this.#bounds(session, mainFrame));
    if (!reason) return;
    const code = malformed(url) ? 'bad_request' : 'domain_not_allowed';
    throw new RelayError(code, `${url} is not opened: ${reason}.`);
  }

  /** Checks that the document may be read and acted in. @throws RelayError domain_not_allowed */
  checkDocument(at: DocumentAddress): void {
    const session = this.parts.sessions.ofTab(at.tabId);
    const refused = this.#refused.get(keyOf(at))?.reason;
    const reason = refused ?? (session && isPage(at.url) && this.#refusal(session, at));
    if (reason)
      throw new RelayError(
        'domain_not_allowed',
        `The page cannot be worked with: ${reason}. Send navigate to another one.`,
      );
  }

  /** Why the tab's main document was refused last, an object for each time; undefined where it is not. */
  refusalIn(tabId: number): object | undefined {
    return this.#refused.get(keyOf({ tabId, frameId: mainFrame }));
  }

  /** The response to a document request has started, from this IP address. */
  responseStarted({ ip, ...at }: DocumentAddress & { ip?: string | undefined }): void {
    const session = this.#learn(at, ip);
    const reason =
      session &&
      ip &&
      (this.parts.blocked(at.url) ?? refusalOfIp(at.url, ip, this.#bounds(session, at.frameId)));
    if (reason) this.#refuse(at, reason);
    else if (ip) this.#refused.delete(keyOf(at));
  }

  /** A document request was answered by a redirect, from this IP address: the host has shown which network it is in. */
  redirected({ ip, ...at }: DocumentAddress & { ip?: string | undefined }): void {
    this.#learn(at, ip);
  }

  committed(at: DocumentAddress): void {
    const session = this.parts.sessions.ofTab(at.tabId);
    if (!session) return;
    const reason = isPage(at.url) ? this.#refusal(session, at) : undefined;
    if (reason) this.#refuse(at, reason);
    else if (this.#refused.get(keyOf(at))?.url !== at.url && (at.frameId !== mainFrame || isPage(at.url)))
      this.#refused.delete(keyOf(at));
  }

  /** Resolves when the blank page is there that replaces the tab's document, if one is being replaced. */
  async replaced(tabId: number): Promise<void> {
    await this.#replacing.get(tabId);
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    for (const kept of [this.#refused, this.#verdicts])
      for (const key of kept.keys()) if (key.startsWith(`${tabId}/`)) kept.delete(key);
  }

  /** The session of the tab, which knows from now on which network the host was in at first. */
  #learn({ tabId, frameId, url }: DocumentAddress, ip: string | undefined): SessionRecord | undefined {
    const { sessions } = this.parts;
    const session = sessions.ofTab(tabId);
    const learned = session && ip && learnedNetworks(url, ip, this.#bounds(session, frameId));
    if (!learned) return session;
    sessions.learnNetworks(session.id, learned);
    return sessions.get(session.id);
  }

  #refusal(session: Bound, at: DocumentAddress): string | undefined {
    return this.parts.blocked(at.url) ?? this.#refusalByBounds(session, at);
  }

  /** Asked for at each step: reading the address takes as long as all else that the worker does for a step. */
  #refusalByBounds(session: Bound, at: DocumentAddress): string | undefined {
    const { policy, opening, tasks, networks } = session;
    const reliesOn = [at.url, this.parts.relayUrl(), policy, opening, tasks, networks];
    const key = keyOf(at);
    const known = this.#verdicts.get(key);
    if (known?.reliesOn.every((one, index) => one === reliesOn[index])) return known.reason;
    const reason = refusal(at.url, this.#bounds(session, at.frameId));
    this.#verdicts.set(key, { reliesOn, reason });
    return reason;
  }

  #bounds(session: Bound, frameId: number) {
    const { policy } = effectivePolicy(session);
    const isFree = frameId !== mainFrame && policy?.anyFrames === true;
    const bounding = isFree ? { ...policy, privateHosts: undefined } : policy;
    return { policy: bounding, relayUrl: this.parts.relayUrl(), networks: session.networks };
  }

  #refuse(at: DocumentAddress, reason: string): void {
    this.#refused.set(keyOf(at), { url: at.url, reason: `${at.url} was dropped unread: ${reason}` });
    // Both its response and its commit are refused, and one blank page is enough.
    if (at.frameId === mainFrame && this.#replacing.has(at.tabId)) return;
    const replaced = this.parts.replace(at.tabId, at.frameId).catch(() => undefined);
    if (at.frameId !== mainFrame) return;
    this.#replacing.set(at.tabId, replaced);
    void replaced.then(() => this.#replacing.delete(at.tabId));
  }
}

function keyOf({ tabId, frameId }: Pick<DocumentAddress, 'tabId' | 'frameId'>): string {
  return `${tabId}/${frameId}`;
}

/** Blank pages and `data:` or `blob:` documents belong to the page that made them. */
function isPage(url: string): boolean {
  return /^https?:/.test(url);
}
