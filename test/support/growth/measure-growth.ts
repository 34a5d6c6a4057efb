/** Finds the parsers that take more than time in proportion to a text. */
import { Thread } from '../../../relay/threads/thread';

/** What takes less than this is not looked at: a garbage collection takes as long. */
const leastMs = 120;
/** A text of twice the length takes twice the time; of the square it would take four times. */
const maxRatio = 3;
const limitMs = 15_000;

/** What is slow once may be the machine, or a garbage collection. */
async function quickest(
  measure: (chars: number) => Promise<number>,
  length: number,
): Promise<[half: number, whole: number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn += 1) {
    least[0] = Math.min(least[0], await measure(length / 2));
    least[1] = Math.min(least[1], await measure(length));
  }
  return least;
}

/** A parser that took too long, for people. */
export type Excess = string;

/**
 * @param script the built growth-thread.ts
 * @param length of the longest text for each parser
 * @param isWanted which of the pairs of parser and text are measured
 * @returns how many of them were, and those that grow too much
 */
export async function excessiveGrowth(
  script: URL,
  length: number,
  isWanted: (parser: string, text: string) => boolean,
): Promise<{ measured: number; excesses: Excess[] }> {
  const { signal } = new AbortController();
  let thread = new Thread(script);
  const call = (name: string, input?: unknown) => thread.call(name, input, { signal, limitMs });
  const { parsers, texts } = (await call('names')) as { parsers: string[]; texts: string[] };
  const excesses: Excess[] = [];
  let measured = 0;
  for (const parser of parsers) {
    // What it loads or builds at its first use does not count.
    if (texts.some((name) => isWanted(parser, name))) await call('measure', { parser, text: 0, length: 100 });
    for (const [text, name] of texts.entries()) {
      if (!isWanted(parser, name)) continue;
      measured += 1;
      const measure = async (chars: number) => Number(await call('measure', { parser, text, length: chars }));
      try {
        const whole = await measure(length);
        if (whole < leastMs) continue;
        const [half, again] = await quickest(measure, length);
        if (again >= leastMs && again / half > maxRatio)
          excesses.push(`${parser}, ${name}: ${Math.round(half)} ms, then ${Math.round(again)} ms`);
      } catch (error) {
        excesses.push(`${parser}, ${name}: ${error instanceof Error ? error.message : error}`);
        thread = new Thread(script);
      }
    }
  }
  thread.end();
  return { measured, excesses };
}
