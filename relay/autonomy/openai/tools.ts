/** How a model behind a server decides: by one of four tools, or by JSON where it cannot call tools. */
import * as z from 'zod';
import { decisionFields } from '../language-model/decision-fields';
import { decisionSchema } from '../language-model/decision-schema';
import type { WayToDecide } from '../language-model/rules';
import type { Tool } from './chat';
import { bareSchema, compactSchema } from './compact-schema';

const { acts, done, needUser, giveUp } = decisionFields;
const note = z.string().optional().meta({ description: 'one line to remember: earlier pages are left out' });

export const byTools: WayToDecide = {
  how: 'call one tool: act, done, need_user or give_up. Without tools, answer with JSON: {"tool":"act","acts":[{"action":"click","selector":"ref=e5"}]} or {"tool":"done","answer":"...","evidence":"..."}.',
  names: { acts: 'act', done: 'done', needUser: 'need_user', giveUp: 'give_up' },
};

/** One tool for all actions: several acts fit into one call, and the schema is sent once instead of thirty times. */
export function tools(): Tool[] {
  const { acts: act, ...names } = byTools.names;
  return [
    tool(act, 'note: one line to remember, as earlier pages are left out.', decisionSchema({ acts, note })),
    tool(names.done, 'answer: for the user, what was found or done.', decisionSchema(done.shape)),
    tool(names.needUser, 'reason: what the user has to do.', decisionSchema(needUser.shape)),
    tool(names.giveUp, 'reason: why.', decisionSchema(giveUp.shape)),
  ];
}

/** The same as one JSON object, for servers without tools that can be held to a schema. */
export function answerSchema(): Record<string, unknown> {
  const { names } = byTools;
  const text = z.string().optional();
  const fields = { tool: z.enum(Object.values(names) as [string]), acts: acts.optional(), note };
  return compactSchema(decisionSchema({ ...fields, answer: text, evidence: text, reason: text }));
}

function tool(name: string, description: string, parameters: Record<string, unknown>): Tool {
  return { type: 'function', function: { name, description, parameters: bareSchema(parameters) } };
}
