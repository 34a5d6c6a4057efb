import * as z from 'zod';

const resultSchema = z.looseObject({ content: z.array(z.looseObject({ text: z.string().optional() })) });

/** The words of a tool's answer. */
export function textOf(result: unknown): string {
  const { content } = resultSchema.parse(result);
  return content.flatMap(({ text }) => text ?? []).join('\n');
}
