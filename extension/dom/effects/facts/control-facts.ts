/** What is known of a control before it is pressed. */

import { collapse } from '../../../protocol/collapse';
import type { ControlFacts } from '../../../protocol/effects/control/control-facts';
import { isSignOnly } from '../../../protocol/effects/names/is-sign-only';
import { wordsOf } from '../../../protocol/effects/words';
import { contentText, nameOf } from '../../accessibility/name';
import { roleOf } from '../../accessibility/role';
import { calledFunctions } from '../../hints/called-functions';
import { tooltipOf } from '../../hints/tooltip-of';
import { isInput } from '../../tree/fields/form-field';
import { labelsOf } from '../../tree/fields/labels-of';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, composedParent, matches, own, type ShadowLookup } from '../../tree/walk';
import { addressOf, isSubmit, leadsToPage } from './address-of';
import { pointedIn } from './choices-in';
import { enteredFields } from './entered-fields';
import { formAround, formFacts } from './form-facts';
import { textOf } from './headings';
import { drawingOf, iconOf } from './icon-of';
import { isOpener } from './is-opener';
import { isRoleBorneOut } from './is-role-borne-out';
import { legendOf } from './legend-of';
import { placeOf } from './place-of';
import { isInEachRow } from './rows/rows-beside';

/** A control and its form, with what is known of both. */
export interface KnownControl {
  element: Element;
  form: Element | undefined;
  facts: ControlFacts;
}

const controls = 'button, a[href], input, select, textarea, [role=button], [role=link]';
const pressable = 'button, a[href], input[type=submit], [role=button], [role=link], [role=menuitem]';
const maxGenericChars = 60;
const maxChoices = 20;
const maxTwins = 500;
const maxParts = 20;
/** Of a name that says only what is done. */
const maxBareWords = 2;

export function controlFacts(element: Element, shadow: ShadowLookup): KnownControl {
  const role = roleOf(element);
  const name = nameFor(element, role, shadow);
  const form = formAround(element);
  const { row, ...place } = placeOf(element);
  return {
    element,
    form,
    facts: {
      name,
      role,
      icon: isBox(element, role) ? '' : `${iconOf(element)} ${drawingOf(element)}`.trim(),
      calls: calledFunctions(element),
      isPicture: textOf(element, 1) === '',
      isOpener: isOpener(element),
      isMisnomer: !isRoleBorneOut(element),
      isPageLink: role === 'link' && leadsToPage(element),
      isSubmit: isSubmit(element),
      takesBack: isInChip(element) || isMinus(element),
      actsAtOnce: !form || !own(form, 'querySelector')(':is(button, input):default'),
      choices: choicesBeside(element),
      list: listOf(element),
      target:
        optionValue(element) ?? addressOf(element, isSubmit(element) ? sentByPost(element, form) : undefined),
      form: form && formFacts(form),
      ...(/^(?:button|link|menuitem)$/.test(role) && enteredFields(element)),
      row: row === name ? '' : row,
      isInEachRow: row !== '' && wordsOf(name).length <= maxBareWords && isInEachRow(element),
      ...place,
    },
  };
}

/** A row or card that can be pressed: what is drawn in it are pictures of its content and of its buttons. */
function isBox(element: Element, role: string): boolean {
  if (role === 'button' || role === 'link') return false;
  const isText = textOf(element, maxGenericChars + 1).length > maxGenericChars;
  // A page that listens on a whole menu may have no other mark of its entries.
  return (
    isText ||
    own(element, 'querySelector')(`${controls}, [onclick]`) !== null ||
    pointedIn(element).length > 1
  );
}

/** What marks a choice: `chip`, `active-filters`, `filter-tag`. */
const chip =
  /(?:^|[\s_-])(?:(?:chip|pill)s?|(?:active|applied|selected|chosen|current)[_-]?(?:filter|facet|refinement)s?|(?:filter|facet|refinement)s?[_-]{0,2}(?:tag|token|badge|label)s?)(?:$|[\s_-])/i;

function isInChip(element: Element): boolean {
  return composedAncestors(element)
    .slice(0, 3)
    .some((at) => chip.test(at.getAttribute('class') ?? ''));
}

/** Of a counter: "− 2 +". */
function isMinus(element: Element): boolean {
  const isShown = (one: Element, sign: RegExp) => sign.test(textOf(one, 2));
  const beside = [...(element.parentElement?.children ?? [])];
  return isShown(element, /^[−–-]$/) && beside.some((one) => one !== element && isShown(one, /^\+$/));
}

/** The texts beside it in elements of the same kind. */
function choicesBeside(element: Element): string[] {
  const parent = composedParent(element);
  const all = parent ? [...(own(parent, 'children') as HTMLCollection)] : [];
  if (all.length > maxChoices) return [];
  return all
    .filter((one) => one !== element && makeOf(one) === makeOf(element))
    .map((one) => textOf(one, maxGenericChars));
}

/** Its tag and the first of its classes: more of them tell which one is chosen. */
function makeOf(element: Element): string {
  return [element.localName, (element.getAttribute('class') ?? '').trim().split(/\s+/)[0]].join(' ');
}

