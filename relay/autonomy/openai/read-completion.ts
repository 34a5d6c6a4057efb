/** Parses the replies of OpenAI-compatible servers, which differ in details, into one shape. */

import * as z from 'zod';
import { parse } from './json-in';

/** A tool call as the model wrote it; `input` is JSON, or was meant to be. */
interface ToolCall {
  id: string;
  name: string;
  input: string;
}

export interface ModelReply {
  text: string;
  /** Its reasoning, where the server sends it. */
  reasoning: string;
  calls: ToolCall[];
  /** Undefined where the server does not count. */
  promptTokens: number | undefined;
  completionTokens: number | undefined;
}

const words = z.union([
  z.string(),
  z
    .array(z.looseObject({ text: z.string().default('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);
const functionCall = z.looseObject({
  name: z.string().default(''),
  arguments: z.union([z.string(), z.unknown().transform((value) => JSON.stringify(value ?? {}))]).default(''),
});
const message = z.looseObject({
  content: words.nullish(),
  reasoning_content: words.nullish(),
  reasoning: z.string().nullish().catch(undefined),
  tool_calls: z
    .array(z.looseObject({ id: z.string().nullish(), index: z.number().optional(), function: functionCall }))
    .nullish(),
  function_call: functionCall.nullish(),
});
const usage = z
  .looseObject({ prompt_tokens: z.number(), completion_tokens: z.number().default(0) })
  .nullish()
  .catch(undefined);
const completion = z.looseObject({ choices: z.array(z.looseObject({ message })).min(1), usage });
const chunk = z.looseObject({
  choices: z.array(z.looseObject({ delta: message.nullish() })).default([]),
  usage,
});

/** The reply in a server's answer; undefined when that is not a chat completion. An unrequested event stream is joined. */
export function readCompletion(answer: unknown): ModelReply | undefined {
  const parsed = completion.safeParse(typeof answer === 'string' ? (parse(answer) ?? fold(answer)) : answer);
  const reply = parsed.data?.choices[0]?.message;
  if (!reply) return undefined;
  const calls =
    reply.tool_calls ?? (reply.function_call ? [{ function: reply.function_call, id: null }] : []);
  return {
    text: reply.content ?? '',
    reasoning: reply.reasoning_content ?? reply.reasoning ?? '',
    calls: calls.map((call, index) => ({
      id: call.id || `call_${index}`,
      name: call.function.name,
      input: call.function.arguments,
    })),
    promptTokens: parsed.data?.usage?.prompt_tokens,
    completionTokens: parsed.data?.usage?.completion_tokens,
  };
}

/** https://platform.openai.com/docs/api-reference/chat-streaming, put together as one completion. */
function fold(stream: string): unknown {
  const chunks = stream
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [chunk.safeParse(parse(line.slice(5)))] : []))
    .flatMap(({ data }) => data ?? []);
  if (chunks.length === 0) return undefined;
  const deltas: z.infer<typeof message>[] = [];
  for (const { choices } of chunks) if (choices[0]?.delta) deltas.push(choices[0].delta);
  const joined = (field: 'content' | 'reasoning_content') =>
    deltas.map((delta) => delta[field] ?? '').join('');
  const calls = new Map<number, { id: string; function: { name: string; arguments: string } }>();
  for (const part of deltas.flatMap((delta) => delta.tool_calls ?? [])) {
    const at = part.index ?? 0;
    const begun = calls.get(at) ?? { id: '', function: { name: '', arguments: '' } };
    calls.set(at, {
      id: begun.id || (part.id ?? ''),
      function: {
        name: begun.function.name + part.function.name,
        arguments: begun.function.arguments + part.function.arguments,
      },
    });
  }
  return {
    choices: [
      {
        message: {
          content: joined('content'),
          reasoning_content: joined('reasoning_content'),
          tool_calls: calls.size > 0 ? [...calls.values()] : undefined,
        },
      },
    ],
    usage: chunks.findLast((one) => one.usage)?.usage,
  };
}
