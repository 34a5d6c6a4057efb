/** Keeps the pictures that screenshots answered with a link to, until clients read them. */
import { randomUUID } from 'node:crypto';

export interface Picture {
  uri: string;
  mimeType: string;
  /** Base64. */
  image: string;
}

const maxPerKey = 20;
const keptMs = 10 * 60_000;
const uriPrefix = 'tabrelay://picture/';

/** The latest pictures of each key, 20 at most, for ten minutes. They die with the relay. */
export class Pictures {
  /** By URI, oldest first. Written by `add`; one goes when its time is over or its key has too many. */
  readonly #kept = new Map<string, Picture & { keyName: string }>();

  add(keyName: string, { image, mimeType }: Pick<Picture, 'image' | 'mimeType'>): Picture {
    const own = this.list(keyName);
    for (const { uri } of own.slice(0, Math.max(0, own.length + 1 - maxPerKey))) this.#kept.delete(uri);
    const picture = { uri: uriPrefix + randomUUID(), mimeType, image };
    this.#kept.set(picture.uri, { ...picture, keyName });
    setTimeout(() => this.#kept.delete(picture.uri), keptMs).unref();
    return picture;
  }

  /** A picture of this key; those of others do not exist for it. */
  find(keyName: string, uri: string): Picture | undefined {
    const found = this.#kept.get(uri);
    return found?.keyName === keyName ? found : undefined;
  }

  has(uri: string): boolean {
    return this.#kept.has(uri);
  }

  list(keyName: string): Picture[] {
    return [...this.#kept.values()].filter((picture) => picture.keyName === keyName);
  }
}
