/** The port through which the fleet reaches its message server: messages, key-value buckets and streams. */

export interface Message {
  subject: string;
  data: Uint8Array;
  /** Where the sender waits for an answer. */
  reply?: string | undefined;
  /** It is the server's own answer: nobody listens at the subject of a request. */
  isUndelivered: boolean;
}

/** A value of a bucket. */
export interface Entry {
  value: string;
  /** Which change of the bucket it is; what compare-and-set compares. */
  revision: number;
}

export interface Bucket {
  get(key: string): Promise<Entry | undefined>;
  /** Sets a key that has no value. @returns nothing when it has one */
  create(key: string, value: string): Promise<number | undefined>;
  /** Sets a key whose value is still that of the revision. @returns nothing when it is not */
  update(key: string, value: string, revision: number): Promise<number | undefined>;
  put(key: string, value: string): Promise<number>;
  delete(key: string): Promise<void>;
  /**
   * Calls `take` with every value there is, and with each change from then on. After a lost connection it begins again.
   * @param onCurrent called each time when all values there were have been taken
   */
  watch(take: (key: string, entry: Entry | undefined) => void, onCurrent?: () => void): void;
}

export interface Bus {
  /** While it is false, nothing that is published is known to arrive. */
  readonly isConnected: boolean;
  /** Largest message, in bytes. */
  readonly maxMessageBytes: number;
  publish(subject: string, data: Uint8Array, reply?: string): void;
  /** Sends a message and waits for one answer. @returns nothing when none comes, or nobody listens */
  request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array | undefined>;
  /** @param queue of the subscriptions with the same queue, one gets each message @returns how to end it */
  subscribe(subject: string, take: (message: Message) => void, queue?: string): () => void;
  /** @param maxAgeMs values disappear so long after they were set, without notice */
  bucket(name: string, maxAgeMs?: number): Bucket;
  /** Adds a line to a stream; resolves once it is kept. */
  append(subject: string, data: Uint8Array): Promise<void>;
  /** Calls it when the connection is lost, and when it is back. */
  onChange(listener: (isConnected: boolean) => void): void;
  close(): Promise<void>;
}
