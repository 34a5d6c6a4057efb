/** A rejected field is told to the caller by name, with what was expected in its place. */
import * as z from 'zod';

// The schemas of extension/ are made with zod/mini, which has no words of its own; the locale is shared by both.
z.config(z.locales.en());

const maxIssuesTold = 3;

/**
 * What is wrong with `input`, in words.
 * @param whole what to call the input itself where no field of it is to blame.
 */
export function explain(issues: readonly Issue[], input: unknown, whole: string): string {
  const told = issues.slice(0, maxIssuesTold).map((issue) => {
    const path = (issue.path ?? []).map(keyOf);
    const name = path.length === 0 ? whole : `\`${path.join('.')}\``;
    const words = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
    return valueAt(input, path) === undefined
      ? `${name} is missing: ${words}`
      : `${name} is not right: ${words}`;
  });
  return `${told.join('; ')}.`;
}

/** An issue of zod, or of anything else that keeps to https://standardschema.dev. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function keyOf(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
