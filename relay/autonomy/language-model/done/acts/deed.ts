/** Keeps of an act that may have changed something what tells whether it can have carried out an order. */
import { findAction } from '../../../../../extension/actions/table';
import { wordsOf } from '../../../../../extension/protocol/effects/words';
import type { ActOutcome } from '../../../model';

export interface Deed {
  /** The action's name. */
  action: string;
  /** Role of the element; empty where it is not known. */
  role: string;
  /** What the element is called; undefined where that is not known. */
  name: string | undefined;
  /** All that is known of the element, with its row. */
  target: string;
  value: string;
  /** What it did, if that has consequences. */
  effect: string | undefined;
  /** The page asks first, or only opened what the act is done with, so nothing was done yet. */
  isBegun: boolean;
  /** It answered such a question. */
  answers: boolean;
  /** It led to another address, or opened a tab. */
  leads: boolean;
}

const roleAndName = /^(\S+) ("(?:\\.|[^"\\])*")/;
const byRole = /^(?:role=)?(\w+)(?:\[name="((?:\\.|[^"\\])*)"|$)/;
const byText = /^text="?(.+?)"?$/;
const removingKeys = /^(?:Delete|Backspace)$/;
const maxChars = 200;

/**
 * @param names of elements, by selector
 * @param answers whether it answers what the page asked before
 */
export function deedOf(
  { act, result }: ActOutcome,
  names: ReadonlyMap<string, string>,
  answers: boolean,
): Deed {
  const target = (act.target ?? names.get(act.selector) ?? act.selector).slice(0, maxChars);
  const { effect, asks, onlyOpens, url, openedTab } = (typeof result === 'object' ? result : {}) as Record<
    string,
    unknown
  >;
  const isBegun = asks !== undefined || onlyOpens === true;
  return {
    action: findAction(act.action)?.name ?? act.action,
    ...calledIn(target, names),
    target,
    value: act.value === undefined ? '' : String(act.value).slice(0, maxChars),
    effect: isBegun || typeof effect !== 'string' ? undefined : effect,
    isBegun,
    answers: answers && !isBegun,
    leads: url !== undefined || openedTab !== undefined,
  };
}

/** A key takes away whatever is selected, and says nothing of what that is. */
export function isRemovalByKey({ action, value }: Deed): boolean {
  return action === 'press' && removingKeys.test(value);
}

/** Of an element that is named by its text, the role stands in the view. */
function calledIn(target: string, names: ReadonlyMap<string, string>): Pick<Deed, 'role' | 'name'> {
  const [, role = '', quoted] = roleAndName.exec(target) ?? [];
  if (quoted !== undefined) return { role, name: unquoted(quoted) };
  const [, ofRole, name] = byRole.exec(target) ?? [];
  if (ofRole !== undefined) return { role: ofRole, name };
  const text = byText.exec(target)?.[1];
  if (text === undefined) return { role: '', name: undefined };
  const words = wordsOf(text).join(' ');
  const shown = [...names.values()].find((one) => {
    const [, , its] = roleAndName.exec(one) ?? [];
    return its !== undefined && wordsOf(unquoted(its)).join(' ') === words;
  });
  return { role: roleAndName.exec(shown ?? '')?.[1] ?? '', name: text };
}

const unquoted = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/g, '$1');
