/** Finds the element that a model names by its words alone, as in `"Save"` and `button "Save"`, which are no selectors. */
import { findAction } from '../../../extension/actions/table';
import { RelayError } from '../../../extension/protocol/errors';
import type { AgentSession } from '../agent-session';
import { namesIn } from '../language-model/names-in';
import type { Act } from '../model';
import { wholePage } from './observe';

const roleAndName = /^(?:- )?(?:([a-z]+) )?(?:"((?:\\.|[^"\\])*)"|“([^”]*)”|'([^']*)')$/;
/** Words that no selector would have: with a capital or a letter beyond ASCII, and without the marks of selectors. */
const words = /^(?=.*(?:\p{Lu}|[^\p{ASCII}]))[\p{L}\p{N}][\p{L}\p{N} &,.!?'’/-]*$/u;
const isTag = /^[A-Z]+\d?$/;
const entering = /^(?:textbox|searchbox|combobox|spinbutton)\b/;
/** What an act of these kinds is done to; others are done to anything. */
const rolesFor: Readonly<Record<string, RegExp>> = {
  fill: entering,
  type: entering,
  clear: entering,
  check: /^(?:checkbox|radio|switch)\b/,
  uncheck: /^(?:checkbox|switch)\b/,
  select: /^(?:combobox|listbox)\b/,
};
const maxNamed = 5;

/**
 * The act with the element that alone has the name; by the name as a selector where none has it yet.
 * @throws RelayError bad_selector when several have it
 */
export async function withNamedElement(act: Act, session: AgentSession): Promise<Act> {
  const selector = act.selector.trim();
  const [, role, ...quoted] = roleAndName.exec(selector) ?? [];
  const inQuotes = quoted.find((one) => one !== undefined)?.replace(/\\(.)/g, '$1');
  const name = inQuotes ?? (words.test(selector) && !isTag.test(selector) ? selector : undefined);
  if (!name?.trim()) return act;
  const tree = String(await session.step('snapshot', '', wholePage));
  const named = [...namesIn(tree)].flatMap(([ref, words]) => {
    const [, itsRole, its] = /^(\S+) ("(?:\\.|[^"\\])*")$/.exec(words) ?? [];
    const isMeant = its !== undefined && JSON.parse(its) === name && (role ?? itsRole) === itsRole;
    return isMeant ? [{ ref, words }] : [];
  });
  const action = findAction(act.action)?.name ?? '';
  const fit = named.filter(({ words }) => rolesFor[action]?.test(words) ?? true);
  const [only, other] = fit.length > 0 ? fit : named;
  if (other === undefined) {
    if (only) return { ...act, selector: only.ref };
    return inQuotes === undefined ? act : { ...act, selector: selectorOf(name, role, action) };
  }
  const all = (fit.length > 0 ? fit : named).map(({ ref, words }) => `${ref} (${words})`);
  throw new RelayError(
    'bad_selector',
    `"${name}" is the name of ${all.length} elements, so nothing was done. Say which one by its ref: ${all.slice(0, maxNamed).join(', ')}${all.length > maxNamed ? ' …' : ''}.`,
    { outcome: 'not_executed' },
  );
}

/** What is not on the page yet may come while the act waits for it. */
function selectorOf(name: string, role: string | undefined, action: string): string {
  const words = JSON.stringify(name);
  if (role !== undefined && role !== 'generic' && role !== 'text') return `role=${role}[name=${words}]`;
  return `${rolesFor[action] ? 'label' : 'text'}=${words}`;
}
