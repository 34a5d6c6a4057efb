/** Explains to a caller which fields of an input were rejected, and what was expected instead. */
import * as z from 'zod';

// The schemas of extension/ are made with zod/mini, which has no messages of its own; both share the locale.
z.config(z.locales.en());

const maxIssues = 3;

/**
 * What is wrong with `input`, in words.
 * @param whole what to call the input itself where the issue is not with one field
 */
export function explainIssues(issues: readonly Issue[], input: unknown, whole: string): string {
  const parts = issues.slice(0, maxIssues).map((issue) => {
    if ('code' in issue && issue.code === 'unrecognized_keys') return issue.message;
    const path = (issue.path ?? []).map(keyOf);
    const name = path.length === 0 ? whole : `\`${path.join('.')}\``;
    const words = issue.message.replace(/^Invalid input: /, '').replace(/, received undefined$/, '');
    return valueAt(input, path) === undefined
      ? `${name} is missing: ${words}`
      : `${name} is not right: ${words}`;
  });
  const text = parts.join('; ');
  return text.endsWith('?') ? text : `${text}.`;
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
