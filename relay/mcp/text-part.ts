/** Long texts are answered in parts, so that one does not fill a model's context. */
import * as z from 'zod';

/** Characters, unless the call asks for another number. */
const usualChars = 20_000;

/** The fields by which a call says which part it wants. */
export const partFields = {
  maxChars: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .meta({ description: `Default ${usualChars}` }),
  from: z.int().min(0).optional().meta({ description: 'Character to read on from' }),
};

/**
 * The part of a text that a call asks for, with a line on how to read on where something follows.
 * @param tool what to call for the rest, where that is another tool
 */
export function textPart(
  text: string,
  { maxChars = usualChars, from = 0 }: { maxChars?: number | undefined; from?: number | undefined },
  tool = 'again',
): string {
  const end = from + maxChars;
  const part = text.slice(from, end);
  if (end >= text.length) return part;
  return `${part}\n[Characters ${from} to ${end} of ${text.length}. To read on, call ${tool} with from: ${end}.]`;
}
