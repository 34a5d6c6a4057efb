/** Runs what may take longer than clients wait. */
import * as z from 'zod';
import type { Waiter } from './long-calls';
import { textAnswer } from './text-answer';
import type { Deliver, ToolCall, ToolResult } from './tool';

/** The fields by which a call asks for what runs under a handle. */
export const handleFields = {
  handle: z.string().optional().meta({ description: 'Wait for this unfinished call' }),
  end: z.boolean().optional().meta({ description: 'Stop it' }),
};

/** Does the work and says its result; or says a handle once the work takes too long. */
export async function runLong(
  tool: string,
  call: ToolCall,
  work: (signal: AbortSignal, report: (step: string) => void) => Promise<Deliver>,
): Promise<ToolResult> {
  return say(tool, call, await call.longCalls.run(tool, waiterOf(call), work));
}

/** Waits for what runs under a handle, or stops it. @throws RelayError task_not_found */
export async function waitLong(
  tool: string,
  call: ToolCall,
  { handle, end }: { handle: string; end?: boolean | undefined },
): Promise<ToolResult> {
  if (!end) return say(tool, call, await call.longCalls.wait(tool, handle, waiterOf(call)));
  call.longCalls.end(tool, handle, call.context.caller.keyName);
  return textAnswer('Stopped.');
}

function say(
  tool: string,
  call: ToolCall,
  ended: Awaited<ReturnType<ToolCall['longCalls']['wait']>>,
): ToolResult | Promise<ToolResult> {
  if ('answer' in ended) return ended.answer(call);
  return textAnswer(
    'Still running.',
    ended.step && `Last step: ${ended.step}`,
    `handle: ${ended.handle}`,
    `Call ${tool} with this handle alone to wait for the answer, or with end: true beside it to stop it.`,
  );
}

function waiterOf({ context, progress }: ToolCall): Waiter {
  return {
    keyName: context.caller.keyName,
    signal: context.signal,
    progress: (message) => void progress(message),
  };
}
