/** What is known of a control before it is pressed. */
import type { ControlFacts } from '../../protocol/effects/classify-control';
import { isSignOnly } from '../../protocol/effects/is-sign-only';
import { collapse, nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { isInput } from '../tree/form-field';
import { labelsOf } from '../tree/labels-of';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { matches, own, type ShadowLookup } from '../tree/walk';
import { formAround, formFacts } from './form-facts';
import { textOf } from './headings';
import { placeOf } from './place-of';

/** A control and its form, with what is known of both. */
export interface KnownControl {
  element: Element;
  form: Element | undefined;
  facts: ControlFacts;
}

const opens =
  '[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded], [popovertarget], summary, [data-toggle], [data-bs-toggle]';
const controls = 'button, a[href], input, select, textarea, [role=button], [role=link]';
const maxGenericChars = 60;
const maxTwins = 500;

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
      icon: iconOf(element),
      isOpener: matches(element, opens),
      isPageLink: isPageLink(element),
      isSubmit: isSubmit(element),
      target: targetOf(element, form),
      form: form && formFacts(form),
      row: row === name ? '' : row,
      ...place,
    },
  };
}

/** What shows a text beside a control without a name. */
const tooltips =
  `title data-tooltip data-tip data-title data-original-title data-bs-original-title data-tooltip-content
  data-tippy-content tooltip mattooltip`.split(/\s+/);

/** The accessible name or the tooltip, and for what has no role its text. */
function nameFor(element: Element, role: string, shadow: ShadowLookup): string {
  const isPicture =
    isInput(element) && element.type === 'image' && !matches(element, '[alt], [title], [aria-label]');
  // A label of a button says what the button is called, and its own text what it does.
  const isLabelled = element.localName === 'button' && labelsOf(element).length > 0;
  const text = isLabelled && !matches(element, '[aria-label], [aria-labelledby]') ? textOf(element) : '';
  const called = text || (isPicture ? '' : nameOf(element, shadow));
  const name = isSignOnly(called) ? tooltipOf(element) || called : called;
  if (name || role === 'button' || role === 'link') return name;
  if (own(element, 'querySelector')(controls)) return '';
  const words = textOf(element, maxGenericChars + 1);
  return words.length > maxGenericChars ? '' : words;
}

function tooltipOf(element: Element): string {
  const text = tooltips.map((name) => element.getAttribute(name)).find(Boolean);
  const [id = ''] = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const described = (element.getRootNode() as Document).getElementById?.(id);
  return collapse(text ?? described?.textContent ?? '').slice(0, maxGenericChars);
}

/** Where a link leads or the form of a submit button goes, and by which method, as the markup says. */
function targetOf(element: Element, form: Element | undefined): string {
  const link = matches(element, 'a[href], area[href]') ? element : undefined;
  const sent =
    isSubmit(element) && form && !/^get$/i.test(form.getAttribute('method') ?? '') ? form : undefined;
  const address =
    link?.getAttribute('href') ?? element.getAttribute('formaction') ?? sent?.getAttribute('action');
  const methods = ['data-method', 'data-turbo-method'].map((name) => element.getAttribute(name));
  const field = sent && (own(sent, 'querySelector')('input[name=_method i]') as HTMLInputElement | null);
  const isDelete = [...methods, field?.value].some((method) => /^delete$/i.test(method ?? ''));
  const path = (/^\s*(?:#|javascript:)/i.test(address ?? '') ? '' : (address ?? '')).replace(
    /^[a-z]+:\/\/[^/]*|[?#].*$/gi,
    '',
  );
  return isDelete || matches(element, '[hx-delete]') ? `delete ${path}` : path;
}

const iconNames =
  `class id name data-icon data-lucide href xlink:href src alt data-testid data-action data-command`.split(
    ' ',
  );

/** What names the icon: class names, ids and files of the control and of what is in it. */
function iconOf(element: Element): string {
  const parts = [
    element,
    ...(own(element, 'querySelectorAll')('i, span, svg, use, img') as NodeListOf<Element>),
  ];
  const words = parts.slice(0, 8).flatMap((part) => iconNames.map((name) => part.getAttribute(name) ?? ''));
  return [...words, pictureOf(element)]
    .filter((word) => !word.startsWith('data:') && !word.startsWith('http'))
    .join(' ')
    .slice(0, 600);
}

/** The file of its picture, where a style sheet shows one. */
function pictureOf(element: Element): string {
  const { backgroundImage = '', maskImage = '' } = styleOf(element) ?? {};
  return [backgroundImage, maskImage]
    .flatMap((image) => [...image.matchAll(/url\("?([^")]{1,200})/g)].map(([, url = '']) => url))
    .map((url) => (url.startsWith('data:') ? '' : url.replace(/^.*\//, '')))
    .join(' ');
}

/** A link that leads to another page, and that no script turns into something else as far as the markup says. */
function isPageLink(element: Element): boolean {
  if (!matches(element, 'a[href], area[href]') || roleOf(element) !== 'link') return false;
  if (matches(element, '[data-method], [data-turbo-method], [data-confirm], [onclick]')) return false;
  const href = element.getAttribute('href') ?? '';
  return !/^\s*(?:#|javascript:)/i.test(href);
}

function isSubmit(element: Element): boolean {
  if (element.localName === 'button') return (element as HTMLButtonElement).type === 'submit';
  return isInput(element) && (element.type === 'submit' || element.type === 'image');
}

/** The controls that can be seen and have the same name, itself included, in document order. */
export function twinsOf(element: Element): Element[] {
  const root = element.getRootNode() as ParentNode;
  const own = signatureOf(element);
  const alike = [...root.querySelectorAll(element.localName)].slice(0, maxTwins * 10);
  return alike.filter((one) => signatureOf(one) === own && isVisible(one)).slice(0, maxTwins);
}

function signatureOf(element: Element): string {
  const { value = '' } = element as Partial<HTMLInputElement>;
  const text = element.getAttribute('aria-label') ?? (collapse(element.textContent ?? '') || value);
  return text || element.getAttribute('title') || iconOf(element);
}
