/** Tells of a long drop-down list only its first options: a view with all of them would say the same at each turn. */
import { ref } from './options-once';

/** Months, hours and most lists of a form are shown whole. */
const maxOptions = 24;
const shownOptions = 10;
const option = 'option "(?:\\\\.|[^"\\\\])*"(?: (?:disabled|selected))*';
/** Behind the handle of their control; how many are left out already stands behind them. */
const list = new RegExp(`${ref}: (${option}(?:,? ${option})+)(?:,? and (\\d+) more)?(?=$|[\\n,| ])`, 'g');
const each = new RegExp(option, 'g');

/** The text of a view, where each list of many options says how to read the rest. The value of the control is the chosen one. */
export function withFewOptions(text: string): string {
  return text.replace(list, (whole, own: string, options: string, more = '0') => {
    const all = options.match(each) ?? [];
    if (all.length <= maxOptions) return whole;
    const rest = all.length - shownOptions + Number(more);
    return `[${own}]: ${all.slice(0, shownOptions).join(' ')} and ${rest} more, which snapshot ref=${own} reads`;
  });
}
