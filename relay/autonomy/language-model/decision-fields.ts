/** The ways in which a language model can decide; validation, tools, JSON Schema and reference come from here. */
import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';
import { offeredActions } from '../offered-actions';

/** More than a form has fields. */
const maxActs = 50;
const words = (description: string) => z.string().max(20_000).meta({ description });

const act = strictInput({
  action: z
    .string()
    .min(1)
    .max(100)
    // Not z.enum: another action is refused as the outcome of its act, so that the model learns of it.
    .meta({ description: 'The action.', enum: offeredActions().map(([name]) => name) }),
  selector: z.string().max(10_000).default('').meta({ description: 'such as ref=e5' }),
  value: z.unknown().optional().meta({ description: 'as the action says', type: 'string' }),
  dialog: z.literal('accept').optional().meta({
    description: 'accepts the question that the act opens, once an outcome has told of it',
  }),
});

export const decisionFields = {
  acts: z.array(act).max(maxActs).meta({
    description: 'Done in order until one fails or the page changes.',
  }),
  done: strictInput({
    answer: words('for the user: what the page shows at the end, such as a number, and what was done'),
    evidence: words('words copied from the page as it is now'),
  }).meta({ description: 'The task is done, and the page shows it.' }),
  needUser: strictInput({
    reason: words('what the user has to do'),
    answer: words('what was done so far').default(''),
  }).meta({ description: 'Only the user can go on.' }),
  giveUp: strictInput({
    reason: words('why'),
    answer: words('what was done so far').default(''),
  }).meta({ description: 'It cannot be done.' }),
};
