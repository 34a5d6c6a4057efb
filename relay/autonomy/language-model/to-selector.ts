/** Reads the selectors of models, which often name an element as the view does. */
import { findAction } from '../../../extension/actions/table';
import type { Act } from '../model';
import { refsIn } from './view/refs-in';

const ref = '(?:f\\d+)?e\\d+';
const onlyRef = new RegExp(`^\\s*[\\[("']?(?:ref\\s*[=:]\\s*)?["']?(${ref})["']?[\\])"']?\\s*$`);
/** `[e5] button`, `ref=e5 button "Save"`, `- button "Save" [e5] focused`, not `text=Row [e5]`. */
const viewLine = new RegExp(
  `^\\s*(?:- )?(?:\\[?(?:ref=)?${ref}\\]?[\\s:]|[a-z]+(?: \\d)?[\\s:]+(?:"|\\[${ref}\\]))`,
);
const leadingRef = new RegExp(`^\\s*(?:- )?(?:ref=)?(${ref})[\\s:]`);

/** Whether a model names an element by its handle in the page's tree, with or without the brackets. */
export function isRef(selector: string): boolean {
  return onlyRef.test(selector);
}

/**
 * The selector of an element that a model names by its handle in the page's tree, with or without the brackets, or by the
 * whole line of a view that has one handle.
 */
function toSelector(selector: string): string {
  const own = onlyRef.exec(selector)?.[1] ?? refOfLine(selector);
  return own === undefined ? selector : `ref=${own}`;
}

/** The act with the handles that it names as selectors. */
export function withRefs(act: Act): Act {
  const { value } = act;
  const isSelector = findAction(act.action)?.entry.valueIsSelector && typeof value === 'string';
  return { ...act, selector: toSelector(act.selector), ...(isSelector && { value: toSelector(value) }) };
}

function refOfLine(line: string): string | undefined {
  if (!viewLine.test(line)) return undefined;
  const refs = [leadingRef.exec(line)?.[1], ...refsIn(line)];
  const [only, other] = new Set(refs.filter((one) => one !== undefined));
  return other === undefined ? only : undefined;
}
