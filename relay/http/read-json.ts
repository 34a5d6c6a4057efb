/** Reads a request's body: checks its size, its content type and its shape, in that order. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import { explainIssues } from '../validation/explain-issues';
import type { AppEnv } from './app-env';

const bytesPerMebibyte = 1024 * 1024;

/** Refuses a body over `maxMebibytes`, by its Content-Length before a byte is read, else as soon as it is over. */
export function limitBody(maxMebibytes: number) {
  return bodyLimit({
    maxSize: maxMebibytes * bytesPerMebibyte,
    onError: () => {
      throw new RelayError('body_too_large', `The body is over ${maxMebibytes} MiB. Send less at once.`);
    },
  });
}

/**
 * The body, parsed by `schema`. An absent or empty body counts as `{}`.
 * @throws RelayError unsupported_media_type, or bad_request naming the field and what is expected of it.
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const input = text.trim() === '' ? {} : parseJson(text, c.req.header('content-type'));
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new RelayError(
    'bad_request',
    `${explainIssues(parsed.error.issues, input, 'The body')} GET /docs has examples.`,
  );
}

function parseJson(text: string, type: string | undefined): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')) {
    const sent = type === undefined ? 'without a Content-Type' : `as ${type}`;
    throw new RelayError(
      'unsupported_media_type',
      `The body was sent ${sent}. Send JSON with the header "Content-Type: application/json".`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the body, which may hold what the caller wants typed.
    const at = /at position (\d+)/.exec(`${error}`)?.[1];
    const where = at ? `: it goes wrong at character ${Number(at) + 1}` : '';
    const quotes = /^[\s{[]*'/.test(text) ? ' JSON takes double quotation marks only.' : '';
    throw new RelayError(
      'bad_request',
      `The body is not well-formed JSON${where}. Check its quotes, commas and braces.${quotes}`,
    );
  }
}
