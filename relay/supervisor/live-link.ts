import * as z from 'zod/mini';

const answerTimeoutMs = 2_000;
const answerSchema = z.object({ page: z.string() });

/** A link that opens the live page once, within a minute; undefined when the relay does not answer. */
export async function liveLink(url: string, apiKey: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/v1/live`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return `${url}${answerSchema.parse(await response.json()).page}`;
  } catch {
    // The banner comes without it.
    return undefined;
  }
}
