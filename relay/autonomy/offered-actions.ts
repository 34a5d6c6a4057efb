/** Which actions a language model may use in a task, and the refusal of all others. */
import type { ActionSpec } from '../../extension/actions/action-spec';
import { allActions, findAction } from '../../extension/actions/table';
import { RelayError } from '../../extension/protocol/errors';
import { selectorsIn } from '../validation/selectors-in';
import type { Act } from './model';
import { probesValue } from './probes-value';

/** The actions that a model is offered, by name. */
export function offeredActions(): [name: string, spec: ActionSpec][] {
  return Object.entries(allActions()).filter(([, { offeredToModel }]) => offeredToModel);
}

/**
 * Why an act is no part of a task; undefined for one that is, and for an action that does not exist. The schema that a
 * model is sent says the same, but nothing makes a model keep to it.
 */
export function refusalOf({ action, selector, value }: Act): RelayError | undefined {
  const found = findAction(action);
  if (found && !found.entry.offeredToModel) {
    const names = offeredActions().map(([name]) => name);
    return new RelayError(
      'forbidden',
      `The action "${action}" is not part of a task and was not done. Use one of: ${names.join(', ')}.`,
      { outcome: 'not_executed' },
    );
  }
  const probing = [selector, ...(found?.entry.valueIsSelector ? selectorsIn(value) : [])].find(probesValue);
  if (probing === undefined) return undefined;
  return new RelayError(
    'forbidden',
    `The selector "${probing}" asks for parts of what a field holds, so nothing was done. Name the element by its ref.`,
    { outcome: 'not_executed' },
  );
}