/** The name of the list that an option is in. */
function listOf(element: Element): string {
  const list = element.closest('select, [role=listbox]');
  return list && list !== element ? [nameOf(list), list.getAttribute('name')].join(' ') : '';
}

/** The accessible name or the tooltip, and for what has no role its text. */
function nameFor(element: Element, role: string, shadow: ShadowLookup): string {
  const isPicture =
    isInput(element) && element.type === 'image' && !matches(element, '[alt], [title], [aria-label]');
  // A label of a button says what the button is called, and its own text what it does.
  const isLabelled = element.localName === 'button' && labelsOf(element).length > 0;
  const text = isLabelled && !matches(element, '[aria-label], [aria-labelledby]') ? textOf(element) : '';
  const called = text || (isPicture ? '' : nameOf(element, shadow));
  const name = isSignOnly(called) ? describedBy(element) || called : called;
  if (name || role === 'button' || role === 'link') return name;
  if (own(element, 'querySelector')(controls)) return '';
  if (textOf(element, maxGenericChars + 1).length > maxGenericChars) return '';
  const words = contentText(element, shadow);
  return words.length > maxGenericChars ? '' : words;
}

/** The tooltip, also one that the page keeps in an element of its own. */
function describedBy(element: Element, isDescribed = true): string {
  const text = tooltipOf(element);
  const [id = ''] = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const described = (element.getRootNode() as Document).getElementById?.(id);
  const isTooltip = described && matches(described, '[role=tooltip], [class*=tooltip i]');
  return collapse(text || ((isDescribed || isTooltip) && described?.textContent) || '').slice(
    0,
    maxGenericChars,
  );
}

/** What an option of a list stands for: `bulk_delete`. */
function optionValue(element: Element): string | undefined {
  return element.localName === 'option' ? (element as HTMLOptionElement).value : undefined;
}

/** What a control says besides its name: its text under another label, its label beside another text, its tooltip. */
export function otherNames(element: Element, facts: ControlFacts, shadow: ShadowLookup): string[] {
  const { name, role, isPageLink } = facts;
  const group = role === 'option' ? element.closest('optgroup')?.label : undefined;
  if (group) return [`${group} ${name}`];
  const isButton = isInput(element) && /^(?:submit|button)$/.test(element.type);
  // What has no role is called by its text, unless it has another name.
  const isLabelled = role === 'generic' && matches(element, '[aria-label], [aria-labelledby], [title]');
  if (!isButton && !isLabelled && !/^(?:button|link|menuitem)$/.test(role)) return [];
  if (textOf(element, maxGenericChars + 1).length > maxGenericChars) return [];
  const words = wordsOf(name);
  const shown = isButton ? element.value : contentText(element, shadow);
  const others = [shown, nameOf(element, shadow), ...shownAlone(element)].filter((other) => {
    // A name that begins with what is shown says it in more words, and icon fonts show names of pictures.
    const isSame = wordsOf(other).every((word) => words.includes(word));
    return other !== name && !isSame && !/^[a-z]+(?:_[a-z]+)*$/.test(other);
  });
  const explained = isPageLink ? [] : [describedBy(element, false), legendOf(element, name)];
  return [...others, ...whole(element, shown), ...reversed(element), ...explained].filter(Boolean);
}

/** Its texts that only a screen reader leaves out. */
function shownAlone(element: Element): string[] {
  const parts = own(element, 'querySelectorAll')('[aria-hidden=true]') as NodeListOf<Element>;
  return [...parts]
    .slice(0, maxParts)
    .filter(isVisible)
    .map((part) => textOf(part, maxGenericChars));
}

/** Its text as it stands there, where boxes around parts of words have set them apart: "Del" "ete". */
function whole(element: Element, name: string): string[] {
  const text = textOf(element, maxGenericChars);
  const [apart, together] = [wordsOf(name), wordsOf(text)];
  return together.length < apart.length && apart.join('') === together.join('') ? [text] : [];
}

/** What letters say that a style sheet shows from right to left. */
function reversed(element: Element): string[] {
  const parts = [element, ...(own(element, 'querySelectorAll')('*') as NodeListOf<Element>)].slice(
    0,
    maxParts,
  );
  const turned = parts.filter((part) => {
    const { direction = '', unicodeBidi = '' } = styleOf(part) ?? {};
    return direction === 'rtl' && unicodeBidi.includes('override');
  });
  return turned.map((part) => [...textOf(part, maxGenericChars)].reverse().join(''));
}

/** @returns the form, unless the markup says that it is sent by GET */
export function sentByPost(button: Element, form: Element | undefined): Element | undefined {
  const method = button.getAttribute('formmethod') ?? form?.getAttribute('method') ?? '';
  return /^get$/i.test(method) ? undefined : form;
}

/** The names of the buttons and links that can be seen, without the control itself. */
export function namesBeside(element: Element, shadow: ShadowLookup): string[] {
  const root = element.getRootNode() as ParentNode;
  const all = [...root.querySelectorAll(pressable)].slice(0, maxTwins);
  return all.filter((one) => one !== element && isVisible(one)).map((one) => nameOf(one, shadow));
}
