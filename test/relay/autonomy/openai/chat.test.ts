/** How a chat deals with model servers that fail, delay or send what cannot be read. */
import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noUsage } from '../../../../relay/autonomy/model';
import { type Chat, createChat } from '../../../../relay/autonomy/openai/chat';
import {
  answersNothing,
  calls,
  completion,
  type ModelServer,
  says,
  send,
  startModelServer,
  type Turn,
} from '../../../support/models/model-server';

let server: ModelServer;
let chat: Chat;

beforeAll(async () => {
  server = await startModelServer();
  chat = createChat({ baseUrl: server.url, apiKey: undefined, model: 'scripted', sees: false });
});
afterAll(() => server.close());

const fails =
  (status: number, body: unknown = { error: { message: 'no luck' } }, headers = {}): Turn =>
  (_, response) =>
    send(response, status, body, headers);
const hangsUp: Turn = (_, response) => void response.socket?.destroy();
const breaksOff: Turn = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"choices":', () => response.socket?.destroy());
};
const act = { type: 'function', function: { name: 'act', description: '', parameters: {} } } as const;

function ask(signal = AbortSignal.timeout(10_000)) {
  const usage = noUsage();
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  return chat.ask({ messages, tools: [act], signal, usage }).then((said) => ({ ...said, usage }));
}

describe('a question', () => {
  it('is answered with words, tool calls and what they cost', async () => {
    server.script(calls(['act', { acts: [] }]));
    expect(await ask()).toMatchObject({
      text: '',
      calls: [{ id: 'call_1', name: 'act', input: '{"acts":[]}' }],
      usage: { calls: 1, promptTokens: 100, completionTokens: 10 },
    });
  });

  it('leaves nothing on the signal of its task', async () => {
    server.script(says('Hello'));
    const task = new AbortController();
    await ask(task.signal);
    expect(getEventListeners(task.signal, 'abort')).toEqual([]);
  });

  it('names the model, and needs no key', async () => {
    server.script(says('Hello'));
    await ask();
    expect(server.asked[0]).toMatchObject({ model: 'scripted', headers: { authorization: 'Bearer none' } });
  });

  it('is counted by its length where the server does not count', async () => {
    server.script((_, response) =>
      send(response, 200, { choices: [{ message: { role: 'assistant', content: 'x'.repeat(400) } }] }),
    );
    const { usage } = await ask();
    expect(usage.completionTokens).toBeGreaterThan(90);
    expect(usage.promptTokens).toBeGreaterThan(10);
  });

  it.each([
    ['429', fails(429)],
    ['500', fails(500)],
    ['503 without JSON', fails(503, 'Service Unavailable')],
    ['a connection that is cut', hangsUp],
    ['an answer that is cut', breaksOff],
  ])('is asked again after %s', async (_, failure) => {
    server.script(failure, says('Hello'));
    expect((await ask()).text).toBe('Hello');
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['429 twice', fails(429), 2, 'no luck'],
    ['500 twice', fails(500), 2, 'no luck'],
    ['a server that always hangs up', hangsUp, 2, 'scripted at 127.0.0.1'],
    ['a wrong key', fails(401, { error: { message: 'wrong key' } }), 1, 'wrong key'],
    ['an unknown model', fails(404, { error: { message: 'no such model' } }), 1, 'OPENAI_MODEL'],
    ['a server that wants an hour', fails(429, {}, { 'retry-after': '3600' }), 1, 'failed'],
    ['garbage', fails(200, 'garbage'), 1, 'failed'],
    ['JSON that is no completion', fails(200, { hello: 1 }), 1, 'no chat completion'],
    ['an error with status 200', fails(200, { error: { message: 'overloaded' } }), 1, 'overloaded'],
    [
      'a page of HTML',
      fails(200, '<!doctype html>', { 'content-type': 'text/html' }),
      1,
      'with a web page: it is no chat completion. The address of a model server usually ends with /v1',
    ],
    ['a path that is not there', fails(404, 'not found'), 1, 'something else answers (404 not found)'],
  ])('ends with model_failed after %s', async (_, failure, times, words) => {
    server.script(failure);
    await expect(ask()).rejects.toMatchObject({
      code: 'model_failed',
      message: expect.stringContaining(words),
    });
    expect(server.asked).toHaveLength(times);
  });

  it('never shows the key in an error', async () => {
    const chat = createChat({
      baseUrl: server.url,
      apiKey: 'sk-very-secret',
      model: 'm',
      sees: false,
    });
    server.script(fails(401, { error: { message: 'wrong key sk-very-secret' } }));
    const asked = chat.ask({
      messages: [{ role: 'user', content: 'Hello' }],
      signal: AbortSignal.timeout(10_000),
    });
    await expect(asked).rejects.toThrow('wrong key ***');
  });

  it('is given up with its signal, also while it waits to be asked again', async () => {
    server.script(fails(429, {}, { 'retry-after': '20' }));
    await expect(ask(AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
    server.script(answersNothing());
    await expect(ask(AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is not answered without end', async () => {
    server.script((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(ask()).rejects.toMatchObject({
      code: 'model_failed',
      message: expect.stringContaining('bytes'),
    });
  });
});

describe('servers that differ', () => {
  it('one without tools is asked without them, from then on', async () => {
    const plain = createChat({ baseUrl: server.url, apiKey: undefined, model: 'm', sees: false });
    const refusal = { error: { message: 'registry.ollama.ai/library/m does not support tools' } };
    server.script(fails(400, refusal), says('{"acts":[]}'));
    const question = {
      messages: [{ role: 'user' as const, content: 'Hello' }],
      tools: [act],
      signal: AbortSignal.timeout(10_000),
    };
    expect((await plain.ask(question)).text).toBe('{"acts":[]}');
    await plain.ask(question);
    expect(server.asked.map(({ tools }) => tools?.length ?? 0)).toEqual([1, 0, 0]);
  });

  it('one that streams though nobody asked is put together', async () => {
    server.script((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunks = [
        { choices: [{ delta: { role: 'assistant', content: 'Hel' } }] },
        { choices: [{ delta: { content: 'lo' } }] },
        {
          choices: [
            { delta: { tool_calls: [{ index: 0, id: 'a', function: { name: 'act', arguments: '{"ac' } }] } },
          ],
        },
        { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: 'ts":[]}' } }] } }] },
        { choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } },
      ];
      for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      response.end('data: [DONE]\n\n');
    });
    expect(await ask()).toMatchObject({
      text: 'Hello',
      calls: [{ id: 'a', name: 'act', input: '{"acts":[]}' }],
      usage: { promptTokens: 7, completionTokens: 3 },
    });
  });

  it('ones with thoughts, parts, or the old function call are understood', async () => {
    server.script(says('Hello', { reasoning_content: 'Hm.' }));
    expect(await ask()).toMatchObject({ text: 'Hello', reasoning: 'Hm.' });
    server.script((_, response) =>
      send(
        response,
        200,
        completion({
          content: [
            { type: 'text', text: 'Hel' },
            { type: 'text', text: 'lo' },
          ],
        }),
      ),
    );
    expect(await ask()).toMatchObject({ text: 'Hello' });
    server.script((_, response) =>
      send(response, 200, completion({ function_call: { name: 'act', arguments: { acts: [] } } })),
    );
    expect(await ask()).toMatchObject({ calls: [{ name: 'act', input: '{"acts":[]}' }] });
  });
});

