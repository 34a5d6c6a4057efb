/** Reads the state of a switch or box that a page draws without a role, from what its markup calls it. */
import { escaped } from '../../protocol/escaped';
import { matches } from '../tree/walk';

/** What names of classes call it, as a word: `toggle-switch`, `form__checkbox`. */
const called =
  /(?:^|[-_]|[a-z])(?:toggle|switch|checkbox|check-?box|tick-?box|radio)(?:[-_]?(?:switch|button|btn|box|control|input|toggle))?$/i;
/** What opens something is on while that is open. */
const opening = /dropdown|menu|nav|collapse|sidebar|accordion|password|picker/i;
const on = /(?:^|[-_])(?:on|active|checked|enabled|selected|true)$/i;
const off = /(?:^|[-_])(?:off|inactive|unchecked|false)$/i;
const states = ['data-state', 'data-value'];
/** Without a value they stand for being on, as `checked` does. */
const flags = ['data-checked', 'data-on', 'data-active', 'data-selected'];
const offFlags = ['data-unchecked', 'data-off', 'data-inactive'];
const maxPx = 90;

/** What a switch that is drawn is for a person, by what it is called. */
export function drawnRole(element: Element): 'checkbox' | 'radio' | 'switch' {
  const words = classesOf(element).join(' ');
  return /check|tick/i.test(words) ? 'checkbox' : /radio/i.test(words) ? 'radio' : 'switch';
}

export function isCalledSwitch(element: Element): boolean {
  if (!matches(element, 'div[class], span[class], button[class], i[class]')) return false;
  const { width, height } = element.getBoundingClientRect();
  if (width > maxPx || height > maxPx || /[\p{L}\p{N}]/u.test(element.textContent ?? '')) return false;
  return classesOf(element).some((name) => called.test(name) && !opening.test(name));
}

/**
 * Reads whether such a switch is on; null where nothing says in which state it is. What other switches and style sheets say
 * is read once: a page may have hundreds of them.
 */
export function createSwitchReader(): (element: Element) => boolean | null {
  const selectors = new Map<Document, string[]>();
  const canBe = new Map<string, boolean>();

  return (element) => {
    if (!isCalledSwitch(element)) return null;
    const words = [...classesOf(element), ...said(element)];
    if (words.some((word) => on.test(word))) return true;
    if (words.some((word) => off.test(word))) return false;
    const names = classesOf(element).filter((name) => called.test(name));
    return names.some((name) => canBeOn(name, element.ownerDocument)) ? false : null;
  };

  /** Whether the page has a word for the state of one that is on: in another one, or in a style sheet. */
  function canBeOn(name: string, document: Document): boolean {
    const known = canBe.get(name);
    if (known !== undefined) return known;
    const others = [...document.getElementsByClassName(name)];
    const isOn = others.some((one) => classesOf(one).some((word) => on.test(word)));
    const can = isOn || stylesOn(name, document);
    canBe.set(name, can);
    return can;
  }

  function stylesOn(name: string, document: Document): boolean {
    const all = selectors.get(document) ?? selectorsOf(document);
    selectors.set(document, all);
    const styled = new RegExp(`\\.${escaped(CSS.escape(name))}((?:\\.[\\w-]+|\\[[^\\]]+\\])+)`);
    return all.some((selector) => {
      const [, more = ''] = styled.exec(selector) ?? [];
      return more.split(/[.[\]="]+/).some((word) => on.test(word));
    });
  }
}

function said(element: Element): string[] {
  return [
    ...[...states, ...flags].flatMap((name) => {
      const value = element.getAttribute(name);
      return value === '' && flags.includes(name) ? 'on' : (value ?? []);
    }),
    ...offFlags.flatMap((name) => (element.getAttribute(name) === '' ? 'off' : [])),
  ];
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
