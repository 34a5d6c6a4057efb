/** Refuses patterns that could keep the page busy for ever, before they reach a browser. */
import { setImmediate } from 'node:timers/promises';
import { RelayError } from '../../../extension/protocol/errors';
import { type PatternText, patternIn, patternsIn } from '../../../extension/protocol/selectors/patterns';

const maxShownChars = 200;
/** The longest that are written by hand or by a tool have some hundred. */
const maxSelectorChars = 10_000;
/** Of all selectors of one call. */
const maxChars = 100_000;
/** Of one call. Each may take some 50 ms to judge. */
const maxPatterns = 10;

/**
 * Refuses what is too long as well.
 * @throws RelayError bad_selector: names the part of the pattern, and what to write instead
 */
export async function checkSelectors(selectors: readonly string[]): Promise<void> {
  const tooLong = selectors.find((selector) => selector.length > maxSelectorChars);
  if (tooLong !== undefined)
    throw new RelayError(
      'bad_selector',
      `The selector "${short(tooLong)}" has ${tooLong.length} characters, of which ${maxSelectorChars} are allowed. Write a shorter one, such as a ref of a snapshot.`,
    );
  const chars = selectors.reduce((sum, { length }) => sum + length, 0);
  if (chars > maxChars)
    throw new RelayError(
      'bad_selector',
      `The selectors of this call have ${chars} characters, of which ${maxChars} are allowed. Write shorter ones, or fewer.`,
    );
  const patterns = selectors.flatMap(patternsIn);
  if (patterns.length > maxPatterns)
    throw new RelayError(
      'bad_selector',
      `There are ${patterns.length} patterns in the selectors of this call, of which ${maxPatterns} are allowed. Write plain texts in their place.`,
    );
  for (const pattern of patterns) {
    await check(pattern);
    // Other calls have their turn between two of them.
    if (patterns.length > 1) await setImmediate();
  }
}

/** The same for a text to match that stands by itself. @throws RelayError bad_selector */
export async function checkText(text: string): Promise<void> {
  const pattern = patternIn(text);
  if (pattern) await check(pattern);
}

async function check(pattern: PatternText): Promise<void> {
  // Loaded with the first pattern: most callers use none.
  const [{ ambiguousPart }, { Unjudged }] = await Promise.all([
    import('./ambiguous-part'),
    import('./position-graph'),
  ]);
  const { source, flags } = pattern;
  const shown = `/${short(source)}/${flags}`;
  let part: string | undefined;
  try {
    part = ambiguousPart(source, flags);
  } catch (error) {
    if (error instanceof Unjudged)
      throw new RelayError(
        'bad_selector',
        `The pattern ${shown} is refused, because it cannot be told how long it takes: ${error.message}. Write a shorter and simpler one.`,
      );
    if (error instanceof SyntaxError)
      throw new RelayError('bad_selector', `"${shown}" is not a regular expression: ${String(error)}`);
    throw error;
  }
  if (part === undefined) return;
  throw new RelayError(
    'bad_selector',
    `The pattern ${shown} is refused, because it could block the page: "${short(part)}" can match the same text in too many ways. Write it so that there is one way only: leave out the inner repetition, such as \\w+ in place of (\\w+)+, or let a character that occurs nowhere else in it end each repetition, such as (\\w+,)* in place of (\\w+,?)*.`,
  );
}

function short(text: string): string {
  return text.length > maxShownChars ? `${text.slice(0, maxShownChars)}…` : text;
}
