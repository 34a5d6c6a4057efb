import { RelayError } from '../protocol/errors';
import type { ActionSpec } from './action-spec';
import { allActions, findAction } from './table';

/**
 * The action of this name or synonym.
 * @throws RelayError unknown_action with the list of all actions
 */
export function knownAction(name: string): { name: string; entry: ActionSpec } {
  const found = findAction(name);
  if (found) return found;
  const names = Object.keys(allActions()).join(', ');
  throw new RelayError('unknown_action', `There is no action "${name}". There are: ${names}.`);
}
