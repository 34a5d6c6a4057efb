/** Which scope of an API key each operation needs, and the check that the caller's key has it. */
import { RelayError } from '../../extension/protocol/errors';
import type { Caller, Scope } from './caller';

/** All operations of the service. */
export type Operation =
  | 'openSession'
  | 'listSessions'
  | 'closeSession'
  | 'takeStep'
  | 'takeScreenshot'
  | 'browse'
  | 'openTask'
  | 'takeTurn'
  | 'readTask'
  | 'deleteTask'
  | 'resumeTask'
  | 'retrieve'
  | 'readTranscript'
  | 'handOff'
  | 'readDriver'
  | 'setDriver'
  | 'listApprovals'
  | 'decideApproval'
  | 'listBrowsers'
  | 'readFleet'
  | 'setDraining'
  | 'readMetrics'
  | LiveOperation;

/** Those of a person who looks. */
export type LiveOperation =
  | 'issueLiveTicket'
  | 'watchSessions'
  | 'lookAtSession'
  | 'showSession'
  | 'pauseSession'
  | 'pauseBrowsers'
  | 'stopSession'
  | 'endSession';

/** The scope that each operation needs. `effect`: `read` or `act`, which is the effect of the step's action. */
export const operationScopes: Record<Operation, Scope | 'effect'> = {
  openSession: 'act',
  listSessions: 'read',
  closeSession: 'act',
  takeStep: 'effect',
  takeScreenshot: 'screenshot',
  browse: 'autonomy',
  openTask: 'autonomy',
  takeTurn: 'autonomy',
  readTask: 'autonomy',
  deleteTask: 'autonomy',
  resumeTask: 'autonomy',
  retrieve: 'autonomy',
  readTranscript: 'read',
  handOff: 'act',
  readDriver: 'read',
  setDriver: 'act',
  listApprovals: 'approve',
  decideApproval: 'approve',
  listBrowsers: 'admin',
  readFleet: 'admin',
  setDraining: 'admin',
  // What it opens has the rights of the key and no others.
  issueLiveTicket: 'read',
  watchSessions: 'read',
  lookAtSession: 'screenshot',
  showSession: 'act',
  pauseSession: 'act',
  pauseBrowsers: 'admin',
  stopSession: 'act',
  endSession: 'act',
  readMetrics: 'admin',
};

/**
 * Checks the scope that an operation needs whatever its input is. A transport can ask this before it reads the input.
 * @throws RelayError forbidden, naming the scope that the caller lacks
 */
export function authorize(caller: Caller, operation: Operation): void {
  const scope = operationScopes[operation];
  if (scope !== 'effect') requireScope(caller, scope);
}

/** Checks the scope that a step needs: the effect of its action. @throws RelayError forbidden */
export function authorizeStep(caller: Caller, effect: 'read' | 'act'): void {
  requireScope(caller, effect);
}

function requireScope({ keyName, scopes }: Caller, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new RelayError(
    'forbidden',
    `The key "${keyName}" lacks the scope "${scope}" that this call needs; it has ${scopes.join(', ') || 'none'}. Its owner can make another one with npx tabrelay keys.`,
    { outcome: 'not_executed' },
  );
}
