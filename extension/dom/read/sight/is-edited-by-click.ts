/** Recognises a value that a page lets be edited by a click on it, where nothing but its looks and hints says so. */
import { tooltipOf } from '../../hints/tooltip-of';
import { styleOf } from '../../tree/style-of';
import { own } from '../../tree/walk';

const values = /^(?:td|dd|dt|span|div|p|b|strong|em|h[1-6]|li)$/;
const controls = 'a, button, input, select, textarea, label, [tabindex], [role], [contenteditable]';
const maxChars = 200;
/** What names of classes and attributes call such a value: `editable`, `inline-edit`, `clickToEdit`. */
const editable =
  /(?<!(?:non|not|un|read|content)[-_]?)\b(?:editable|inline[-_]?edit(?:able|ing)?|(?:dbl|double)?[-_]?click[-_]?to[-_]?edit|edit[-_]?in[-_]?place|jeditable)(?![a-z])/i;
const clicking = /\b(?:click|tap|press|klick\w*|anklick\w*|cliqu\w*|clic|toca|clique|klik\w*|kliknij)/iu;
const editing =
  /\b(?:edit|change|rename|modify|update|bearbeit\w*|änder\w*|umbenenn\w*|modifi\w*|renomm\w*|édit\w*|editar|cambiar|modificar|renombrar|modificare|cambiare|rinominare|alterar|renomear|bewerk\w*|wijzig\w*|edyt\w*|zmieni\w*)/iu;

/**
 * Only of a value itself: what holds controls, or stands in one, is edited by those. Of several around one another, the
 * innermost is.
 */
export function isEditedByClick(element: Element): boolean {
  if (!values.test(element.localName) || (element.textContent ?? '').trim().length > maxChars) return false;
  if (!isHinted(element)) return false;
  if (own(element, 'querySelector')(controls) !== null || element.closest(controls) !== null) return false;
  return ![...own(element, 'querySelectorAll')('*')].some(
    (inner) => values.test(inner.localName) && isHinted(inner),
  );
}

function isHinted(element: Element): boolean {
  return (
    hasTextCursor(element) ||
    isCalledEditable(element) ||
    saysSo(tooltipOf(element) || descriptionOf(element))
  );
}

/** Set for it alone: plain text has the cursor `auto`. */
function hasTextCursor(element: Element): boolean {
  const cursor = styleOf(element)?.cursor;
  if (cursor !== 'text' && cursor !== 'cell') return false;
  const { parentElement } = element;
  return parentElement !== null && styleOf(parentElement)?.cursor !== cursor;
}

function isCalledEditable(element: Element): boolean {
  const names = [...(own(element, 'attributes') as NamedNodeMap)]
    .filter(({ name, value }) => name.startsWith('data-') && value !== 'false')
    .map(({ name }) => name.slice('data-'.length));
  return [...(element.getAttribute('class') ?? '').split(/\s+/), ...names].some((name) =>
    editable.test(name),
  );
}

const descriptionOf = (element: Element) => element.getAttribute('aria-description') ?? '';

const saysSo = (words: string) => clicking.test(words) && editing.test(words);
