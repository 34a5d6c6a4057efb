/** Reads a request's body: checks its size, its content type and its shape, in that order. */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import { exceedsJsonBounds } from '../validation/exceeds-json-bounds';
import { explainIssues } from '../validation/explain-issues';
import type { AppEnv } from './app-env';

const bytesPerMebibyte = 1024 * 1024;

/** How large a body may be. */
export interface BodyLimit {
  maxMebibytes: number;
  /** Asked about one that is larger, before more of it is read: returns how large this one may be, or throws why not. */
  allowMore?(): Promise<number>;
}

/** The bytes that a body has by its headers; undefined for one in chunks. Node lets none be longer. */
function announcedBytes(
  header: (name: 'content-length' | 'transfer-encoding') => string | undefined,
): number | undefined {
  const length = header('content-length');
  return length === undefined || header('transfer-encoding') !== undefined ? undefined : Number(length);
}

/** Knows how many bytes one body may have. */
class Allowance {
  readonly #limit: BodyLimit;
  /** Written by `allow`, once. */
  #mebibytes: number;

  constructor(limit: BodyLimit) {
    this.#limit = limit;
    this.#mebibytes = limit.maxMebibytes;
  }

  covers(bytes: number): boolean {
    return bytes <= this.#mebibytes * bytesPerMebibyte;
  }

  /** @throws RelayError body_too_large, and what `allowMore` throws */
  async allow(bytes: number): Promise<void> {
    const { maxMebibytes, allowMore } = this.#limit;
    if (!this.covers(bytes) && allowMore && this.#mebibytes === maxMebibytes)
      this.#mebibytes = await allowMore();
    if (!this.covers(bytes)) throw tooLarge(this.#mebibytes);
  }
}

/** Why a body over `maxMebibytes` is refused. */
function tooLarge(maxMebibytes: number): RelayError {
  return new RelayError('body_too_large', `The body is over ${maxMebibytes} MiB. Send less at once.`);
}

/** Why a body that breaks off is refused: its caller was too slow, or is gone. */
function incompleteBody(): RelayError {
  return new RelayError('bad_request', 'The body did not arrive whole. Send it again, all at once.');
}

/** Refuses a body over its limit, by its Content-Length before a byte is read, else as soon as it is over. */
export function limitBody(maxMebibytes: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await checkLength(c, { maxMebibytes });
    await next();
  });
}

/** The same for one call. @throws RelayError body_too_large, and what the limit throws */
async function checkLength(c: Context<AppEnv>, limit: BodyLimit): Promise<void> {
  const allowance = new Allowance(limit);
  const length = announcedBytes((name) => c.req.header(name));
  const { body } = c.req.raw;
  if (length !== undefined) await allowance.allow(length);
  else if (body) c.req.raw = new Request(c.req.raw, { body: await readStream(body, allowance) });
}

/** @throws RelayError as `checkLength`, as soon as it is over */
async function readStream(
  body: ReadableStream<Uint8Array>,
  allowance: Allowance,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    await allowance.allow(bytes).catch((refusal: unknown) => {
      dropRest(reader);
      throw refusal;
    });
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

/** The text of a body that Node receives. @throws RelayError as `checkLength`, as soon as it is over */
export async function readBody(incoming: IncomingMessage, limit: BodyLimit): Promise<string> {
  const allowance = new Allowance(limit);
  const length = announcedBytes((name) => incoming.headers[name]);
  if (length !== undefined) await allowance.allow(length);
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    let isRefused = false;
    const refuse = (refusal: unknown) => {
      isRefused = true;
      reject(refusal);
    };
    // What follows in one that is refused is read and dropped, else the caller would never see the answer.
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (isRefused) return;
      if (allowance.covers(bytes)) return void chunks.push(chunk);
      incoming.pause();
      const allowed = allowance.allow(bytes).then(() => void chunks.push(chunk), refuse);
      void allowed.finally(() => incoming.resume());
    };
    incoming
      .on('data', take)
      .once('end', resolve)
      .once('error', reject)
      .once('close', () => {
        if (!incoming.complete) reject(incompleteBody());
      });
  });
  const [only] = chunks;
  return decode(chunks.length === 1 ? only : Buffer.concat(chunks));
}

/** The text of a body. @throws RelayError as `checkLength` */
export async function readText(c: Context<AppEnv>, limit: BodyLimit): Promise<string> {
  await checkLength(c, limit);
  return decode(await c.req.arrayBuffer());
}

/** The request for what reads it by itself, its body already checked. @throws RelayError as `readText`, bad_request */
export async function checkedRequest(c: Context<AppEnv>, limit: BodyLimit): Promise<Request> {
  if (c.req.method !== 'POST') return c.req.raw;
  const body = await readText(c, limit);
  checkJson(body);
  return new Request(c.req.raw, { body });
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
  checkJson(text);
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

/** @throws RelayError bad_request for JSON that would take long to be parsed and checked */
function checkJson(text: string): void {
  const excess = exceedsJsonBounds(text);
  if (excess) throw new RelayError('bad_request', `The body has ${excess}. Send less at once.`);
}
