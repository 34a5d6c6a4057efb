/** `tabrelay/client`: the REST API with its types, and calls that are repeated safely. Needs Node 20 and no packages. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import envPaths from 'env-paths';
import type { paths } from './api.d.ts';
import type { AnswerOf, BodyOf, Call, CallOptions } from './call.js';
import { DrivenTask, type TaskRequest } from './driven-task.js';
import { type PictureOptions, pictureQuery } from './picture-options.js';

export type { CallOptions } from './call.js';
// biome-ignore lint/performance/noBarrelFile: the one module that callers import
export { DrivenTask, type TaskDecision, type TaskRequest, type TaskTurn } from './driven-task.js';
export type { PictureOptions } from './picture-options.js';

/** One step in a session: the body of `POST /session/{sessionId}`. */
export type Step = BodyOf<paths['/session/{sessionId}']['post']>;
/** Text of reading actions; of all others an object with `success`. */
export type StepResult = AnswerOf<paths['/session/{sessionId}']['post']>['result'];
/** The body of `POST /session`. */
export type SessionOptions = BodyOf<paths['/session']['post']>;
/** The body of `POST /browse`. */
export type BrowseTask = BodyOf<paths['/browse']['post']>;
export type BrowseResult = AnswerOf<paths['/browse']['post']>['result'];
/** The body of `POST /retrieve`. */
export type Question = BodyOf<paths['/retrieve']['post']>;
export type Answer = AnswerOf<paths['/retrieve']['post']>['result'];
export type ListedSession = AnswerOf<paths['/sessions']['get']>['sessions'][number];
export type Browser = AnswerOf<paths['/browsers']['get']>['browsers'][number];

export interface ClientOptions {
  /** Address of the relay. Default: `TABRELAY_URL`, else http://127.0.0.1:8787. */
  url?: string;
  /** Default: `TABRELAY_API_KEY`, else the key file of the relay on this machine. */
  apiKey?: string;
  /** How often a call is repeated whose answer was lost, or that found no browser. Default: 4. */
  retries?: number;
}

