/** The input of a task; validation and reference come from this schema. */
import * as z from 'zod';
import { effectsModes } from '../../../extension/protocol/effects/consequential';
import { allowedDomain } from '../../policy/allowed-domain';
import { allowInSchema, checkAllowIn } from '../../validation/allow-in-schema';
import { strictInput } from '../../validation/strict-input';

const address = z.url({ protocol: /^https?$/, error: 'expected a full http or https address' });
const secretName = z.string().regex(/^\w{1,64}$/, 'expected letters, digits and _ only');

export const browseRequest = strictInput({
  prompt: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .meta({ description: 'The task, in words.', example: 'Click "Say hello"' }),
  url: address
    .optional()
    .meta({ description: 'Page to start at; http or https. May be absent beside `sessionId` only.' }),
  maxSteps: z.int().min(1).max(200).default(20).meta({
    description: 'Maximum number of steps. Opening `url` is not counted.',
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
  secrets: z.record(secretName, z.string().min(1).max(10_000)).optional().meta({
    description:
      'Values by name. The prompt and the model write `{{name}}`; only the extension puts the value in, in pages of the allowed domains over https or from this machine, into fields for passwords, codes, card numbers and logins. Needs a `url` or `allowedDomains`, which say where.',
  }),
  egress: z.literal('held').optional().meta({
    description: 'As when a session is opened. Needs `allowedDomains`, or a key with origins.',
  }),
  allowIn: allowInSchema,
  timeoutMs: z.int().min(1).max(3_600_000).default(300_000).meta({
    description: 'Milliseconds until the task ends with the error `timeout`.',
  }),
  maxTokens: z.int().min(1_000).max(100_000_000).default(1_000_000).meta({
    description: 'Maximum number of tokens that the model may read and write before the task is stopped.',
  }),
  effects: z.enum(effectsModes).default('named').meta({
    description:
      'Which acts with consequences (paying, deleting, sending, transferring, granting, signing, cancelling) are done. named: those that the prompt names; any other one ends the task with `needs_user` and `pending`. read: none, and no form is sent by POST but searches and logins. any: all.',
  }),
  keepSession: z.boolean().default(false).meta({
    description: 'Leaves the session open and answers with its id.',
  }),
})
  .refine(({ url, sessionId }) => url !== undefined || sessionId !== undefined, {
    path: ['url'],
    error: 'expected string, the address to start at',
  })
  .refine(({ sessionId, headless, incognito }) => !sessionId || (headless ?? incognito) === undefined, {
    path: ['sessionId'],
    error: 'expected neither `headless` nor `incognito` beside it: the session is open already',
  })
  .refine(({ url, allowedDomains, secrets = {} }) => url ?? allowedDomains ?? !Object.keys(secrets).length, {
    path: ['secrets'],
    error: 'expected `url` or `allowedDomains` beside it, which say where they may be typed',
  })
  .check(checkAllowIn)
  .meta({ id: 'Browse', description: 'A task.' });

export type BrowseRequest = z.output<typeof browseRequest>;
