/** A message server in memory, with buses that can be cut off and lose messages, for tests of what relays make of that. */
import type { Bucket, Bus, Entry, Message } from '../../../relay/fleet/bus';

interface Subscription {
  bus: FakeBus;
  subject: string;
  queue: string | undefined;
  take(message: Message): void;
}

/** What all buses of one server share. */
export class FakeServer {
  readonly subscriptions = new Set<Subscription>();
  readonly buckets = new Map<string, FakeBucket>();
  /** What was added to streams. */
  readonly appended: { subject: string; line: string }[] = [];
  /** Whether a message is lost on its way. */
  loses: (subject: string, data: Uint8Array) => boolean = () => false;

  bus(): FakeBus {
    return new FakeBus(this);
  }

  deliver(from: FakeBus, subject: string, data: Uint8Array, reply?: string): void {
    const fits = [...this.subscriptions].filter(
      (one) => matches(one.subject, subject) && one.bus.isConnected,
    );
    if (this.loses(subject, data)) return;
    if (fits.length === 0 && reply !== undefined) {
      queueMicrotask(() => this.#tellUndelivered(from, reply));
      return;
    }
    const queues = new Set<string>();
    for (const { take, queue } of fits) {
      if (queue !== undefined && queues.has(queue)) continue;
      if (queue !== undefined) queues.add(queue);
      queueMicrotask(() => take({ subject, data, reply, isUndelivered: false }));
    }
  }

  #tellUndelivered(to: FakeBus, reply: string): void {
    for (const one of this.subscriptions)
      if (one.bus === to && matches(one.subject, reply))
        one.take({ subject: reply, data: new Uint8Array(), reply: undefined, isUndelivered: true });
  }
}

export class FakeBus implements Bus {
  readonly #server: FakeServer;
  readonly #listeners: ((isConnected: boolean) => void)[] = [];
  isConnected = true;
  maxMessageBytes = 1_000;
  #requests = 0;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  /** Cuts it off from the server, or connects it again. */
  connect(isConnected: boolean): void {
    this.isConnected = isConnected;
    for (const listener of this.#listeners) listener(isConnected);
  }

  publish(subject: string, data: Uint8Array, reply?: string): void {
    if (this.isConnected) this.#server.deliver(this, subject, data, reply);
  }

  request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array | undefined> {
    this.#requests += 1;
    const inbox = `_inbox.${this.#requests}.${Math.random()}`;
    return new Promise((resolve) => {
      const end = (answer?: Uint8Array) => {
        clearTimeout(timer);
        stop();
        resolve(answer);
      };
      const timer = setTimeout(end, timeoutMs);
      const stop = this.subscribe(inbox, ({ data: answer, isUndelivered }) =>
        end(isUndelivered ? undefined : answer),
      );
      this.publish(subject, data, inbox);
    });
  }

  subscribe(subject: string, take: (message: Message) => void, queue?: string): () => void {
    const subscription = { bus: this, subject, queue, take };
    this.#server.subscriptions.add(subscription);
    return () => this.#server.subscriptions.delete(subscription);
  }

  bucket(name: string): Bucket {
    const bucket = this.#server.buckets.get(name) ?? new FakeBucket();
    this.#server.buckets.set(name, bucket);
    return bucket;
  }

  async append(subject: string, data: Uint8Array): Promise<void> {
    if (!this.isConnected) throw new Error('cut off');
    this.#server.appended.push({ subject, line: Buffer.from(data).toString() });
  }

  onChange(listener: (isConnected: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.isConnected = false;
  }
}

class FakeBucket implements Bucket {
  readonly #entries = new Map<string, Entry>();
  readonly #watchers: ((key: string, entry: Entry | undefined) => void)[] = [];
  #revision = 0;

  async get(key: string): Promise<Entry | undefined> {
    return this.#entries.get(key);
  }

  async create(key: string, value: string): Promise<number | undefined> {
    return this.#entries.has(key) ? undefined : this.put(key, value);
  }

  async update(key: string, value: string, revision: number): Promise<number | undefined> {
    return this.#entries.get(key)?.revision === revision ? this.put(key, value) : undefined;
  }

  async put(key: string, value: string): Promise<number> {
    this.#revision += 1;
    const entry = { value, revision: this.#revision };
    this.#entries.set(key, entry);
    for (const watcher of this.#watchers) watcher(key, entry);
    return entry.revision;
  }

  async delete(key: string): Promise<void> {
    this.#entries.delete(key);
    for (const watcher of this.#watchers) watcher(key, undefined);
  }

  watch(take: (key: string, entry: Entry | undefined) => void, onCurrent?: () => void): void {
    this.#watchers.push(take);
    for (const [key, entry] of this.#entries) take(key, entry);
    onCurrent?.();
  }
}

/** `*` stands for one token, `>` for the rest. */
function matches(pattern: string, subject: string): boolean {
  const wanted = pattern.split('.');
  const given = subject.split('.');
  return (
    wanted.every(
      (token, index) => token === '>' || (token === '*' ? given[index] : token === given[index]),
    ) &&
    (wanted.at(-1) === '>' || wanted.length === given.length)
  );
}
