/** Sends this relay's heartbeat, listens to the others', and clears up what lost relays have left behind. */
import type { Bucket, Bus } from './bus';
import type { FleetEvents } from './fleet-events';
import type { Subjects } from './names';
import type { Directory } from './state/directory';
import { forgottenAfterMs, type Members } from './state/members';

const beatEveryMs = 1_000;

interface Parts {
  bus: Bus;
  state: Bucket;
  directory: Directory;
  members: Members;
  subjects: Subjects;
  run: string;
  events: FleetEvents;
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void };
  onError(error: unknown): void;
}

export class Heart {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #onBeat: () => void = () => undefined;
  /** When the server was reached last, in milliseconds of `performance.now`. */
  #connectedAt = performance.now();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { bus, subjects, members } = parts;
    bus.subscribe(subjects.beat('*'), ({ subject, data }) => this.#heard(subject, data));
    bus.onChange((isConnected) => {
      if (!isConnected) return;
      this.#connectedAt = performance.now();
      members.heardNothingMeanwhile();
      this.#beat();
    });
    members.onGone((gone) => this.#report(gone));
    this.#timer = setInterval(() => this.#beat(), beatEveryMs);
    this.#timer.unref();
  }

  /** Calls it with each heartbeat of this relay. */
  onBeat(listener: () => void): void {
    this.#onBeat = listener;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Tells the others that this relay ends. */
  async leave(): Promise<void> {
    const { bus, subjects, state, run, events } = this.#parts;
    if (!bus.isConnected) return;
    events.happened({ event: 'relay-left' });
    bus.publish(subjects.beat(run), Buffer.from('leaving'));
    await state.delete(`relay.${run}`);
  }

  #beat(): void {
    const { bus, subjects, members, run } = this.#parts;
    this.#onBeat();
    if (!bus.isConnected) return;
    bus.publish(subjects.beat(run), Buffer.from('beat'));
    for (const forgotten of members.check()) this.#clear(forgotten);
    this.#clearUnheard();
  }

  #heard(subject: string, data: Uint8Array): void {
    const { members, run, log, directory } = this.#parts;
    const from = subject.slice(subject.lastIndexOf('.') + 1);
    if (from === run) return;
    if (Buffer.from(data).toString() === 'leaving') {
      log.info({ relay: directory.relay(from)?.name }, 'a relay has left the fleet');
      members.left(from);
    } else members.heard(from);
  }

  /** A relay fell silent. One of those that live tells the fleet. */
  #report(gone: string): void {
    const { directory, members, events, run, log } = this.#parts;
    // One that has left has told so itself.
    if (!Number.isFinite(members.ageMs(gone))) return;
    const browsers = directory.browsers().filter((browser) => browser.run === gone);
    const sessions = browsers.flatMap((browser) => browser.sessions);
    const relay = directory.relay(gone)?.name ?? gone;
    log.warn(
      { relay, browsers: browsers.length, sessions: sessions.length },
      'a relay of the fleet is silent',
    );
    const living = [run, ...members.all().filter((one) => members.isAlive(one))].sort();
    if (living[0] !== run) return;
    events.happened({ event: 'relay-lost', lost: relay });
    for (const { id, keyName } of sessions)
      events.happened({ event: 'session-lost', session: id, key: keyName });
  }

  /** Entries of relays that ended while nobody listened. */
  #clearUnheard(): void {
    const { directory, members, run } = this.#parts;
    if (performance.now() - this.#connectedAt < forgottenAfterMs) return;
    for (const relay of directory.relays())
      if (relay.run !== run && !Number.isFinite(members.ageMs(relay.run))) this.#clear(relay.run);
  }

  #clear(run: string): void {
    const { state, directory, onError } = this.#parts;
    if (directory.relay(run)) state.delete(`relay.${run}`).catch(onError);
  }
}
