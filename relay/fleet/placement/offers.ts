/** Asks which browser may open a session, and offers the own ones. */
import * as z from 'zod/mini';
import type { Bus } from '../bus';
import type { Subjects } from '../names';
import type { Directory, KnownBrowser } from '../state/directory';
import type { Members } from '../state/members';

/** The label of every browser. */
export const anyLabel = 'any';
const queue = 'open';
/** Who is asked answers at once. */
const answerWithinMs = 1_000;

const askedSchema = z.object({ labels: z.array(z.string()) });
const offerSchema = z.object({ browser: z.optional(z.string()) });

interface Parts {
  bus: Bus;
  subjects: Subjects;
  directory: Directory;
  members: Members;
  /** Labels of the own browsers. */
  labels: readonly string[];
  /** An own browser that may open a session now. */
  withRoom(): { id: string } | undefined;
}

export class Offers {
  readonly #parts: Parts;
  /** Ends the subscriptions; absent while no own browser has room. */
  #stop: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Listens while an own browser has room, so that the server passes the question to who can answer. */
  update(): void {
    const { bus, subjects, labels, withRoom } = this.#parts;
    const hasRoom = withRoom() !== undefined;
    if (!hasRoom) {
      this.#stop?.();
      this.#stop = undefined;
    }
    if (!hasRoom || this.#stop) return;
    const stops = [...labels, anyLabel].map((label) =>
      bus.subscribe(
        subjects.open(label),
        ({ data, reply }) => {
          if (reply !== undefined) bus.publish(reply, Buffer.from(JSON.stringify(this.#offer(data))));
        },
        queue,
      ),
    );
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** The id of a browser with all the labels; nothing when none has room. Nothing is reserved. */
  async ask(labels: readonly string[]): Promise<string | undefined> {
    const { bus, subjects } = this.#parts;
    const subject = subjects.open(labels[0] ?? anyLabel);
    const answer = await bus.request(subject, Buffer.from(JSON.stringify({ labels })), answerWithinMs);
    return answer && parse(offerSchema, answer)?.browser;
  }

  /** The browsers with all the labels, whether they have room or not. */
  candidates(labels: readonly string[]): KnownBrowser[] {
    const { directory, members } = this.#parts;
    return directory
      .browsers()
      .filter(({ connected, run }) => connected && members.isAlive(run))
      .filter((browser) => labels.every((label) => label === anyLabel || browser.labels.includes(label)));
  }

  #offer(data: Uint8Array): z.infer<typeof offerSchema> {
    const wanted = parse(askedSchema, data)?.labels ?? [];
    const own = this.#parts.withRoom();
    const isOwn = wanted.every((label) => label === anyLabel || this.#parts.labels.includes(label));
    if (own && isOwn) return { browser: own.id };
    // The server knows of one label only. Of those with all of them, the one with the fewest sessions.
    const [other] = this.candidates(wanted)
      .filter(({ run }) => !this.#parts.directory.relay(run)?.draining)
      .filter(({ sessions, maxSessions = Infinity }) => sessions.length < maxSessions)
      .sort((one, two) => one.sessions.length - two.sessions.length);
    return other ? { browser: other.id } : {};
  }
}

function parse<Value>(schema: z.ZodMiniType<Value>, data: Uint8Array): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(data).toString())).data;
  } catch {
    return undefined;
  }
}
