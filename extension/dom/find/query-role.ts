/** Resolves `role=` selectors by ARIA role, accessible name and states. */

import { RelayError } from '../../protocol/errors';
import { escaped } from '../../protocol/escaped';
import { roleAttribute } from '../../protocol/selectors/patterns';
import { isNamedByContent } from '../accessibility/content-name';
import { contentText, isExposed, nameOf } from '../accessibility/name';
import { roleOf, roles } from '../accessibility/role';
import { type AriaState, isAriaHidden, stateOf } from '../accessibility/state';
import { elementsIn, type ShadowLookup } from '../tree/walk';
import { closest, type TextMatcher, textMatcher, unquote } from './text-match';

interface RoleQuery {
  role: string;
  name?: TextMatcher;
  states: [state: AriaState, value: string][];
  /** Whether elements hidden from screen readers are included. */
  hidden?: boolean;
}

const includeHidden = 'include-hidden';
const states: readonly AriaState[] = ['checked', 'disabled', 'expanded', 'level', 'pressed', 'selected'];

/**
 * The roles that have these states at all, https://www.w3.org/TR/wai-aria-1.2/#state_prop_def. Anything in a group can
 * be disabled with it, and `aria-expanded` was allowed on most roles until ARIA 1.2.
 */
const rolesWith: Partial<Record<AriaState, string>> = {
  checked: 'checkbox menuitemcheckbox menuitemradio option radio switch treeitem',
  level: 'heading listitem row treeitem',
  pressed: 'button',
  selected: 'columnheader gridcell option row rowheader tab treeitem',
};

/**
 * Elements by role and, in brackets, accessible name and states: `role=button[name="Save"]`,
 * `role=checkbox[checked=true]`. A quoted name must match completely; `i` after the quotes ignores case; an unquoted
 * name matches a substring.
 * @throws RelayError bad_selector
 */
export function queryRole(root: ParentNode & Node, body: string, shadow: ShadowLookup): Element[] {
  const query = parseRole(body);
  const candidates = [...elementsIn(root, shadow)].filter(
    (element) =>
      roleOf(element) === query.role &&
      query.states.every(([state, value]) => String(stateOf(element, state) ?? false) === value),
  );
  const { name } = query;
  const called = (words: typeof contentText) =>
    closest(candidates, (element) => name?.(words(element, shadow)) ?? 2);
  const byName = called(nameOf);
  // A label that is out of date names what reads otherwise.
  const named = byName.length > 0 || !isNamedByContent(query.role) ? byName : called(contentText);
  // Elements hidden from screen readers mostly have an exposed duplicate.
  if (query.hidden) return named;
  const exposed = named.filter((element) => !isAriaHidden(element));
  if (query.hidden === false) return exposed.filter(isExposed);
  return exposed.length > 0 ? exposed : named;
}

function parseRole(body: string): RoleQuery {
  const [, role, brackets] = /^([a-z]+)\s*((?:\[.*\])?)$/s.exec(body) ?? [];
  if (!role) throw wrong(body, 'write a role in small letters, then attributes in brackets');
  if (!roles.has(role)) throw wrong(body, `there is no role "${role}"`);
  const query: RoleQuery = {
    role: role === 'image' ? 'img' : role === 'none' ? 'presentation' : role,
    states: [],
  };
  let read = 0;
  for (const [all, key, quoted, , flag, bare] of brackets?.matchAll(roleAttribute) ?? []) {
    read += all.length;
    const value = quoted ?? bare?.trimEnd();
    if (key === 'name') {
      if (!value) throw wrong(body, 'name needs a value');
      query.name = textMatcher(flag === 'i' ? ignoringCase(value) : value);
      continue;
    }
    const state = states.find((known) => known === key);
    if (!state && key !== includeHidden) {
      throw wrong(body, `there is no [${key}], only name, ${states.join(', ')}, ${includeHidden}`);
    }
    const having = state && rolesWith[state];
    if (having && !having.split(' ').includes(role))
      throw wrong(body, `[${key}] is not for ${role}, only for ${having.replaceAll(' ', ', ')}`);
    const asked = value ? (unquote(value) ?? value) : 'true';
    const possible = state === 'level' ? /^[1-9]$/ : /^(true|false|mixed)$/;
    if (!possible.test(asked)) throw wrong(body, `[${key}] cannot be "${asked}"`);
    if (state) query.states.push([state, asked]);
    else query.hidden = asked === 'true';
  }
  if (read !== (brackets ?? '').length) throw wrong(body, `it goes wrong at "${brackets?.slice(read)}"`);
  return query;
}

function ignoringCase(value: string): string {
  const plain = unquote(value) ?? value;
  return `/^${escaped(plain)}$/i`;
}

function wrong(body: string, why: string): RelayError {
  return new RelayError(
    'bad_selector',
    `"role=${body}" is not a role selector: ${why}. Example: role=button[name="Save"]`,
  );
}
