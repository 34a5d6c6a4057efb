/** Texts that name keys, for the specifications of actions: a key that does not exist is answered with the nearest one. */
import * as z from 'zod/mini';
import { parseChord, parseHeld } from '../dom/keyboard/keys';
import { similarity } from '../protocol/similarity';

const names =
  'Alt ArrowDown ArrowLeft ArrowRight ArrowUp Backspace CapsLock Control Delete End Enter Escape Home Insert Meta PageDown PageUp Shift Space Tab'.split(
    ' ',
  );
const modifierNames = ['Alt', 'Control', 'Meta', 'Shift'];
const leastAlike = 0.5;

/** A text of which `parse` can make keys. */
function known(parse: (text: string) => unknown, explain: (text: string) => string | undefined) {
  return z.refine<string>((text) => failure(parse, text) === undefined, {
    error: ({ input }) => explain(String(input)) ?? failure(parse, String(input)) ?? '',
  });
}

/** A key or a chord. */
export const knownChord = known(parseChord, (text) => nearest(text, names));
/** Keys to hold, or none. */
export const knownHeld = known(parseHeld, (text) => nearest(text, modifierNames) ?? notHeld(text));

function notHeld(text: string): string | undefined {
  const wrong = text.split('+').find((part) => failure(parseHeld, part) !== undefined);
  return wrong === undefined
    ? undefined
    : `"${wrong}" cannot be held down: expected ${modifierNames.join(', ')}`;
}

function failure(parse: (text: string) => unknown, text: string): string | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : `${error}`;
  }
}

function nearest(text: string, among: readonly string[]): string | undefined {
  const wrong = text.split('+').find((part) => failure(parseChord, part) !== undefined);
  if (!wrong) return undefined;
  const [best] = among
    .map((name) => ({ name, alike: similarity(wrong, name) }))
    .sort((one, other) => other.alike - one.alike);
  return best && best.alike >= leastAlike
    ? `"${wrong}" is not a known key: did you mean \`${best.name}\`?`
    : undefined;
}
