/** Finds the parsers that take more than time in proportion to a text. */
import { Thread } from '../../../relay/threads/thread';

/** What takes less than this is not looked at: a garbage collection takes as long. */
const leastMs = 120;
/** A text of twice the length takes twice the time; of the square it would take four times. */
const maxRatio = 3;
const limitMs = 15_000;

/** What is slow once may be the machine, or a garbage collection. */
const minTurns = 3;
/** What grows too much does so in every turn; a machine under load may need some more to show its least times. */
const maxTurns = 10;

/** The least times for half the length and for the whole, measured in turns until the whole is no excess. */
async function quickest(
  measure: (chars: number) => Promise<number>,
  length: number,
): Promise<{ half: number; whole: number; isExcess: boolean }> {
  let half = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  const isExcess = () => whole >= leastMs && whole / half > maxRatio;
  for (let turn = 0; turn < minTurns || (turn < maxTurns && isExcess()); turn += 1) {
    half = Math.min(half, await measure(length / 2));
    whole = Math.min(whole, await measure(length));
  }
  return { half, whole, isExcess: isExcess() };
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
        if ((await measure(length)) < leastMs) continue;
        const { half, whole, isExcess } = await quickest(measure, length);
        if (isExcess)
          excesses.push(`${parser}, ${name}: ${Math.round(half)} ms, then ${Math.round(whole)} ms`);
      } catch (error) {
        excesses.push(`${parser}, ${name}: ${error instanceof Error ? error.message : error}`);
        thread = new Thread(script);
      }
    }
  }
  thread.end();
  return { measured, excesses };
}
