/** What acts have read, for a model. */
import type { ActOutcome } from '../model';
import { shortenView } from './view/shorten-view';

/** Of a longer reading only the beginning is told. */
export const maxReadingChars = 8_000;

/** What acts have read. */
export function readingsOf(outcomes: readonly ActOutcome[]): string[] {
  return outcomes.flatMap(({ act: { action, selector, value }, result }) =>
    typeof result === 'string'
      ? [
          `${[action, selector, value === undefined ? '' : JSON.stringify(value)].filter(Boolean).join(' ')}:\n${result}`,
        ]
      : [],
  );
}

function readsWholePage({ action, selector, value }: ActOutcome['act']): boolean {
  return action === 'snapshot' && selector === '' && (value === undefined || value === '');
}

export function cutReading(text: string, { act }: ActOutcome): string {
  if (text.length <= maxReadingChars) return text;
  // What comes after a long list is not cut off for all of its rows.
  const short = readsWholePage(act) ? shortenView(text) : text;
  if (short.length <= maxReadingChars) return short;
  const shown = text.slice(0, text.lastIndexOf('\n', maxReadingChars));
  const from = Number(/"from":\s*(\d+)/.exec(JSON.stringify(act.value ?? ''))?.[1] ?? 0);
  const how =
    act.action === 'snapshot' && act.selector === ''
      ? `read on with {"from": ${from + shown.length}}`
      : 'ask for a part';
  return `${shown}\n(cut off here, ${text.length - shown.length} characters more: ${how})`;
}
