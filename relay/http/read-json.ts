/** Reads a request's body: checks its size, its content type and its shape, in that order. */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import { explainIssues } from '../validation/explain-issues';
import type { AppEnv } from './app-env';

const bytesPerMebibyte = 1024 * 1024;

/** What the Content-Length of a body says of it; one that is sent in chunks has none. */
type BodyLength = 'fits' | 'too large' | 'unknown';

/** Compares a body with `maxMebibytes` by its headers. Node lets no body be longer than its Content-Length. */
function announcedLength(
  maxMebibytes: number,
  header: (name: 'content-length' | 'transfer-encoding') => string | undefined,
): BodyLength {
  const length = header('content-length');
  if (length === undefined || header('transfer-encoding') !== undefined) return 'unknown';
  return Number(length) <= maxMebibytes * bytesPerMebibyte ? 'fits' : 'too large';
}

/** Why a body over `maxMebibytes` is refused. */
function tooLarge(maxMebibytes: number): RelayError {
  return new RelayError('body_too_large', `The body is over ${maxMebibytes} MiB. Send less at once.`);
}

/** Why a body that breaks off is refused: its caller was too slow, or is gone. */
function incompleteBody(): RelayError {
  return new RelayError('bad_request', 'The body did not arrive whole. Send it again, all at once.');
}

/** Refuses a body over `maxMebibytes`, by its Content-Length before a byte is read, else as soon as it is over. */
export function limitBody(maxMebibytes: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const length = announcedLength(maxMebibytes, (name) => c.req.header(name));
    if (length === 'too large') throw tooLarge(maxMebibytes);
    const { body } = c.req.raw;
    if (length === 'unknown' && body) {
      c.req.raw = new Request(c.req.raw, { body: await readStream(body, maxMebibytes) });
    }
    await next();
  });
}

/** @throws RelayError body_too_large as soon as it is over `maxMebibytes` */
async function readStream(
  body: ReadableStream<Uint8Array>,
  maxMebibytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > maxMebibytes * bytesPerMebibyte) {
      dropRest(reader);
      throw tooLarge(maxMebibytes);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The next request of the connection comes after what is still being sent of this one. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  // A connection that breaks meanwhile has no next request.
  const next = () => reader.read().catch(() => ({ done: true }));
  while (!(await next()).done);
}

/** @throws RelayError bad_request where it is not UTF-8 */
function decode(bytes: AllowSharedBufferSource | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RelayError('bad_request', 'The body is not valid UTF-8. Send JSON in UTF-8.');
  }
}

/** The text of a body that Node receives. @throws RelayError body_too_large as soon as it is over `maxMebibytes` */
export async function readBody(incoming: IncomingMessage, maxMebibytes: number): Promise<string> {
  const length = announcedLength(maxMebibytes, (name) => incoming.headers[name]);
  if (length === 'too large') throw tooLarge(maxMebibytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    incoming
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxMebibytes * bytesPerMebibyte) reject(tooLarge(maxMebibytes));
        else chunks.push(chunk);
      })
      .once('end', resolve)
      .once('error', reject)
      .once('close', () => {
        if (!incoming.complete) reject(incompleteBody());
      });
  });
  const [only] = chunks;
  return decode(chunks.length === 1 ? only : Buffer.concat(chunks));
}

/**
 * The body of a call, parsed by `schema`.
 * @throws RelayError as `parseBody`
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseBody(decode(await c.req.arrayBuffer()), c.req.header('content-type'), schema);
}

/**
 * A body, parsed by `schema`. An absent or empty one counts as `{}`.
 * @throws RelayError unsupported_media_type, or bad_request naming the field and what is expected of it.
 */
export function parseBody<Schema extends z.ZodType>(
  text: string,
  contentType: string | undefined,
  schema: Schema,
): z.output<Schema> {
  const input = text.trim() === '' ? {} : parseJson(text, contentType);
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
