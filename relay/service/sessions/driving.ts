/** Hands a session over to the person at the browser, and back. */
import * as z from 'zod';
import type { Driver, HandoffResult } from '../../../extension/protocol/driving';
import { RelayError } from '../../../extension/protocol/errors';
import type { Browsers } from '../../browsers/browsers';
import { strictInput } from '../../validation/strict-input';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';
import { ownerContext } from './owner-context';
import { takeStep } from './take-step';

const driveLimitMs = 10_000;
/** What is answered at the end of a handoff takes some time, too. */
const answerMarginMs = 10_000;

export const handOffInput = strictInput(
  {
    instructions: z.string().trim().min(1).max(2_000).meta({
      description: 'What the person is to do, in words for them.',
      example: 'Type the code that was sent to your phone, then press Continue.',
    }),
    timeoutMs: z.int().min(1).max(3_600_000).default(300_000).meta({
      description: 'Milliseconds that the call waits for the person.',
    }),
  },
  { prompt: 'instructions', message: 'instructions', reason: 'instructions' },
).meta({ id: 'HandOff', description: 'What a person is asked to do in the window.' });

export type HandOffInput = z.output<typeof handOffInput>;

export const setDriverInput = strictInput({
  driver: z.enum(['user', 'api']).meta({
    description:
      '`user`: a person takes the session over. `api`: it is handed back, which answers a handoff.',
  }),
  success: z.boolean().optional().meta({
    description: 'With `api`, in a handoff: whether what was asked was done. Default: true.',
  }),
  reason: z.string().max(2_000).optional().meta({ description: 'The same, in the person’s words.' }),
}).meta({ id: 'SetDriver', description: 'Who is to drive the session.' });

export type SetDriverInput = z.output<typeof setDriverInput>;

/** How a handoff ended, and the page as it is then. */
export interface HandedBack extends HandoffResult {
  /** A snapshot of the page; empty where it, or its key, cannot read it. */
  view: string;
}

/** Waits until a person has done, or refused, what they are asked; no step acts in the session meanwhile. */
export async function handOff(
  browsers: Browsers,
  { sessionId, instructions, timeoutMs }: HandOffInput & { sessionId: string },
  context: RequestContext,
): Promise<HandedBack> {
  const limitMs = timeoutMs + answerMarginMs;
  // To wait again changes nothing, so it survives a restart of the extension.
  const call = callFor(context, { operation: 'handOff', sessionId, effect: 'read', limitMs });
  const order = { do: 'handoff', sessionId, instructions, forMs: timeoutMs } as const;
  const result = await browsers.send(order, call);
  return { ...result, view: await viewOf(browsers, sessionId, context) };
}

/** Who drives the session. */
export function readDriver(
  browsers: Browsers,
  { sessionId }: { sessionId: string },
  context: RequestContext,
): Promise<Driver> {
  return drive(browsers, { sessionId }, context, 'read');
}

/**
 * A person takes the session over, or hands it back. The owner's key may do so in the sessions of any key.
 * @throws RelayError user_driving when a key that neither approves nor administers would hand back what is a person's
 */
export function setDriver(
  browsers: Browsers,
  input: SetDriverInput & { sessionId: string },
  context: RequestContext,
): Promise<Driver> {
  const { caller, byPerson } = context;
  const isPerson = byPerson || caller.scopes.includes('approve') || caller.scopes.includes('admin');
  return drive(browsers, { ...input, ...(!isPerson && { asProgram: true }) }, context, 'act');
}

async function drive(
  browsers: Browsers,
  order: { sessionId: string; asProgram?: true } & Partial<SetDriverInput>,
  context: RequestContext,
  effect: 'read' | 'act',
): Promise<Driver> {
  const { sessionId } = order;
  const asOwner = await ownerContext(browsers, sessionId, context);
  const operation = effect === 'act' ? 'setDriver' : 'readDriver';
  const call = callFor(asOwner, { operation, sessionId, effect, limitMs: driveLimitMs });
  return browsers.send({ do: 'drive', ...order }, call);
}

async function viewOf(browsers: Browsers, sessionId: string, context: RequestContext): Promise<string> {
  const { caller, signal } = context;
  if (!caller.scopes.includes('read')) return '';
  try {
    const step = { sessionId, action: 'snapshot', selector: '' };
    return String(await takeStep(browsers, step, { caller, signal }));
  } catch (error) {
    if (error instanceof RelayError) return '';
    throw error;
  }
}
