/** The arguments of the tool `task`: of a new task, of a turn of one, and of one that runs. */
import * as z from 'zod';
import { effectsModes } from '../../../../extension/protocol/effects/consequential';
import { byName } from '../../../validation/by-name';
import { strictInput } from '../../../validation/strict-input';
import { handleFields } from '../../run-long';

const words = { reason: z.string(), answer: z.string().optional() };

export const taskInput = strictInput({
  prompt: z.string().optional(),
  url: z.string().optional(),
  session: z.string().optional(),
  drive: z.boolean().optional().meta({ description: 'You decide each turn; the answer says how' }),
  maxSteps: z.int().optional(),
  effects: z.enum(effectsModes).optional().meta({
    description: 'Which acts with consequences are done without approval; default named: those in the prompt',
  }),
  secrets: byName(z.string(), z.string()).optional().meta({ description: 'Values for {{name}}' }),
  allowedDomains: z.array(z.string()).optional(),
  keep: z.boolean().optional().meta({ description: 'Leave the session open' }),
  task: z.string().optional().meta({ description: 'With drive: its id' }),
  turn: z.int().optional().meta({ description: 'The turn you decide on' }),
  acts: z
    .array(
      z.strictObject({ action: z.string(), selector: z.string().default(''), value: z.unknown().optional() }),
    )
    .optional()
    .meta({ description: 'Done in order' }),
  done: z.strictObject({ answer: z.string(), evidence: z.string() }).optional(),
  needUser: z.strictObject(words).optional(),
  giveUp: z.strictObject(words).optional(),
  approve: z.string().optional().meta({ description: 'Id of the held act, once the user agreed' }),
  ...handleFields,
});

export type TaskInput = z.output<typeof taskInput>;
