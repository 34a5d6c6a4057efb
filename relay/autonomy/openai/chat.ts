/** Sends chat completions to an OpenAI-compatible server, retries once where that can help, and parses the reply. */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { RelayError } from '../../../extension/protocol/errors';
import type { ModelConfig } from '../../config';
import type { Usage } from '../model';
import { modelName } from '../model-name';
import { limitedFetch } from './limited-fetch';
import { type ModelReply, readCompletion } from './read-completion';

/** Sent when a server needs no key; the package requires one. */
const noKey = 'none';
const backoffMs = 500;
/** A server that asks for a longer pause counts as failed. */
const maxPauseMs = 30_000;
const maxErrorChars = 300;

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
  ask(question: {
    messages: readonly Message[];
    tools?: readonly Tool[];
    signal: AbortSignal;
    usage?: Usage;
  }): Promise<ModelReply>;
}

/** @param config where the server is; nothing is loaded or sent before the first question. */
export function createChat(config: ModelConfig): Chat {
  const name = modelName(config);

  async function connect() {
    const { default: OpenAI } = await import('openai');
    return new OpenAI({
      apiKey: config.apiKey ?? noKey,
      // The package would read what it is not given from the environment; only config.ts reads that.
      baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: limitedFetch,
    });
  }
  /** The server has answered that this model takes no tools. Set once, as long as the relay runs. */
  let toolless = false;
  let client: ReturnType<typeof connect> | undefined;

  function failed(error: unknown): RelayError {
    const words = String(error instanceof Error ? error.message : error)
      .replaceAll(config.apiKey || noKey, '***')
      .slice(0, maxErrorChars);
    return new RelayError(
      'model_failed',
      `The model ${name} failed: ${words} Look at OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL, or try again.`,
    );
  }

  return {
    name,
    sees: config.sees,
    async ask({ messages, tools = [], signal, usage }) {
      client ??= connect();
      const openai = await client;
      const body = () => ({
        model: config.model,
        messages: [...messages],
        ...(tools.length > 0 && !toolless && { tools: [...tools] }),
      });
      const attempt = () => openai.chat.completions.create(body(), { signal });
      if (usage) usage.calls += 1;
      let answer: unknown;
      try {
        answer = await attempt().catch(async (error: unknown) => {
          const pauseMs = refusesTools(error) ? 0 : pauseBeforeRetry(error);
          toolless ||= pauseMs === 0;
          if (pauseMs === undefined || signal.aborted) throw error;
          await sleep(pauseMs, undefined, { signal });
          return attempt();
        });
      } catch (error) {
        signal.throwIfAborted();
        throw failed(error);
      }
      const reply = readCompletion(answer);
      if (!reply) throw failed('It answered with something that is no chat completion.');
      if (usage) {
        usage.promptTokens += reply.promptTokens ?? estimate(JSON.stringify(body()));
        usage.completionTokens +=
          reply.completionTokens ?? estimate(reply.text + JSON.stringify(reply.calls));
      }
      return reply;
    },
  };
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

/** What Ollama and others answer for models without tool calls; those get their words in the instructions. */
function refusesTools(error: unknown): boolean {
  const status = numberIn(error, 'status') ?? 0;
  return (
    error instanceof Error &&
    status >= 400 &&
    status < 500 &&
    /\btools?\b.*support|support.*\btools?\b/i.test(error.message.slice(0, maxErrorChars))
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
