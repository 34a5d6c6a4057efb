/** Parses a model's reply into acts or an end of the task, from tool calls or from JSON in the text. */

import * as z from 'zod';
import { isRecord } from '../../../extension/protocol/is-record';
import type { Act } from '../model';
import { jsonIn } from './json-in';
import { actOfModel, isOffered } from './read-act';
import type { ModelReply } from './read-completion';

export type Answer =
  | { acts: Act[] }
  | { end: 'done'; answer: string; evidence: string }
  | { end: 'needs_user' | 'gave_up'; answer: string; reason: string };

const words = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value : value ? JSON.stringify(value) : ''));
/** Some models write the array once more as JSON, or one act in its place. */
const list = z.preprocess((given) => {
  const written = typeof given === 'string' ? jsonIn(given)[0] : given;
  return isRecord(written) ? [written] : written;
}, z.array(actOfModel));
const acts = z.union([
  z.looseObject({ acts: list }).transform((given) => given.acts),
  z.array(actOfModel).min(1),
  actOfModel.transform((one) => [one]),
]);
const ending = z.looseObject({ answer: words, evidence: words, reason: words });
/** The ways in which models without tool calls write one. */
const wrapped = z.looseObject({
  tool: z.string().optional(),
  name: z.string().optional(),
  function: z
    .union([z.string(), z.looseObject({ name: z.string(), arguments: z.unknown().optional() })])
    .optional(),
});
const insides = ['arguments', 'parameters', 'input', 'args'] as const;

/** What the model decided; undefined when nothing in its answer can be read as that. */
export function readAnswer(reply: ModelReply): Answer | undefined {
  const called = reply.calls.map(({ name, input }) => readCall(name, jsonIn(input)[0] ?? {}));
  const readings = called.length > 0 ? called : [reply.text, reply.reasoning].map(readText);
  const answers = readings.filter((one) => one !== undefined);
  // Acts come first: an end claimed beside them was claimed before their effect was seen.
  const todo = answers.flatMap((one) => ('acts' in one ? one.acts : []));
  return todo.length > 0 ? { acts: todo } : answers[0];
}

/** Why a reply that `readAnswer` cannot read is no decision, for the model. */
export function faultOfReply({ calls, text }: ModelReply): string {
  const [call] = calls;
  if (!call) {
    return text.includes('{')
      ? 'it holds no JSON object of the described form, such as {"tool":"act","acts":[{"action":"click","selector":"ref=e5"}]}'
      : 'it calls no tool';
  }
  const input = jsonIn(call.input)[0];
  if (input === undefined) return `the arguments of ${call.name} are no JSON`;
  const isAction = isOffered(call.name);
  if (call.name !== 'act' && !isAction) return `there is no tool "${call.name}"`;
  const given =
    isRecord(input) && 'acts' in input
      ? withNames(input, call.name)
      : { acts: isAction ? withName(input, call.name) : input };
  const { error } = z.looseObject({ acts: list }).safeParse(given);
  const [issue] = error?.issues ?? [];
  return issue
    ? `act needs acts, an array of {"action", "selector", "value"}: ${['acts', ...issue.path].slice(issue.path.length > 0 ? 1 : 0).join('.')}: ${issue.message}`
    : 'act needs one act at least';
}

function readText(text: string): Answer | undefined {
  for (const value of jsonIn(text)) {
    const answer = readValue(value);
    if (answer) return answer;
  }
  return undefined;
}

function readValue(value: unknown): Answer | undefined {
  const outer = wrapped.safeParse(value).data;
  if (outer) {
    const { function: called } = outer;
    if (typeof called === 'object') return readCall(called.name, unpacked(called.arguments));
    const name = outer.tool ?? called ?? outer.name;
    const inside = insides.map((field) => outer[field]).find((one) => one !== undefined);
    if (name !== undefined) return readCall(name, inside === undefined ? outer : unpacked(inside));
    for (const tool of ['act', 'done', 'need_user', 'give_up']) {
      if (tool in outer) return readCall(tool, outer[tool]);
    }
  }
  const todo = acts.safeParse(value).data;
  if (todo) return { acts: todo };
  const isEnd = outer && 'answer' in outer && 'evidence' in outer;
  return isEnd ? readCall('done', outer) : undefined;
}

function readCall(name: string, input: unknown): Answer | undefined {
  if (name === 'act' || (isOffered(name) && isRecord(input) && 'acts' in input)) {
    const todo = acts.safeParse(name === 'act' ? input : withNames(input, name)).data;
    return todo && { acts: todo };
  }
  const { answer, evidence, reason } = ending.safeParse(input).data ?? {
    answer: '',
    evidence: '',
    reason: '',
  };
  if (name === 'done') return { end: 'done', answer: answer || reason, evidence };
  if (name === 'need_user') return { end: 'needs_user', answer, reason };
  if (name === 'give_up') return { end: 'gave_up', answer, reason };
  // Some models call an action as if it were a tool of its own.
  if (!isOffered(name) || typeof input !== 'object') return undefined;
  const todo = actOfModel.safeParse(withName(input, name)).data;
  return todo && { acts: [todo] };
}

function withName(input: unknown, action: string): unknown {
  return isRecord(input) ? { ...input, action } : { action };
}

/** Acts in a call that is named like an action are of that action where they do not say their own. */
function withNames(input: unknown, action: string): unknown {
  const { acts: inside } = Object(input) as { acts?: unknown };
  const isNamed = (one: object) => 'action' in one || Object.keys(one).some(isOffered);
  if (!isOffered(action) || !Array.isArray(inside)) return input;
  return { acts: inside.map((one) => (isRecord(one) && !isNamed(one) ? withName(one, action) : one)) };
}

function unpacked(value: unknown): unknown {
  return typeof value === 'string' ? (jsonIn(value)[0] ?? {}) : value;
}
