const maxTexts = 100;
/** Of all of them together: with two bytes a character, 16 MB. */
const maxChars = 8_000_000;

/** The last text by document and question, so that the next one can be told as what has changed. */
export class RememberedTexts {
  /** Oldest first. Written by `replace`; the oldest die when there are too many, or when they are too long together. */
  readonly #texts = new Map<string, string>();
  #chars = 0;

  /** Keeps the text, and returns the one before. One that is too long is not kept. */
  replace(key: string, text: string): string | undefined {
    const before = this.#texts.get(key);
    this.#forget(key);
    if (text.length > maxChars) return before;
    this.#texts.set(key, text);
    this.#chars += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#texts.size <= maxTexts && this.#chars <= maxChars) break;
      this.#forget(oldest);
    }
    return before;
  }

  #forget(key: string): void {
    this.#chars -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}
