/** A REST client of tabrelay. */
import * as z from 'zod';

/** What came back, as it stands on the wire. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  /** From the call to the last byte of the body. */
  tookMs: number;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
}

const didSchema = z.looseObject({ action: z.string(), selector: z.string(), success: z.boolean() });
const listSchema = z.array(
  z.looseObject({ id: z.string(), created_at: z.string(), last_active: z.string() }),
);
const browsersSchema = z.array(z.looseObject({ id: z.string(), name: z.string() }));

/** The bytes of the picture that an answer carries. */
export function imageOf({ body }: Pick<Answer, 'body'>): Buffer {
  return Buffer.from(z.base64().parse(body.screenshot), 'base64');
}

export type Api = ReturnType<typeof api>;

/** A small client. All but `call` throw when the answer is not a success, with its status and error. */
export function api(baseUrl: string, key: string) {
  async function call(
    method: string,
    path: string,
    { headers = {}, body }: CallOptions = {},
  ): Promise<Answer> {
    const start = performance.now();
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const parsed = z.record(z.string(), z.unknown()).parse(await response.json());
    return {
      status: response.status,
      headers: response.headers,
      body: parsed,
      tookMs: performance.now() - start,
    };
  }

  async function succeed(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await call(method, path, { body });
    if (answer.status === 200) return answer.body;
    throw new Error(
      `${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${String(answer.body.error)}`,
    );
  }

  async function step(id: string, action: string, selector: string, value?: unknown, timeoutMs?: number) {
    return (await succeed('POST', `/session/${id}`, { action, selector, value, timeoutMs })).result;
  }

  return {
    call,
    step,
    /** Opens a session and returns its id. */
    async session(options: Record<string, unknown> = {}): Promise<string> {
      return z.string().parse((await succeed('POST', '/session', options)).sessionId);
    },
    /** A step that does something; returns what it says it did. */
    async act(id: string, action: string, selector: string, value?: unknown, timeoutMs?: number) {
      return didSchema.parse(await step(id, action, selector, value, timeoutMs));
    },
    /** A step that reads; returns the text. */
    async read(id: string, action: string, selector: string, value?: unknown): Promise<string> {
      return z.string().parse(await step(id, action, selector, value));
    },
    /** The picture's bytes. */
    async screenshot(id: string, query = ''): Promise<Buffer> {
      return imageOf({ body: await succeed('GET', `/session/${id}/screenshot${query}`) });
    },
    async close(id: string): Promise<string> {
      return z.string().parse((await succeed('DELETE', `/session/${id}`)).message);
    },
    async sessions() {
      return listSchema.parse((await succeed('GET', '/sessions')).sessions);
    },
    async browsers() {
      return browsersSchema.parse((await succeed('GET', '/browsers')).browsers);
    },
  };
}
