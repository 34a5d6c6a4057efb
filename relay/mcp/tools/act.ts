import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import { byName } from '../../validation/by-name';
import { strictInput } from '../../validation/strict-input';
import { actActions, adviceFor, annotationsOf, namesOf } from '../action-names';
import { approvalIn, askApproval } from '../approval';
import { textAnswer } from '../text-answer';
import { defineTool, type ToolCall } from '../tool';
import { viewIfPossible } from '../view-page';

/** What changed is mostly little; a new page is shown as far as this. */
const maxViewChars = 4_000;

/** Does one action. */
export const act = defineTool({
  name: 'act',
  title: 'Act on the page',
  description: 'Does one action, once the element can be acted on, and answers what changed on the page.',
  annotations: annotationsOf(actActions),
  input: strictInput({
    session: z.string(),
    action: z.enum(namesOf(actActions), { error: (issue) => adviceFor(actActions, issue) }),
    selector: z.string().optional().meta({
      description:
        'ref=e5 as shown, or CSS, text=Save, role=button[name="Save"], label=Name, A >>> B into a frame',
    }),
    value: z.unknown().optional().meta({
      type: 'string',
      description:
        'Text, option, key (Enter, Control+a), address, pixels, selector to drop on, tab number; wait: text=Saved or ms; upload: JSON {name, type, base64}',
    }),
    timeoutMs: z.int().min(1).max(300_000).optional(),
    secrets: byName(z.string(), z.string()).optional().meta({ description: 'Values for {{name}} in value' }),
    approve: z.string().optional().meta({ description: 'Id of the held act, once the user agreed' }),
  }),
  async run({ session, ...step }, call) {
    const { approve = approvalIn(call.answer), ...asked } = step;
    if (call.answer && approve === undefined) return textAnswer('Not done: the user did not agree.');
    try {
      const taken = { ...asked, sessionId: session, ...(approve && { approve }) };
      const result = await call.service.takeStep(taken, call.context);
      return textAnswer(say(step.action, result), await changes(session, step.action, call));
    } catch (error) {
      const pending = error instanceof RelayError ? error.more.pending : undefined;
      const question = pending && askApproval(pending, call);
      if (question) return question;
      throw error;
    }
  },
});

/** What a result says of nearly every step, and the view of the page says better. */
const usual: Record<string, unknown> = { matches: 1, defaultPrevented: false, changed: true };

/** The result without what goes without saying. */
function say(action: string, result: StepResult): string {
  if (typeof result === 'string') return `${action}: ${result}`;
  const { success, ...rest } = result;
  const told = Object.entries(rest).filter(([name, value]) => !(name in usual && usual[name] === value));
  const more = told.length > 0 ? ` ${JSON.stringify(Object.fromEntries(told))}` : '';
  return `${action}: ${success ? 'done' : 'no effect'}${more}`;
}

async function changes(session: string, action: string, call: ToolCall): Promise<string | undefined> {
  if (!call.context.caller.scopes.includes('read')) return undefined;
  if (action === 'wait') return undefined;
  return viewIfPossible(call, { session, changes: true, maxChars: maxViewChars });
}