describe('a model that is not configured', () => {
  const modelOf = async (asked: ModelServer) => {
    asked.script(says('Hello'));
    const chat = createChat({ baseUrl: asked.url, apiKey: undefined, model: undefined, sees: false });
    await chat.ask({ messages: [{ role: 'user', content: 'Hello' }], signal: AbortSignal.timeout(10_000) });
    return [asked.asked[0]?.model, chat.name];
  };

  it('is the first of its server that chats', async () => {
    server.models = ['nomic-embed-text', 'whisper-1', 'llama3.2', 'qwen3'];
    const host = new URL(server.url).host;
    expect(await modelOf(server)).toEqual(['llama3.2', `llama3.2 at ${host}`]);
  });

  it('is missing where the server names none', async () => {
    server.models = [];
    await expect(modelOf(server)).rejects.toThrow(/OPENAI_MODEL is not set, and the server names no models/);
    expect(server.asked).toHaveLength(0);
  });

  it('cannot be asked for where nothing listens', async () => {
    const away = await startModelServer();
    await away.close();
    await expect(modelOf(away)).rejects.toThrow(`nothing listens at ${away.url}`);
  });
});

describe('the form of an answer', () => {
  const schema = { type: 'object', properties: { answer: { type: 'string' } } };
  const newChat = () => createChat({ baseUrl: server.url, apiKey: undefined, model: 'm', sees: false });
  const askOf = (chat: Chat, tools = [act]) =>
    chat.ask({
      messages: [{ role: 'user', content: 'Hello' }],
      tools,
      schema,
      signal: AbortSignal.timeout(10_000),
    });
  const formsAsked = () =>
    server.asked.map(({ raw }) => Object.keys(JSON.parse(raw)).filter((key) => /tools|format/.test(key)));

  it('comes from tools, else from a schema, else from words, as the server takes it', async () => {
    const chat = newChat();
    const noTools = fails(400, { error: { message: 'm does not support tools' } });
    const noSchema = fails(400, { error: { message: 'response_format json_schema is not available' } });
    server.script(noTools, noSchema, says('{}'));
    await askOf(chat);
    await askOf(chat);
    expect(formsAsked()).toEqual([['tools'], ['response_format'], [], []]);
  });

  it('is a schema where there are no tools', async () => {
    server.script(says('{}'));
    await askOf(newChat(), []);
    expect(JSON.parse(server.asked[0]?.raw ?? '')).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { schema } },
    });
  });
});
