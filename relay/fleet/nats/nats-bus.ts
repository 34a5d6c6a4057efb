/** The bus over NATS servers with JetStream. Its client is loaded when a relay joins a fleet, never before. */
import { readFileSync } from 'node:fs';
import type { JetStreamClient } from '@nats-io/jetstream';
import type { Kvm } from '@nats-io/kv';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Bucket, Bus, Message } from '../bus';
import { NatsBucket } from './nats-bucket';
import { type NatsConfig, natsOptions } from './nats-options';
import { keepStreams } from './streams';

/** Until the server has told its own limit. */
const usualMessageBytes = 1024 * 1024;
/** What a message holds beside its data. */
const roomBytes = 1024;
const jetStreamTimeoutMs = 2_000;

interface Client {
  connection: NatsConnection;
  streams: JetStreamClient;
  kvm: Kvm;
  prepare(): Promise<void>;
}

interface Wanted {
  subject: string;
  queue: string | undefined;
  take(message: Message): void;
  live?: Subscription;
}

export class NatsBus implements Bus {
  readonly #options: { fleet: string; inbox: string; onError(error: unknown): void };
  /** Set when the server was reached for the first time; from then on the client reconnects by itself. */
  #client: Client | undefined;
  #isConnected = false;
  readonly #closing = new AbortController();
  readonly #wanted = new Set<Wanted>();
  readonly #buckets: NatsBucket[] = [];
  readonly #listeners: ((isConnected: boolean) => void)[] = [];

  /**
   * Begins to connect; what is subscribed until then comes into force when the server is reached.
   * @param options.fleet prefix of the names of buckets and streams
   * @param options.inbox prefix of the subjects at which the client itself waits for answers
   * @param options.onError receives what goes wrong besides a lost connection
   */
  constructor(config: NatsConfig, options: { fleet: string; inbox: string; onError(error: unknown): void }) {
    this.#options = options;
    this.#run(config).catch((error) => options.onError(error));
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get maxMessageBytes(): number {
    return (this.#client?.connection.info?.max_payload ?? usualMessageBytes) - roomBytes;
  }

  publish(subject: string, data: Uint8Array, reply?: string): void {
    this.#client?.connection.publish(subject, data, reply === undefined ? {} : { reply });
  }

  async request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array | undefined> {
    if (!this.#client || !this.#isConnected) return undefined;
    try {
      return (await this.#client.connection.request(subject, data, { timeout: timeoutMs })).data;
    } catch {
      // Nobody listens, nobody answers in time, or the connection was lost: all the same to who asks.
      return undefined;
    }
  }

  subscribe(subject: string, take: (message: Message) => void, queue?: string): () => void {
    const wanted: Wanted = { subject, queue, take };
    this.#wanted.add(wanted);
    if (this.#client) this.#begin(wanted, this.#client);
    return () => {
      this.#wanted.delete(wanted);
      wanted.live?.unsubscribe();
    };
  }

  bucket(name: string, maxAgeMs = 0): Bucket {
    const { fleet, onError } = this.#options;
    const bucket = new NatsBucket(`${fleet}-${name}`, maxAgeMs, onError);
    this.#buckets.push(bucket);
    if (this.#client && this.#isConnected) bucket.begin(this.#client.kvm);
    return bucket;
  }

  async append(subject: string, data: Uint8Array): Promise<void> {
    if (!this.#client) throw new Error('NATS was not reached yet');
    await this.#client.streams.publish(subject, data, { timeout: jetStreamTimeoutMs });
  }

  onChange(listener: (isConnected: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const bucket of this.#buckets) bucket.end();
    // What was published last must reach the server.
    if (this.#isConnected) await this.#client?.connection.flush();
    await this.#client?.connection.close();
  }

  async #run(config: NatsConfig): Promise<void> {
    const client = await this.#connect(config);
    if (this.#closing.signal.aborted) return client.connection.close();
    this.#client = client;
    for (const wanted of this.#wanted) this.#begin(wanted, client);
    this.#arrived(client);
    for await (const { type } of client.connection.status()) {
      if (type === 'disconnect') this.#changed(false);
      else if (type === 'reconnect') this.#arrived(client);
    }
    this.#changed(false);
  }

  async #connect(config: NatsConfig): Promise<Client> {
    const [{ connect, credsAuthenticator }, { jetstream, jetstreamManager }, { Kvm }] = await Promise.all([
      import('@nats-io/transport-node'),
      import('@nats-io/jetstream'),
      import('@nats-io/kv'),
    ]);
    const { credentials } = config;
    const connection = await connect({
      ...natsOptions(config),
      inboxPrefix: this.#options.inbox,
      ...(credentials !== undefined && { authenticator: credsAuthenticator(readFileSync(credentials)) }),
    });
    const limits = { timeout: jetStreamTimeoutMs };
    const streams = jetstream(connection, limits);
    const prepare = async () => keepStreams(await jetstreamManager(connection, limits), this.#options.fleet);
    return { connection, streams, kvm: new Kvm(streams), prepare };
  }

  #arrived({ kvm, prepare }: Client): void {
    for (const bucket of this.#buckets) bucket.begin(kvm);
    prepare().catch((error) => this.#options.onError(error));
    this.#changed(true);
  }

  #changed(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    for (const listener of this.#listeners) listener(isConnected);
  }

  #begin(wanted: Wanted, { connection }: Client): void {
    const { subject, queue, take } = wanted;
    wanted.live = connection.subscribe(subject, {
      ...(queue !== undefined && { queue }),
      callback: (error, message) => {
        if (error) return this.#options.onError(error);
        const { subject: at, data, reply } = message;
        const isUndelivered = message.headers?.code === 503 && data.length === 0;
        take({ subject: at, data, reply, isUndelivered });
      },
    });
  }
}
