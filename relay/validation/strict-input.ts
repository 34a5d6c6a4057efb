/** Schemas for what callers send: they refuse unknown fields, and suggest the one that was probably meant. */
import * as z from 'zod';
import { nearestName } from './nearest-name';

/**
 * An object schema for which an unknown field is an issue that names the nearest known one.
 * @param meant what other tools call a field, and what it is called here
 */
export function strictInput<Shape extends z.ZodRawShape>(
  shape: Shape,
  meant: Readonly<Record<string, string>> = {},
) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? [
            ...issue.keys.slice(0, maxNamed).map((name) => unknownField(name, known, meant)),
            ...others(issue.keys),
          ].join('; ')
        : undefined,
  });
}

/** How many unknown fields are named; a body may have a hundred thousand. */
const maxNamed = 5;
const maxNameLength = 100;

function others(names: readonly string[]): string[] {
  return names.length > maxNamed ? [`${names.length - maxNamed} others are not known either`] : [];
}

function unknownField(
  name: string,
  known: readonly string[],
  meant: Readonly<Record<string, string>>,
): string {
  const nearest = (Object.hasOwn(meant, name) && meant[name]) || nearestName(name, known);
  const advice = nearest ? `did you mean \`${nearest}\`?` : `the fields are ${known.join(', ')}`;
  return `\`${name.slice(0, maxNameLength)}\` is not a known field: ${advice}`;
}