/** A call that was answered with an error, or not at all. */
export class TabrelayError extends Error {
  override readonly name = 'TabrelayError';
  /** @param code one of docs/errors.md; `unreachable` when no relay answers */
  constructor(
    readonly code: string,
    message: string,
    /** HTTP status; undefined when no relay answers. */
    readonly status?: number,
    /** What is known of the effect of an interrupted call. */
    readonly outcome?: 'executed' | 'not_executed' | 'unknown',
    /** How long the relay asks to wait before the call is sent again, in milliseconds. */
    readonly retryAfterMs?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Answers that a repeated call may change. */
const worthRetrying = ['unreachable', 'still_running', 'too_many_requests', 'no_browser', 'interrupted'];
const maxPauseMs = 10_000;

/** A relay and an API key for it. */
export class Tabrelay {
  readonly #url: string;
  readonly #apiKey: string;
  readonly #retries: number;

  /** @throws TabrelayError bad_request for no address, unauthorized when no key is given and none is found */
  constructor({ url, apiKey, retries = 4 }: ClientOptions = {}) {
    this.#url = checkedUrl(url ?? (process.env.TABRELAY_URL || 'http://127.0.0.1:8787'));
    this.#apiKey = apiKey ?? (process.env.TABRELAY_API_KEY || readKeyFile());
    this.#retries = retries;
  }

  /** Opens a session, a window of its own. `await using` closes it. */
  async open(options: SessionOptions = {}, call?: CallOptions): Promise<Session> {
    const { sessionId } = await this.#call<{ sessionId: string }>('POST', '/session', options, call);
    return this.session(sessionId);
  }

  /** A session that is open already. Makes no call. */
  session(id: string): Session {
    return new Session(id, (method, path, body, call) => this.#call(method, path, body, call));
  }

  async sessions(call?: CallOptions): Promise<ListedSession[]> {
    return (await this.#call<{ sessions: ListedSession[] }>('GET', '/sessions', undefined, call)).sessions;
  }

  async browsers(call?: CallOptions): Promise<Browser[]> {
    return (await this.#call<{ browsers: Browser[] }>('GET', '/browsers', undefined, call)).browsers;
  }

  /** Does a whole task. Its result says by `outcome` whether it was done. */
  async browse(task: BrowseTask, call?: CallOptions): Promise<BrowseResult> {
    return (await this.#call<{ result: BrowseResult }>('POST', '/browse', task, call)).result;
  }

  /** Answers a question about a page. */
  async retrieve(question: Question, call?: CallOptions): Promise<Answer> {
    return (await this.#call<{ result: Answer }>('POST', '/retrieve', question, call)).result;
  }

  /** Opens a task that your own model drives. `await using` ends it. */
  async openTask(task: TaskRequest, call?: CallOptions): Promise<DrivenTask> {
    const opened = await this.#call<ConstructorParameters<typeof DrivenTask>[0]>('POST', '/task', task, call);
    return new DrivenTask(opened, (method, path, body, options) => this.#call(method, path, body, options));
  }

  /** Repeats a call until it is answered. With its Idempotency-Key it is carried out once all the same. */
  async #call<Reply>(method: string, path: string, body?: object, options: CallOptions = {}): Promise<Reply> {
    const { signal, idempotencyKey = randomUUID() } = options;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#send<Reply>(method, path, body, { signal, idempotencyKey });
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof TabrelayError) || !worthRetrying.includes(error.code)) throw error;
        if (attempt >= this.#retries) throw error;
        const pauseMs = Math.min(error.retryAfterMs ?? 500 * 2 ** attempt, maxPauseMs);
        // Its own error is not the signal's reason.
        await sleep(pauseMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
      }
    }
  }

  async #send<Reply>(method: string, path: string, body: object | undefined, options: CallOptions) {
    const { signal = null, idempotencyKey = '' } = options;
    const headers = {
      authorization: `Bearer ${this.#apiKey}`,
      ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    try {
      const response = await fetch(`${this.#url}/v1${path}`, { method, headers, signal, ...sent });
      const reply: unknown = await response.json();
      if (response.ok) return reply as Reply;
      throw errorIn(response, reply);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TabrelayError) throw error;
      const message = `No answer from ${this.#url}. Is tabrelay running? Another address: TABRELAY_URL.`;
      throw new TabrelayError('unreachable', message, undefined, undefined, undefined, { cause: error });
    }
  }
}

/** An open session. */
export class Session implements AsyncDisposable {
  readonly #call: Call;

  constructor(
    readonly id: string,
    call: Call,
  ) {
    this.#call = call;
  }

  /** Runs one action. */
  async step(step: Step, call?: CallOptions): Promise<StepResult> {
    return (await this.#call<{ result: StepResult }>('POST', `/session/${this.id}`, step, call)).result;
  }

  /** A picture of the current page: of what its window shows unless the options say otherwise, as PNG. */
  async screenshot(options: PictureOptions = {}): Promise<Buffer> {
    const path = `/session/${this.id}/screenshot${pictureQuery(options)}`;
    const { screenshot } = await this.#call<{ screenshot: string }>('GET', path, undefined, options);
    return Buffer.from(screenshot, 'base64');
  }

  /** Closes the session with all windows that it has opened; does nothing if it is closed already. */
  async close(call?: CallOptions): Promise<void> {
    try {
      await this.#call('DELETE', `/session/${this.id}`, undefined, call);
    } catch (error) {
      if (!(error instanceof TabrelayError && error.code === 'session_not_found')) throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/** @throws TabrelayError bad_request */
function checkedUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '');
  const message = `"${url}" is no address of a relay. Write it with http:// or https://, such as http://127.0.0.1:8787.`;
  throw new TabrelayError('bad_request', message);
}

function errorIn(response: Response, reply: unknown): TabrelayError {
  const code = response.headers.get('x-error-code') ?? 'unknown';
  const outcome = response.headers.get('x-outcome') as TabrelayError['outcome'] | null;
  const message = (reply as { error?: string } | null)?.error ?? `The relay answered ${response.status}.`;
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfterMs = seconds > 0 ? seconds * 1_000 : undefined;
  return new TabrelayError(code, message, response.status, outcome ?? undefined, retryAfterMs);
}

function readKeyFile(): string {
  const home = process.env.TABRELAY_HOME || envPaths('tabrelay', { suffix: '' }).config;
  try {
    return readFileSync(join(home, 'api-key'), 'utf8').trim();
  } catch (cause) {
    const message = `There is no API key in ${home}. Start tabrelay once, or set TABRELAY_API_KEY.`;
    throw new TabrelayError('unauthorized', message, undefined, undefined, undefined, { cause });
  }
}
