/** This relay's own entry in the bucket `state`. Others may change whether it is draining. */
import type { Bucket } from '../bus';
import { fleetProtocol } from '../names';
import type { Directory } from './directory';
import type { RelayEntry } from './entries';

export class OwnEntry {
  readonly #state: Bucket;
  readonly #run: string;
  /** Written here, and by the fleet when the relay is to be drained. */
  #value: RelayEntry;
  #listener: () => void = () => undefined;

  constructor(
    state: Bucket,
    directory: Directory,
    { run, ...about }: Pick<RelayEntry, 'name' | 'labels' | 'version' | 'publicKey'> & { run: string },
  ) {
    this.#state = state;
    this.#run = run;
    this.#value = {
      ...about,
      protocol: fleetProtocol,
      startedAt: new Date().toISOString(),
      draining: false,
    };
    directory.onChange(() => this.#read(directory));
  }

  get value(): RelayEntry {
    return this.#value;
  }

  async write(): Promise<void> {
    await this.#state.put(`relay.${this.#run}`, JSON.stringify(this.#value));
  }

  /** Calls it when the fleet has changed the entry. */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  #read(directory: Directory): void {
    const { draining } = directory.relay(this.#run) ?? this.#value;
    if (draining === this.#value.draining) return;
    this.#value = { ...this.#value, draining };
    this.#listener();
  }
}
