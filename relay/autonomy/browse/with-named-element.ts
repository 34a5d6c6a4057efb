/** Finds the element that a model names by its words alone, as in `Save` and `button "Save"`, which are no selectors. */
import { findAction } from '../../../extension/actions/table';
import { RelayError } from '../../../extension/protocol/errors';
import { engines } from '../../../extension/protocol/selectors/selector';
import type { AgentSession } from '../agent-session';
import {
  elementsInRow,
  elementsLabelled,
  elementsNamed,
  elementsTold,
  type NamedElement,
} from '../language-model/names/elements-named';
import type { Act } from '../model';
import { wholePage } from './observe';

const roleAndQuoted = /^(?:- )?(?:([a-z]+) )?(?:"((?:\\.|[^"\\])*)"|“([^”]*)”|'([^']*)')$/;
const roleAndWords = /^(?:- )?([a-z]+) (.+)$/;
/** An engine, a path into a frame, or XPath. */
const isSelector = new RegExp(`^(?:${engines.join('|')})\\s*=|>>>|^\\(*\\.{0,2}/`);
/** Words that no CSS selector has: with a sign of plain writing, or with a capital or a letter beyond ASCII and no mark of CSS. */
const isPlain = /^(?:[+\d]|.*(?:[&@?!;%$£€]| \())[^[\]{}<>#|\\]*$/u;
const isCapital = /^(?=.*(?:\p{Lu}|[^\p{ASCII}]))(?!.*[.:][\p{L}_-])[^[\]{}<>#|\\~*=]+$/u;
const isTag = /^[A-Z]+\d?$/;
/** What a page has in its head alone; nobody can act on it. */
const isOfHead = /^(?:title|head|meta|base|link|style|script)$/i;
/** A selector of words, as it is written for what may not have come yet. */
const ofWords = /^(?:text|label|placeholder)\s*=\s*(.+)$/s;
const ofRole = /^role\s*=\s*([a-z]+)\s*\[\s*name\s*=\s*("(?:\\.|[^"\\])*")\s*\]$/;
const entering = /^(?:textbox|searchbox|combobox|spinbutton)$/;
/** What an act of these kinds is done to; others are done to anything. */
const rolesFor: Readonly<Record<string, RegExp>> = {
  fill: entering,
  type: entering,
  clear: entering,
  check: /^(?:checkbox|radio|switch)$/,
  uncheck: /^(?:checkbox|switch)$/,
  select: /^(?:combobox|listbox)$/,
};
/** In tables a row mostly says what its box is for, and not the box. */
const ofBox = /^(?:checkbox|radio|switch)$/;
const ticking = new Set(['check', 'uncheck']);
const maxNamed = 5;

/** An element as its words say it. */
interface Called {
  name: string;
  role?: string | undefined;
}

/**
 * The act with the element that alone has the name; by the name as a selector where none has it yet.
 * @throws RelayError bad_selector when several have it
 */
export async function withNamedElement(act: Act, session: AgentSession): Promise<Act> {
  const selector = act.selector.trim();
  if (selector === '' || isSelector.test(selector)) return act;
  const quoted = inQuotes(selector);
  const tree = String(await session.step('snapshot', '', wholePage));
  for (const one of quoted ? [quoted] : bareWords(selector)) {
    const [only, other] = elementsFor(act, one, tree);
    if (only && other) throw severalNamed(one.name, elementsFor(act, one, tree));
    if (only) return { ...act, selector: only.ref };
  }
  if (quoted) return { ...act, selector: selectorOf(quoted, act) };
  const isWords = isPlain.test(selector) || (isCapital.test(selector) && !isTag.test(selector));
  const isMeant = isWords || (isActing(act) && isOfHead.test(selector));
  return isMeant ? { ...act, selector: selectorOf({ name: selector }, act) } : act;
}

/**
 * The only element that the view calls as a selector does by which the page itself finds nothing: a page need not bind the
 * words to the element that they stand at.
 */
export async function namedInView(act: Act, session: AgentSession): Promise<string | undefined> {
  const selector = act.selector.trim();
  const [, role, inRole] = ofRole.exec(selector) ?? [];
  const body = ofWords.exec(selector)?.[1];
  const name = inRole ? JSON.parse(inRole) : body && (inQuotes(body)?.name ?? body);
  if (!name) return undefined;
  const tree = String(await session.step('snapshot', '', wholePage));
  const [only, other] = elementsFor(act, { name, role }, tree);
  return other ? undefined : only?.ref;
}

/** Those of a kind that the act is done to, if any are. */
function elementsFor({ action }: Act, { name, role }: Called, tree: string): NamedElement[] {
  const kind = kindFor(action);
  const isFit = (one: NamedElement) => kind?.test(one.role) ?? true;
  const named = elementsNamed(tree, name, role);
  const fit = named.filter(isFit);
  if (fit.length > 0) return fit;
  const isMeant = (one: Pick<NamedElement, 'role'>) =>
    role === undefined ? kind?.test(one.role) === true : one.role === role;
  const beside = elementsLabelled(tree, name).filter(isMeant);
  const others = beside.length > 0 || named.length > 0 ? beside : elementsTold(tree, name, role);
  if (others.length > 0) return others;
  const isBox = role === undefined ? ticking.has(findAction(action)?.name ?? '') : ofBox.test(role);
  const boxes = isBox ? elementsInRow(tree, name, isMeant) : [];
  return boxes.length > 0 ? boxes : named;
}

function inQuotes(selector: string): Called | undefined {
  const [, role, ...quoted] = roleAndQuoted.exec(selector) ?? [];
  const name = quoted.find((one) => one !== undefined)?.replace(/\\(.)/g, '$1');
  return name?.trim() ? { name, role } : undefined;
}

/** All of the words may be the name, or all but the first one, which says what it is. */
function bareWords(selector: string): Called[] {
  const [, role, name] = roleAndWords.exec(selector) ?? [];
  return [{ name: selector }, ...(role && name ? [{ role, name }] : [])];
}

function severalNamed(name: string, found: readonly NamedElement[]): RelayError {
  const all = found.map(({ ref, words }) => `${ref} (${words})`);
  return new RelayError(
    'bad_selector',
    `"${name}" is the name of ${all.length} elements, so nothing was done. Say which one by its ref: ${all.slice(0, maxNamed).join(', ')}${all.length > maxNamed ? ` and ${all.length - maxNamed} more` : ''}.`,
    { outcome: 'not_executed' },
  );
}

/** What is not on the page yet may come while the act waits for it. */
function selectorOf({ name, role }: Called, { action }: Act): string {
  const words = JSON.stringify(name);
  if (role !== undefined && role !== 'generic' && role !== 'text') return `role=${role}[name=${words}]`;
  return `${kindFor(action) ? 'label' : 'text'}=${words}`;
}

function kindFor(action: string): RegExp | undefined {
  return rolesFor[findAction(action)?.name ?? ''];
}

function isActing({ action }: Act): boolean {
  return findAction(action)?.entry.effect === 'act';
}
