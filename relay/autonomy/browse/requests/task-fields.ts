/** The fields that every task has, of /browse and of the task door. */
import * as z from 'zod';
import { effectsModes } from '../../../../extension/protocol/effects/consequential';
import { allowedDomain } from '../../../policy/allowed-domain';
import { addressField } from '../../../validation/address-field';
import { allowInSchema } from '../../../validation/allow-in-schema';
import { byName } from '../../../validation/by-name';

const secretName = z.string().regex(/^\w{1,64}$/, 'expected letters, digits and _ only');

export const taskFields = {
  prompt: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .meta({ description: 'The task, in words.', example: 'Click "Say hello"' }),
  url: addressField
    .optional()
    .meta({ description: 'Page to start at; http or https. May be absent beside `sessionId` only.' }),
  maxSteps: z.int().min(1).max(500).default(60).meta({
    description:
      'Maximum number of steps. Each act is one; reading, scrolling, waiting and opening `url` are not counted.',
  }),
  maxTurns: z.int().min(1).max(200).default(30).meta({
    description: 'Maximum number of decisions. One decision may have several acts.',
  }),
  sessionId: z.string().min(1).optional().meta({
    description: 'Acts in this open session, and leaves it open.',
  }),
  headless: z.boolean().optional().meta({ description: 'As when a session is opened. Default: true.' }),
  incognito: z.boolean().optional().meta({ description: 'As when a session is opened. Default: false.' }),
  allowedDomains: z.array(allowedDomain).min(1).max(100).optional().meta({
    description:
      'Domains, with all below them, that the task may reach. Default: that of `url`, and without `secrets` also that of where opening it leads and those of the full addresses (`https://…`) in the prompt.',
  }),
  secrets: byName(secretName, z.string().min(1).max(10_000)).optional().meta({
    description:
      'Values by name. The prompt and the model write `{{name}}`; only the extension puts the value in, in pages of the allowed domains over https or from this machine, into fields for passwords, codes, card numbers and logins. Needs a `url` or `allowedDomains`, which say where.',
  }),
  egress: z.literal('held').optional().meta({
    description: 'As when a session is opened. Needs `allowedDomains`, or a key with origins.',
  }),
  allowIn: allowInSchema,
  effects: z.enum(effectsModes).default('named').meta({
    description:
      'Which acts with consequences (paying, deleting, sending, transferring, granting, signing, cancelling) are done. named: those that the prompt names; any other one ends the task with `needs_user` and `pending`. read: none, and no form is sent by POST but searches and logins. any: all.',
  }),
  keepSession: z.boolean().default(false).meta({
    description: 'Leaves the session open and answers with its id.',
  }),
};

/** What other tools call these fields. */
export const otherNames = {
  task: 'prompt',
  instruction: 'prompt',
  instructions: 'prompt',
  goal: 'prompt',
  query: 'prompt',
  question: 'prompt',
  text: 'prompt',
  startUrl: 'url',
  address: 'url',
  page: 'url',
  website: 'url',
  steps: 'maxSteps',
  session: 'sessionId',
  id: 'sessionId',
  domains: 'allowedDomains',
  credentials: 'secrets',
  passwords: 'secrets',
};

export type TaskTerms = z.output<z.ZodObject<typeof taskFields>>;
