/** Generates a selector that matches one element only. */
import { isShadowRoot, matches } from '../tree/walk';

type Root = Document | ShadowRoot;

/** Longer attribute values are not used. */
const maxNameLength = 100;
/** Counters and hashes change with the next build or load of the page. */
const madeUp = /\d{3}|[:{}]|[0-9a-f]{8}/i;

const testIds = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];
const words = ['name', 'aria-label', 'placeholder', 'for', 'title', 'alt', 'href', 'type', 'role'];

/**
 * A selector that matches only this element in the current page: CSS, joined by ` >>> ` where it goes into a frame or a
 * shadow root. Ids, test ids and names are preferred to classes; positions among siblings come last. The result is
 * deterministic.
 * @param top the document that the selector is for; nothing when the element is not below it.
 */
export function uniqueCss(element: Element, top: Document): string | undefined {
  const root = element.getRootNode() as Root;
  const own = inRoot(element, root);
  if (root === top) return own;
  const outside = isShadowRoot(root) ? root.host : root.defaultView?.frameElement;
  const before = outside && uniqueCss(outside, top);
  return before && own ? `${before} >>> ${own}` : undefined;
}

function inRoot(element: Element, root: Root): string | undefined {
  const is = (css: string) => {
    const found = root.querySelectorAll(css);
    return found.length === 1 && found[0] === element;
  };
  const names = namesOf(element);
  const direct = names.find(is);
  if (direct) return direct;
  const above = anchorsOf(element, root);
  for (const { css } of above) {
    const named = names.map((name) => `${css} ${name}`).find(is);
    if (named) return named;
  }
  const id = idOf(element);
  if (id && is(id)) return id;
  return placesOf(element, above).find(is);
}

/** Selectors that may distinguish an element, the best first. */
function namesOf(element: Element): string[] {
  const tag = CSS.escape(element.localName);
  const classes = [...element.classList].filter((name) => /^[a-z]+([-_]+[a-z]+)*$/i.test(name));
  const value = choice(element) ? withAttribute(element, 'value') : '';
  return [
    ...[idOf(element)].filter((css) => css !== '' && !madeUp.test(css)),
    ...testIds.map((name) => withAttribute(element, name)).filter((css) => css !== ''),
    // Radio buttons share a name, and options have none.
    ...(value ? [`${tag}${withAttribute(element, 'name')}${value}`] : []),
    ...words.map((name) => withAttribute(element, name)).flatMap((css) => (css ? [tag + css] : [])),
    ...classes.map((name) => `${tag}.${CSS.escape(name)}`),
    tag,
  ];
}

/** Ancestors with a selector of their own, innermost first. */
function anchorsOf(element: Element, root: Root): { around: Element; css: string }[] {
  const anchors: { around: Element; css: string }[] = [];
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const css = namesOf(around).find((name) => root.querySelectorAll(name).length === 1);
    if (css) anchors.push({ around, css });
  }
  return anchors;
}

/** By position among siblings: below the nearest anchor, and from the root. */
function placesOf(element: Element, anchors: { around: Element; css: string }[]): string[] {
  const found: string[] = [];
  let path = place(element);
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const anchor = anchors.find((one) => one.around === around);
    found.push(path, ...(anchor ? [`${anchor.css} > ${path}`] : []));
    path = `${place(around)} > ${path}`;
  }
  return [...found, path, `:host > ${path}`];
}

/** Works for forms with a field named `parentElement`, which shadows the property. */
function parentOf(element: Element): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', element);
}

function place(element: Element): string {
  let before = 1;
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling)
    if (at.localName === element.localName) before += 1;
  const tag = CSS.escape(element.localName);
  return tag === 'html' || tag === 'body' ? tag : `${tag}:nth-of-type(${before})`;
}

/** From the attribute, because a form's `id` may be a field of it. */
function idOf(element: Element): string {
  const id = element.getAttribute('id');
  return id ? `#${CSS.escape(id)}` : '';
}

function withAttribute(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? '';
  if (value === '' || value.length > maxNameLength || madeUp.test(value) || /[\n\r\f?]/.test(value))
    return '';
  return `[${name}="${value.replace(/["\\]/g, '\\$&')}"]`;
}

/** For these the value identifies the element and is not user input. */
function choice(element: Element): boolean {
  return matches(element, 'option, button, input[type=radio], input[type=checkbox]');
}
