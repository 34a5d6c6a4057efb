import type { ActionSpec } from '../../extension/actions/action-spec';
import { allActions, findAction } from '../../extension/actions/table';
import { RelayError } from '../../extension/protocol/errors';
import { nearestName } from './nearest-name';

const maxNameLength = 100;

/**
 * The action of this name or synonym.
 * @throws RelayError unknown_action with the nearest name and the list of all actions
 */
export function knownAction(name: string): { name: string; entry: ActionSpec } {
  const found = findAction(name);
  if (found) return found;
  const actions = allActions();
  const names = Object.keys(actions);
  const synonyms = Object.values(actions).flatMap((entry) => entry.synonyms);
  const nearest = nearestName(name, [...names, ...synonyms]);
  const suggestion = nearest ? ` Did you mean "${nearest}"?` : '';
  throw new RelayError(
    'unknown_action',
    `There is no action "${name.slice(0, maxNameLength)}".${suggestion} There are: ${names.join(', ')}.`,
  );
}
