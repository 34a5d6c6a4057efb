/** Sends chat completions to an OpenAI-compatible server, retries once where that can help, and parses the reply. */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { RelayError } from '../../../extension/protocol/errors';
import type { ModelConfig } from '../../config';
import { firstChatModel, listModels, serverUrl } from '../list-models';
import type { Usage } from '../model';
import { modelName } from '../model-name';
import { explainFailure } from './explain-failure';
import { limitedFetch } from './limited-fetch';
import { type ModelReply, readCompletion } from './read-completion';

/** Sent when a server needs no key; the package requires one. */
const noKey = 'none';
const backoffMs = 500;
/** A server that asks for a longer pause counts as failed. */
const maxPauseMs = 30_000;
const maxErrorChars = 300;
const noTools = /\btools?\b.*support|support.*\btools?\b/i;
const noSchema = /response_?format|json_?schema|structured output|grammar|\bschema\b/i;

export type Message = ChatCompletionMessageParam;
export type Tool = ChatCompletionFunctionTool;

export interface Chat {
  /** For people: the model's name and its server. */
  name: string;
  /** Whether it accepts images. */
  sees: boolean;
  /**
   * Asks once, and once more after 429, 5xx or a failed connection.
   * @param usage counts this call
   * @throws RelayError model_failed when there is no answer that can be read. When `signal` aborts, its reason.
   */
  ask(question: Question): Promise<ModelReply>;
}

export interface Question {
  messages: readonly Message[];
  tools?: readonly Tool[];
  /** JSON Schema of an answer without tools, for servers that can be held to one. */
  schema?: Record<string, unknown>;
  signal: AbortSignal;
  usage?: Usage;
}

/** @param config where the server is; nothing is loaded or sent before the first question. */
export function createChat(config: ModelConfig): Chat {
  /** The model that was taken because none is configured. Set once, as long as the relay runs. */
  let taken: string | undefined;
  const name = () => modelName(config, taken);

  async function connect() {
    const { default: OpenAI } = await import('openai');
    return new OpenAI({
      apiKey: config.apiKey ?? noKey,
      // The package would read what it is not given from the environment; only config.ts reads that.
      baseURL: serverUrl(config),
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: limitedFetch,
    });
  }
  /** What the server has answered that this model does not take. Set once, as long as the relay runs. */
  let toolless = false;
  let schemaless = false;
  let client: ReturnType<typeof connect> | undefined;

  function failed(error: unknown): RelayError {
    const words = explainFailure(error, serverUrl(config))
      .replaceAll(config.apiKey || noKey, '***')
      .slice(0, maxErrorChars);
    return new RelayError(
      'model_failed',
      `The model ${name()} failed: ${words} Look at OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL, or try again.`,
    );
  }

  /** @throws RelayError model_failed when none is configured, and the server names none */
  async function takenModel(signal: AbortSignal): Promise<string> {
    if (config.model !== undefined) return config.model;
    if (taken !== undefined) return taken;
    try {
      const { models } = await listModels(config, signal);
      taken = firstChatModel(models);
    } catch (error) {
      signal.throwIfAborted();
      throw failed(error);
    }
    if (taken === undefined) throw failed('OPENAI_MODEL is not set, and the server names no models.');
    return taken;
  }

  /** By what the answer gets its form: by tools, else by a schema, else by the words of the instructions alone. */
  function form(tools: readonly Tool[], schema: Record<string, unknown> | undefined) {
    if (tools.length > 0 && !toolless) return { tools: [...tools] };
    if (!schema || schemaless) return {};
    return { response_format: { type: 'json_schema' as const, json_schema: { name: 'answer', schema } } };
  }

  /** Notes what the server does not take, as Ollama and others say of some models. */
  function asksForLess(error: unknown, sent: ReturnType<typeof form>): boolean {
    const refusesTools = 'tools' in sent && refuses(error, noTools);
    const refusesSchema = 'response_format' in sent && refuses(error, noSchema);
    toolless ||= refusesTools;
    schemaless ||= refusesSchema;
    return refusesTools || refusesSchema;
  }

  return {
    get name() {
      return name();
    },
    sees: config.sees,
    async ask({ messages, tools = [], schema, signal, usage }) {
      client ??= connect();
      const openai = await client;
      const model = await takenModel(signal);
      const body = () => ({ model, messages: [...messages], ...form(tools, schema) });
      if (usage) {
        usage.calls += 1;
        usage.promptCharacters += JSON.stringify([messages, form(tools, schema)]).length;
      }
      const answer = await repeated(
        () => withOwnSignal(signal, (own) => openai.chat.completions.create(body(), { signal: own })),
        (error) => asksForLess(error, form(tools, schema)),
        signal,
      ).catch((error) => {
        signal.throwIfAborted();
        throw failed(error);
      });
      const reply = readCompletion(answer);
      if (!reply) throw failed(answer);
      if (usage) {
        usage.promptTokens += reply.promptTokens ?? estimate(JSON.stringify(body()));
        usage.completionTokens +=
          reply.completionTokens ?? estimate(reply.text + JSON.stringify(reply.calls));
      }
      return reply;
    },
  };
}

/** The package never removes its listener, and a task asks with one signal many times: each request gets its own. */
async function withOwnSignal<Answer>(
  signal: AbortSignal,
  request: (own: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await request(own.signal);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Asks again at once while `asksForLess`, and once more after a pause where that can help. */
async function repeated<Answer>(
  attempt: () => Promise<Answer>,
  asksForLess: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<Answer> {
  for (let pauses = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      if (asksForLess(error)) continue;
      const pauseMs = pauses === 0 ? pauseBeforeRetry(error) : undefined;
      if (pauseMs === undefined) throw error;
      pauses += 1;
      await sleep(pauseMs, undefined, { signal });
    }
  }
}

/** How long to wait before asking again; undefined where that would not help. */
function pauseBeforeRetry(error: unknown): number | undefined {
  const status = numberIn(error, 'status');
  // Without a status no answer came, or it broke off.
  if (error instanceof SyntaxError) return undefined;
  if (status !== undefined && status !== 408 && status !== 429 && status < 500) return undefined;
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined;
  const requestedMs = headers instanceof Headers ? Number(headers.get('retry-after') ?? 0) * 1000 : 0;
  if (requestedMs > maxPauseMs) return undefined;
  return Math.max(Number.isNaN(requestedMs) ? 0 : requestedMs, backoffMs * (1 + Math.random() / 4));
}

/** Whether the server has refused the request for what these words name. */
function refuses(error: unknown, what: RegExp): boolean {
  const status = numberIn(error, 'status') ?? 0;
  return (
    error instanceof Error &&
    status >= 400 &&
    status < 500 &&
    what.test(error.message.slice(0, maxErrorChars))
  );
}

function numberIn(error: unknown, field: string): number | undefined {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Where the server does not count: about four characters of English are a token. */
function estimate(text: string): number {
  return Math.ceil(text.length / 4);
}
