/** The accessible name from HTML and SVG markup: labels, captions, `alt`, `title`. */
import { isInput, isTextArea } from '../tree/fields/form-field';
import { labelsOf } from '../tree/fields/labels-of';
import { isShadowRoot } from '../tree/walk';

// https://www.w3.org/TR/html-aam-1.0/#input-type-text-input-type-password-input-type-number-input-type-search-input-type-tel-input-type-email-input-type-url-and-textarea-element-accessible-name-computation
const withPlaceholder = new Set(['text', 'password', 'number', 'search', 'tel', 'email', 'url', 'textarea']);

const captions: Record<string, string> = { fieldset: 'legend', figure: 'figcaption', table: 'caption' };

/**
 * The name from native markup, https://www.w3.org/TR/html-aam-1.0/#accessible-name-and-description-computation. Null
 * where content or `title` is the name.
 * @param asksLabels whether labels count
 * @param read reads the text of the elements that name this one
 */
export function nativeName(
  element: Element,
  asksLabels: boolean,
  read: (names: Element[]) => string,
): string | null {
  const attribute = (name: string) => element.getAttribute(name)?.trim() || null;
  const { localName } = element;
  const label = asksLabels ? labelled(element, read) : '';
  if (isInput(element)) {
    if (element.type === 'button' || element.type === 'submit' || element.type === 'reset') {
      return element.value.trim() || byDefault[element.type] || null;
    }
    if (element.type === 'image') {
      return label || attribute('alt') || attribute('title') || 'Submit';
    }
    if (element.type === 'file') return label || (element.multiple ? 'Choose Files' : 'Choose File');
  }
  if (label) return label;
  if (isInput(element) || isTextArea(element)) {
    if (!withPlaceholder.has(element.type)) return null;
    return attribute('title') ?? attribute('placeholder') ?? attribute('aria-placeholder');
  }
  const caption = captions[localName];
  if (caption) {
    const child = [...(element as Element).children].find((one) => one.localName === caption);
    return (child && read([child])) || attribute('summary');
  }
  if (localName === 'img' || localName === 'area') return attribute('alt') ?? attribute('title');
  if (localName === 'option' || localName === 'optgroup') return attribute('label');
  if ((element as Element).namespaceURI === 'http://www.w3.org/2000/svg') {
    const title = [...(element as Element).children].find((one) => one.localName === 'title');
    return title?.textContent ?? attribute('xlink:title');
  }
  return null;
}

const byDefault: Record<string, string> = { submit: 'Submit', reset: 'Reset' };

/** Of a labelable element, https://html.spec.whatwg.org/multipage/forms.html#category-label */
function labelled(element: Element, read: (names: Element[]) => string): string {
  const labels = labelsOf(element);
  if (labels.length) return read([...labels]);
  const root = element.getRootNode();
  if (!(element as Partial<HTMLInputElement>).labels || !isShadowRoot(root)) return '';
  // The label of a form-associated custom element means the field in it.
  const { host } = root;
  const byId =
    host.id && (host.getRootNode() as ParentNode).querySelector(`label[for="${CSS.escape(host.id)}"]`);
  const label = (byId || host.closest('label')) as HTMLLabelElement | null;
  return label?.control === host ? read([label]) : '';
}
