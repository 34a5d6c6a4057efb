/** Tells acts that save from those that only enter what a page has yet to save. */
import { saving } from '../../../../../extension/protocol/effects/prompt/words/same-change';
import { wordsOf } from '../../../../../extension/protocol/effects/words';
import type { Deed } from '../acts/deed';
import { controlsInRows } from './controls-in-rows';
import { choosingRoles, entering } from './could-carry-out';

const choosing = new Set(['check', 'uncheck', 'select']);

/** Whether the page has a control that saves, so that nothing is saved by what is entered alone. */
export function hasSaveControl(tree: string): boolean {
  return controlsInRows(tree).some(
    ({ role, name }) => role === 'button' && saving.has(wordsOf(name)[0] ?? ''),
  );
}

/** Whether the act wrote or chose something, which saves it only in a page without a control for that. */
export function onlyEnters({ action, role }: Deed): boolean {
  return entering.has(action) || choosing.has(action) || choosingRoles.has(role);
}
