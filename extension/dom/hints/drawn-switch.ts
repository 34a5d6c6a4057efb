/** Reads the state of a switch or box that a page draws without a role, from what its markup calls it. */
import { matches } from '../tree/walk';

/** What names of classes call it, as a word: `toggle-switch`, `form__checkbox`. */
const called =
  /(?:^|[-_]|[a-z])(?:toggle|switch|checkbox|check-?box|tick-?box|radio)(?:[-_]?(?:switch|button|btn|box|control|input|toggle))?$/i;
/** What opens something is on while that is open. */
const opening = /dropdown|menu|nav|collapse|sidebar|accordion|password|picker/i;
const on = /(?:^|[-_])(?:on|active|checked|enabled|selected|true)$/i;
const off = /(?:^|[-_])(?:off|inactive|unchecked|false)$/i;
const states = ['data-state', 'data-checked', 'data-on', 'data-active', 'data-selected', 'data-value'];
const maxPx = 90;

export function isCalledSwitch(element: Element): boolean {
  if (!matches(element, 'div[class], span[class], button[class], i[class]')) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width > maxPx || height > maxPx || /[\p{L}\p{N}]/u.test(element.textContent ?? '')) return false;
  return classesOf(element).some((name) => called.test(name) && !opening.test(name));
}

/** Whether it is on; null where nothing says in which state it is. */
export function isSwitchedOn(element: Element): boolean | null {
  if (!isCalledSwitch(element)) return null;
  const said = states.flatMap((name) => element.getAttribute(name) ?? []);
  const words = [...classesOf(element), ...said];
  if (words.some((word) => on.test(word))) return true;
  return words.some((word) => off.test(word)) || canBeOn(element) ? false : null;
}

/** Whether the page has a word for the state of one that is on: in another one, or in a style sheet. */
function canBeOn(element: Element): boolean {
  const names = classesOf(element).filter((name) => called.test(name));
  const others = names.flatMap((name) => [...element.ownerDocument.getElementsByClassName(name)]);
  return (
    others.some((one) => classesOf(one).some((word) => on.test(word))) ||
    selectorsOf(element.ownerDocument).some((selector) => names.some((name) => styles(selector, name)))
  );
}

function styles(selector: string, name: string): boolean {
  const [, more = ''] =
    new RegExp(`\\.${CSS.escape(name)}((?:\\.[\\w-]+|\\[[^\\]]+\\])+)`).exec(selector) ?? [];
  return more.split(/[.[\]="]+/).some((word) => on.test(word));
}

/** Style sheets of other origins cannot be read. */
function selectorsOf(document: Document): string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) => ('selectorText' in rule ? String(rule.selectorText) : []));
    } catch {
      return [];
    }
  });
}

const classesOf = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/);
