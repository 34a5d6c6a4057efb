/**
 * Sends frames of the same moment in few messages: the first one at once, as it is; all that follow it until the moment
 * ends as a list. After a moment with several the first one of the next waits for the others too: each message wakes the
 * process at the other end.
 */

/** More characters are not gathered: a picture travels alone, and no message becomes much larger than its frames. */
const maxCharacters = 256 * 1024;

/** Frames on their way into one socket, in order. It dies with the socket. */
export class PacketSender {
  /** What is to be sent when this moment ends. */
  #waiting: string[] = [];
  /** Whether the moment of the first frame lasts. */
  #isMoment = false;
  /** How many frames this moment has, or the last one had where none is under way. */
  #count = 0;
  #characters = 0;
  readonly #send: (message: string) => void;
  readonly #schedule: (flush: () => void) => void;

  /** @param schedule calls its argument at the end of the moment */
  constructor(send: (message: string) => void, schedule: (flush: () => void) => void) {
    this.#send = send;
    this.#schedule = schedule;
  }

  /** @param frame as JSON */
  push(frame: string): void {
    if (this.#characters + frame.length > maxCharacters) this.flush();
    const isAlone = !this.#isMoment && this.#count <= 1;
    this.#begin();
    this.#count += 1;
    if (isAlone || frame.length > maxCharacters) {
      this.#send(frame);
      return;
    }
    this.#waiting.push(frame);
    this.#characters += frame.length;
  }

  #begin(): void {
    if (this.#isMoment) return;
    this.#isMoment = true;
    this.#count = 0;
    this.#schedule(() => {
      this.#isMoment = false;
      this.flush();
    });
  }

  /** Sends what waits at once, such as before the socket is closed. */
  flush(): void {
    const frames = this.#waiting;
    if (frames.length === 0) return;
    this.#waiting = [];
    this.#characters = 0;
    this.#send(frames.length === 1 ? String(frames[0]) : `[${frames.join(',')}]`);
  }
}

/**
 * The frames of a message.
 * @param parse returns nothing for what is no frame
 * @returns nothing when the message, or any frame in it, is not one of this protocol
 */
export function framesIn<Frame>(
  message: string,
  parse: (value: unknown) => Frame | undefined,
): Frame[] | undefined {
  const value = parseJson(message);
  const frames: Frame[] = [];
  for (const each of Array.isArray(value) ? value : [value]) {
    const frame = parse(each);
    if (frame === undefined) return undefined;
    frames.push(frame);
  }
  return frames;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
