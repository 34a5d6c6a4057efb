import type { ActionSpec } from './action-spec';
import { allActions } from './table';

const flags = [
  'takesSecrets',
  'valueIsSelector',
  'valueIsAddress',
  'isShortRead',
] as const satisfies (keyof ActionSpec)[];

/** The names of the actions that have each flag. */
export type ActionFlags = Record<(typeof flags)[number], string[]>;

/**
 * What the service worker needs of the table of actions. The build puts it there as the constant `__ACTION_FLAGS__`, because
 * the table itself would make the worker's script 14 % larger.
 */
export function actionFlags(): ActionFlags {
  const having = (flag: (typeof flags)[number]) =>
    Object.entries(allActions()).flatMap(([name, spec]) => (spec[flag] ? [name] : []));
  return Object.fromEntries(flags.map((flag) => [flag, having(flag)])) as ActionFlags;
}
