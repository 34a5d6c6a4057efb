/** A model that says what the test wants, over the real wire format, on loopback. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { answering } from '../pages/answering';

const question = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
});
/** What a model was asked, as it stood on the wire. */
type Question = z.infer<typeof question> & {
  /** The whole body. */
  raw: string;
  headers: IncomingMessage['headers'];
  /** The text of the last message. */
  last: string;
  /** The text of all messages. */
  all: string;
};

/** A turn: an answer, or something that the server does instead. */
export type Turn = (asked: Question, response: ServerResponse) => void | Promise<void>;

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  asked: Question[];
  /** What it has, for those who ask for its models. */
  models: string[];
  /** The next turns; once they are used up the last one is repeated. */
  script(...turns: Turn[]): void;
  /** From now on connections are refused, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server, on a free port unless told; until it has a script it gives up. */
export async function startModelServer(at = 0): Promise<ModelServer> {
  const asked: Question[] = [];
  let turns: Turn[] = [calls(['give_up', { reason: 'no script' }])];
  const server = createServer(
    answering(async (request, response) => {
      if (request.url?.endsWith('/models')) {
        send(response, 200, { data: started.models.map((id) => ({ id })) });
        return;
      }
      const raw = await text(request);
      const parsed = question.parse(JSON.parse(raw));
      const words = parsed.messages.map(({ content }) =>
        typeof content === 'string' ? content : JSON.stringify(content),
      );
      const one = {
        ...parsed,
        raw,
        headers: request.headers,
        last: words.at(-1) ?? '',
        all: words.join('\n'),
      };
      asked.push(one);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      await turn?.(one, response);
    }),
  );
  const listen = (at: number) => new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  await listen(at);
  const { port } = server.address() as AddressInfo;
  const started: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    models: ['scripted'],
    script(...next) {
      turns = next;
      asked.length = 0;
    },
    down: close,
    up: async () => {
      if (!server.listening) await listen(port);
    },
    close,
  };
  return started;
}

/** https://platform.openai.com/docs/api-reference/chat/object */
export function completion(message: Record<string, unknown>, usage?: unknown): Record<string, unknown> {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason: 'stop' }],
    usage: usage ?? { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  };
}

export function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(sent);
}

/** Calls tools. */
export function calls(...named: [name: string, input: unknown][]): Turn {
  return (_, response) => {
    const tool_calls = named.map(([name, input], index) => ({
      id: `call_${index + 1}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }));
    send(response, 200, completion({ tool_calls }));
  };
}

/** Calls `act`; a selector may be looked up in what the model was shown. */
export function acts(
  ...wanted: { action: string; selector?: string | ((shown: string) => string); value?: unknown }[]
): Turn {
  return (asked, response) => {
    const todo = wanted.map(({ selector = '', ...rest }) => ({
      ...rest,
      selector: typeof selector === 'string' ? selector : selector(asked.all),
    }));
    return calls(['act', { acts: todo }])(asked, response);
  };
}

export function done(answer: string, evidence: string): Turn {
  return calls(['done', { answer, evidence }]);
}

/** Says something, with no tool call. */
export function says(content: string, more: Record<string, unknown> = {}): Turn {
  return (_, response) => send(response, 200, completion({ content, ...more }));
}

/** The handle that a snapshot gave to the element on whose line these words stand. */
export function refOf(words: string): (shown: string) => string {
  return (shown) => {
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`${escaped}[^\\[\\n]*\\[((?:f\\d+)?e\\d+)\\]`).exec(shown);
    if (!found) throw new Error(`the model was not shown ${words}`);
    return `ref=${found[1]}`;
  };
}

/** Takes the question and says nothing, until the other side has enough. */
export function answersNothing(): Turn {
  return () => {};
}
