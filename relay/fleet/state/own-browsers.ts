/** Keeps the fleet informed of the browsers that this relay holds: claims them, and listens at their subjects. */
import type { Session } from '../../../extension/protocol/frames/frames';
import type { ConnectedBrowser } from '../../browsers/browsers';
import type { Bucket, Bus, Message } from '../bus';
import type { FleetEvents } from '../fleet-events';
import { fleetProtocol, type Subjects } from '../names';
import type { Directory } from './directory';
import type { BrowserEntry } from './entries';

/** Several changes in a moment are one entry. */
const gatherMs = 20;
/** What could not be written is tried again so much later. */
const againMs = 1_000;
const maxTries = 3;

/** The browsers that are connected to this relay. */
export interface LocalBrowsers {
  list(): ConnectedBrowser[];
  has(browserId: string): boolean;
  sessions(signal: AbortSignal): Promise<Session[]>;
  /** The browser has connected to another relay: ends the connection that it has here. */
  replaced(browserId: string): void;
}

interface Parts {
  bus: Bus;
  state: Bucket;
  directory: Directory;
  subjects: Subjects;
  local: LocalBrowsers;
  /** What the user of a browser lets no session open; undefined while it has not told. */
  blockedSites(browserId: string): readonly string[] | undefined;
  /** Whether a browser was unpaired from this relay. */
  isUnpaired(browserId: string): boolean;
  events: FleetEvents;
  about: { run: string; relay: string; labels: readonly string[]; maxSessions: number };
  /** Takes calls about sessions. */
  take(message: Message): void;
  onError(error: unknown): void;
}

export class OwnBrowsers {
  readonly #parts: Parts;
  /** What was written last, as JSON and with its revision, by browser id. A browser that is away keeps its entry. */
  readonly #written = new Map<string, { text: string; entry: BrowserEntry; revision: number }>();
  #work: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.directory.onChange(() => this.#yield());
  }

  /** Something about them may have changed. */
  changed(): void {
    this.#writeIn(gatherMs);
  }

  /** What was written may be lost, or about to expire. */
  writeAgain(): void {
    for (const written of this.#written.values()) written.text = '';
    this.changed();
  }

  /** The relay ends: nobody holds them. */
  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#work;
    for (const [id, { entry }] of this.#written)
      await this.#put(id, { ...entry, connected: false, sessions: [] });
  }

  #writeIn(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#work = this.#work
        .then(() => this.#write())
        .catch((error) => {
          this.#parts.onError(error);
          this.#writeIn(againMs);
        });
    }, afterMs).unref();
  }

  async #write(): Promise<void> {
    const { bus, local, isUnpaired } = this.#parts;
    // Afterwards everything is written again.
    if (!bus.isConnected) return;
    const sessions = await local.sessions(AbortSignal.abort());
    const entries = new Map(local.list().map((browser) => [browser.id, this.#entryOf(browser, sessions)]));
    for (const [id, { entry }] of this.#written)
      if (!entries.has(id)) {
        // What the user of a browser has blocked counts also while it is away.
        const { blockedSites, ...rest } = entry;
        const kept = blockedSites && isUnpaired(id) ? rest : entry;
        entries.set(id, { ...kept, connected: false, sessions: [] });
      }
    // One that fails keeps none of the others back.
    const put = await Promise.allSettled([...entries].map(([id, entry]) => this.#put(id, entry)));
    for (const one of put) if (one.status === 'rejected') throw one.reason;
  }

  #entryOf(browser: ConnectedBrowser, sessions: readonly Session[]): BrowserEntry {
    const { run, relay, labels, maxSessions } = this.#parts.about;
    const { id, name, connectedAt, pairedByHand, outdated } = browser;
    const { directory } = this.#parts;
    const blocked = this.#parts.blockedSites(id) ?? directory.browser(id)?.blockedSites ?? [];
    return {
      protocol: fleetProtocol,
      run,
      relay,
      name,
      connected: true,
      connectedAt,
      pairedByHand,
      outdated,
      labels: [...labels],
      ...(Number.isFinite(maxSessions) && { maxSessions }),
      // When each was used last changes with every step, and is asked for where it is wanted.
      sessions: sessions
        .filter((session) => session.id.startsWith(`${id}-`))
        .map((session) => ({ ...session, lastActive: session.createdAt })),
      ...(blocked.length > 0 && { blockedSites: [...blocked] }),
    };
  }

  async #put(id: string, entry: BrowserEntry): Promise<void> {
    const before = this.#written.get(id);
    const text = JSON.stringify(entry);
    if (before?.text === text) return;
    if (!before) this.#listen(id);
    const revision = await this.#claim(id, text, before?.revision);
    this.#written.set(id, { text, entry, revision });
    this.#parts.events.browserChanged(id, before?.entry, entry);
  }

  #listen(id: string): void {
    const { bus, subjects, about, take } = this.#parts;
    // Before the entry is written, so that who has read it is heard.
    bus.subscribe(subjects.browser(id, about.run), take);
  }

  /** Writes over what is there, unless that changes meanwhile: then it looks again. The latest connection counts. */
  async #claim(id: string, text: string, known: number | undefined): Promise<number> {
    const { state, directory } = this.#parts;
    const key = `browser.${id}`;
    let expected = known ?? directory.browser(id)?.revision;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const revision =
        expected === undefined ? await state.create(key, text) : await state.update(key, text, expected);
      if (revision !== undefined) return revision;
      expected = (await state.get(key))?.revision;
    }
    throw new Error(`another relay keeps claiming the browser ${id}`);
  }

  /** Another relay has claimed a browser after this one did: it connected there. */
  #yield(): void {
    const { directory, about, local } = this.#parts;
    for (const [id, { revision }] of this.#written) {
      const claimed = directory.browser(id);
      if (!claimed || claimed.run === about.run || claimed.revision <= revision) continue;
      this.#written.delete(id);
      if (claimed.connected) local.replaced(id);
    }
  }
}
