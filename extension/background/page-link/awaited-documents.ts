/** Prepares the documents that sessions are on their way to before the first script of each, and those of nobody else. */

/** Each is for one address, and runs in whatever document of that address comes while it is registered. */
export interface Registrations {
  register(id: string, address: string): Promise<void>;
  unregister(id: string): Promise<void>;
  /** Also what an earlier worker has left. */
  unregisterAll(): Promise<void>;
}

interface Journey {
  address: string;
  isOfSession: boolean;
}

/**
 * Injecting a script once a document is there loses against the parser more often than not, so the script is registered for
 * the address while the document is awaited. The browser knows no tabs there: as soon as a tab without a session goes to the
 * same address, the script is not registered for it any more, and injecting has to do.
 */
export class AwaitedDocuments {
  /** By tab and frame; an entry dies when its document comes or fails, or with the tab. */
  readonly #journeys = new Map<string, Journey>();
  /** The id of each registration, by address. */
  readonly #registered = new Map<string, string>();

  constructor(private readonly registrations: Registrations) {
    void registrations.unregisterAll().catch(() => undefined);
  }

  /** A frame goes to an address, or is sent on to another one. */
  began(
    { tabId, frameId, url }: { tabId: number; frameId: number; url: string },
    isOfSession: boolean,
  ): void {
    const address = addressOf(url);
    if (address === undefined) this.#journeys.delete(keyOf(tabId, frameId));
    else this.#journeys.set(keyOf(tabId, frameId), { address, isOfSession });
    this.#settle();
  }

  /** The document is there, or will not come. */
  ended({ tabId, frameId }: { tabId: number; frameId: number }): void {
    if (this.#journeys.delete(keyOf(tabId, frameId))) this.#settle();
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    for (const key of this.#journeys.keys()) if (key.startsWith(`${tabId} `)) this.#journeys.delete(key);
    this.#settle();
  }

  #settle(): void {
    const journeys = [...this.#journeys.values()];
    const others = new Set(journeys.filter((one) => !one.isOfSession).map(({ address }) => address));
    const wanted = new Set(
      journeys.filter((one) => one.isOfSession && !others.has(one.address)).map(({ address }) => address),
    );
    const over = [...this.#registered].filter(([address]) => !wanted.has(address));
    for (const [address, id] of over) {
      this.#registered.delete(address);
      // One that is not there yet is taken back once it is.
      void this.registrations.unregister(id).catch(() => undefined);
    }
    for (const address of wanted) if (!this.#registered.has(address)) this.#register(address);
  }

  #register(address: string): void {
    const id = crypto.randomUUID();
    this.#registered.set(address, id);
    this.registrations
      .register(id, address)
      // It may be over before it was registered.
      .then(() => (this.#registered.get(address) === id ? undefined : this.registrations.unregister(id)))
      // What is no address for the browser is prepared by injecting alone.
      .catch(() => undefined);
  }
}

const keyOf = (tabId: number, frameId: number) => `${tabId} ${frameId}`;

/** The address as a pattern that only it matches; undefined where there is none. */
function addressOf(url: string): string | undefined {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, host, pathname, search } = new URL(url);
  const address = `${protocol}//${host}${pathname}${search}`;
  return address.includes('*') ? undefined : address;
}
