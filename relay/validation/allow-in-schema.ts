import * as z from 'zod';
import { byName } from './by-name';
import { nearestName } from './nearest-name';

/** Beside `secrets`, of a step and of a task. */
export const allowInSchema = byName(
  z.string().regex(/^\w{1,64}$/),
  z.array(z.string().min(1).max(2_000)).min(1).max(50),
)
  .optional()
  .meta({
    description:
      'Other fields that a secret may be typed into, by its name: selectors of which each means exactly one element.',
    example: { note: ['#message'] },
  });

interface WithSecrets {
  secrets?: Record<string, string> | undefined;
  allowIn?: Record<string, string[]> | undefined;
}

/** Finds each name in `allowIn` that is none of `secrets`: what it allows would have no effect. */
export function checkAllowIn({ value, issues }: z.core.ParsePayload<WithSecrets>): void {
  const names = Object.keys(value.secrets ?? {});
  for (const name of Object.keys(value.allowIn ?? {}).filter((one) => !names.includes(one))) {
    const nearest = nearestName(name, names);
    const advice = nearest
      ? `did you mean \`${nearest}\`?`
      : `expected the name of a secret in \`secrets\`, ${names.length > 0 ? `which has ${names.join(', ')}` : 'which is missing'}`;
    issues.push({ code: 'custom', path: ['allowIn', name], message: advice, input: value });
  }
}
