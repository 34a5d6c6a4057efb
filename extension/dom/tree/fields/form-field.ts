/** The kinds of form fields and labels, and which of them are disabled or read-only. */
import { matches, own } from '../walk';

// Compared by name, not by instanceof: an element of another frame has other constructors.

export function isInput(element: Element): element is HTMLInputElement {
  return element.localName === 'input';
}

export function isTextArea(element: Element): element is HTMLTextAreaElement {
  return element.localName === 'textarea';
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select';
}

export function isLabel(element: Element): element is HTMLLabelElement {
  return element.localName === 'label';
}

/** The file field that is meant by an element: pages often hide it behind a button or a drop zone of their own. */
export function fileFieldOf(element: Element): HTMLInputElement | null {
  const meant = controlOf(element);
  if (isInput(meant) && meant.type === 'file') return meant;
  return own(meant, 'querySelector')('input[type=file]') as HTMLInputElement | null;
}

export function isCheckable(element: Element): element is HTMLInputElement {
  return isInput(element) && (element.type === 'checkbox' || element.type === 'radio');
}

// https://html.spec.whatwg.org/multipage/input.html#attr-input-type
const typedInto = /^(text|search|url|tel|email|password|number)$/;
const setAsAWhole = /^(date|time|datetime-local|month|week|color|range)$/;

/** A field whose text is typed key by key. */
export function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return isTextArea(element) || (isInput(element) && typedInto.test(element.type));
}

/** A field that takes one value as a whole, such as a date. */
export function isPicker(element: Element): element is HTMLInputElement {
  return isInput(element) && setAsAWhole.test(element.type);
}

/** Whether a field says that it is only to be read; the attribute means nothing on boxes, buttons, colours and ranges. */
export function isMarkedReadOnly(element: Element): boolean {
  if (element.getAttribute('aria-readonly') === 'true') return true;
  if (!isTextField(element) && !isPicker(element)) return false;
  return element.readOnly && element.type !== 'color' && element.type !== 'range';
}

/** The outermost element of the editable region that `element` is in, or the owner of an `EditContext`, if any. */
export function editingHost(element: Element): HTMLElement | null {
  if (!(element as HTMLElement).isContentEditable) return editContextHost(element);
  let host = element as HTMLElement;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

/**
 * The element that takes text for an `EditContext`, of those around `element`: the page draws that text itself,
 * https://w3c.github.io/edit-context/#edit-context-interface
 */
function editContextHost(element: Element): HTMLElement | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (editContextOf(at)) return at as HTMLElement;
  return null;
}

/** The part of `EditContext` that is used; the DOM types do not have it yet. */
export interface EditContext extends EventTarget {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}

export function editContextOf(element: Element): EditContext | null {
  return (element as { editContext?: EditContext | null }).editContext ?? null;
}

/** Whether keys change the text of what has the focus. */
export function takesText(target: Element): boolean {
  if (isTextField(target)) return !target.readOnly && !target.disabled;
  return editingHost(target) !== null;
}

/** The control of a label; any other element itself. */
export function controlOf(element: Element): Element {
  return (isLabel(element) && element.control) || element;
}

/** Form controls that can be disabled natively, https://html.spec.whatwg.org/multipage/semantics-other.html#disabled-elements */
export function isDisabled(element: Element): boolean {
  return matches(element, ':disabled');
}

/** The radio buttons of which one can be chosen, as far as they are not disabled; without a name it is alone. */
export function radioGroup(radio: HTMLInputElement): HTMLInputElement[] {
  if (!radio.name) return [radio];
  const root = radio.getRootNode() as ParentNode;
  return [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (one) => one.name === radio.name && one.form === radio.form && !isDisabled(one),
  );
}

/** What Space clicks when it comes up again. */
export function isClickedBySpace(element: Element): boolean {
  return matches(
    element,
    'button, summary, input:is([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio])',
  );
}
