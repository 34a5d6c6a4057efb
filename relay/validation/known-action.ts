import type { ActionSpec } from '../../extension/actions/action-spec';
import { allActions, findAction } from '../../extension/actions/table';
import { RelayError } from '../../extension/protocol/errors';
import { similarity } from '../../extension/protocol/similarity';
import { nearestName } from './nearest-name';
import { notActions } from './not-actions';

const maxNameLength = 100;
/** What is less alike may as well be another action. */
const surelyAlike = 0.6;

/**
 * The action of this name or synonym.
 * @throws RelayError unknown_action with what was probably meant, else with the list of all actions
 */
export function knownAction(name: string): { name: string; entry: ActionSpec } {
  const found = findAction(name);
  if (found) return found;
  throw new RelayError(
    'unknown_action',
    `There is no action "${name.slice(0, maxNameLength)}". ${adviceFor(name)}`,
  );
}

function adviceFor(name: string): string {
  const elsewhere = notActions(name);
  if (elsewhere) return elsewhere;
  const actions = allActions();
  const names = Object.keys(actions);
  const synonyms = Object.values(actions).flatMap((entry) => entry.synonyms);
  const nearest = nearestName(name, [...names, ...synonyms]);
  const all = `There are: ${names.join(', ')}.`;
  if (!nearest) return all;
  const isSure = similarity(name, nearest) >= surelyAlike;
  return `Did you mean "${nearest}"? ${isSure ? `GET /docs lists all ${names.length}.` : all}`;
}
