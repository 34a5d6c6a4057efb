/** Which acts may change what a page holds, as opposed to those that look, move or go somewhere. */
import { findAction } from '../../../extension/actions/table';
import type { Act, ActOutcome } from '../model';

/** Actions with the effect `act` that look or move, and leave what the page holds as it was. */
const onlyLook = new Set(['scroll', 'hover', 'tab']);
/** A text that is written may be long. */
const maxActedChars = 2_000;
const onlyGo = new Set(['navigate', 'back', 'forward', 'reload', 'focus']);

/** Whether the act only looks or moves. */
export function isReading({ action }: Act): boolean {
  const found = findAction(action);
  return found !== undefined && (found.entry.effect === 'read' || onlyLook.has(found.name));
}

/** Whether an act that may change something was carried out, as far as that is known. */
export function mayHaveChanged(outcomes: readonly ActOutcome[]): boolean {
  return outcomes.some(({ act, result, error, mayBeDone }) => {
    if (isReading(act) || onlyGo.has(findAction(act.action)?.name ?? act.action)) return false;
    return error === undefined ? typeof result !== 'object' || result.success : mayBeDone !== undefined;
  });
}

/**
 * The names and values of what was acted on by acts that may have changed something.
 * @param names of elements, by selector
 */
export function actedWords(outcomes: readonly ActOutcome[], names: ReadonlyMap<string, string>): string {
  return outcomes
    .filter((outcome) => mayHaveChanged([outcome]))
    .map(({ act: { selector, target, value } }) =>
      [target ?? names.get(selector) ?? selector, value === undefined ? '' : JSON.stringify(value), '']
        .join('\n')
        .slice(0, maxActedChars),
    )
    .join('');
}
