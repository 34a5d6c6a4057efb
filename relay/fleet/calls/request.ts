/** What one relay asks another to do: an operation of the service, for a caller whom the asking relay has authenticated. */
import * as z from 'zod';
import { RelayError, wireErrorSchema } from '../../../extension/protocol/errors';
import { scopes } from '../../service/caller';
import { pendingSchema } from '../../validation/pending-schema';

/** The operations that another relay can be asked for. */
const remoteOperations = [
  'openSession',
  'listSessions',
  'closeSession',
  'takeStep',
  'takeScreenshot',
  'browse',
  'openTask',
  'takeTurn',
  'readTask',
  'deleteTask',
  'resumeTask',
  'retrieve',
  'readTranscript',
  'handOff',
  'readDriver',
  'setDriver',
  'listApprovals',
  'decideApproval',
  'locate',
  'askKeeper',
  'watchSessions',
  'lookAtSession',
  'taskOf',
  'showSession',
  'pauseSession',
  'pauseBrowsers',
  'stopSession',
  'endSession',
] as const;
export type RemoteOperation = (typeof remoteOperations)[number];

export const requestSchema = z.object({
  operation: z.enum(remoteOperations),
  /** As the asking relay has parsed it. */
  input: z.unknown().optional(),
  caller: z.object({
    keyName: z.string(),
    scopes: z.array(z.enum(scopes)),
    sites: z.array(z.string()).optional(),
    hold: z.literal(true).optional(),
  }),
  /** Milliseconds until the caller's deadline when it was sent: the clocks of two machines differ. */
  remainingMs: z.number().optional(),
  idempotencyKey: z.string().optional(),
  /** A person orders it, or only looks. */
  byPerson: z.literal(true).optional(),
  /** The browser that a session is to be opened in. */
  browser: z.string().optional(),
});
export type RemoteRequest = z.output<typeof requestSchema>;

const answerSchema = z.object({
  value: z.unknown().optional(),
  error: z.object({ ...wireErrorSchema.shape, pending: pendingSchema.optional() }).optional(),
});

export type Answer = { value: unknown } | { error: RelayError };

export function writeAnswer(answer: Answer): string {
  if (!('error' in answer)) return JSON.stringify(answer);
  const { code, message, more } = answer.error;
  return JSON.stringify({ error: { code, message, ...more } });
}

/** @throws when it is none */
export function readAnswer(text: string): Answer {
  const { value, error } = answerSchema.parse(JSON.parse(text));
  if (!error) return { value };
  const { code, message, ...more } = error;
  return { error: new RelayError(code, message, more as RelayError['more']) };
}
