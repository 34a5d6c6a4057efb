/** What a tool of the MCP door is, and what it receives of a call. */
import type { CallToolResult, InputRequiredResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import type { RequestContext } from '../service/caller';
import type { Service } from '../service/service';
import { explainIssues } from '../validation/explain-issues';
import type { LongCalls } from './long-calls';
import type { Pictures } from './pictures';

/** What a person answered to a question of an earlier round. */
export interface PersonsAnswer {
  /** What the question was about, as `askPerson` was given it. */
  about: unknown;
  agrees: boolean;
}

/** One call of a tool. */
export interface ToolCall {
  service: Service;
  pictures: Pictures;
  longCalls: LongCalls<Deliver>;
  context: RequestContext;
  /** Whether the client can show a person a question. */
  canAsk: boolean;
  /** Absent in the first round. */
  answer?: PersonsAnswer | undefined;
  /** Tells the client how far the call is, if it wants to know. */
  progress(message: string): Promise<void>;
}

export type ToolResult = CallToolResult | InputRequiredResult;

/** Says a result to the call that fetches it, which need not be the one that began it. */
export type Deliver = (call: ToolCall) => ToolResult | Promise<ToolResult>;

export interface Tool {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  input: z.ZodType;
  /** @throws RelayError bad_request for arguments that do not fit, and what the service throws */
  run(given: unknown, call: ToolCall): Promise<ToolResult>;
}

/** A tool whose `run` receives arguments that its schema has parsed. */
export function defineTool<Input extends z.ZodType>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(input: z.output<Input>, call: ToolCall): Promise<ToolResult>;
  },
): Tool {
  return { ...tool, run: async (given, call) => tool.run(parseArguments(tool.input, given), call) };
}

/** @throws RelayError bad_request, naming the field and what is expected of it */
export function parseArguments<Input extends z.ZodType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new RelayError('bad_request', explainIssues(parsed.error.issues, given, 'The call'), {
    outcome: 'not_executed',
  });
}
