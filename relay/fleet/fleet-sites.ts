/** The sites that the user of any browser of the fleet lets no session open: no browser of the fleet opens them. */
import type { ToExtension } from '../../extension/protocol/frames/frames';
import type { Directory } from './state/directory';

/** The connection to a browser of this relay. */
interface Connection {
  id: string;
  send(frame: ToExtension): void;
}

export class FleetSites {
  readonly #directory: Directory;
  readonly #onTold: () => void;
  /** What the browsers of this relay have told, by id. An entry dies with its connection. */
  readonly #told = new Map<string, { connection: Connection; sites: readonly string[] }>();
  /** Written by `#update`; null until the fleet is known. */
  #all: readonly string[] | null = null;

  /** @param onTold called when a browser of this relay has told its list */
  constructor(directory: Directory, onTold: () => void) {
    this.#directory = directory;
    this.#onTold = onTold;
    directory.onChange(() => this.#update());
  }

  /** Those of all browsers; null while this relay has not heard of the others. */
  get all(): string[] | null {
    return this.#all && [...this.#all];
  }

  /** The list of a browser of this relay; undefined while it has not told. */
  ofBrowser(browserId: string): readonly string[] | undefined {
    return this.#told.get(browserId)?.sites;
  }

  told(connection: Connection, sites: readonly string[]): void {
    this.#told.set(connection.id, { connection, sites });
    this.#onTold();
    // The list may have changed since it was welcomed.
    this.#send(connection);
  }

  left(connection: Connection): void {
    if (this.#told.get(connection.id)?.connection === connection) this.#told.delete(connection.id);
  }

  #update(): void {
    if (!this.#directory.isComplete) return;
    const all = new Set(this.#directory.browsers().flatMap(({ blockedSites = [] }) => blockedSites));
    const sorted = [...all].sort();
    if (this.#all && String(sorted) === String(this.#all)) return;
    this.#all = sorted;
    for (const { connection } of this.#told.values()) this.#send(connection);
  }

  #send(connection: Connection): void {
    if (this.#all) connection.send({ type: 'blockedSites', sites: [...this.#all] });
  }
}
