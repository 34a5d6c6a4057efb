/**
 * Keeps properties of nodes reachable that a page hides: a form has its fields as properties, and a document its
 * pictures and forms, before those of its prototype, https://html.spec.whatwg.org/#dom-form-nameditem. The build lets
 * the scripts for documents read `node.parentNode$` wherever their source says `node.parentNode`; these are other names
 * for the same properties. So no object of our own may have a property of such a name.
 */
export const ownNames = [
  ...['assignedSlot', 'attributes', 'childElementCount', 'childNodes', 'children', 'classList', 'contains'],
  ...[
    'firstChild',
    'firstElementChild',
    'innerHTML',
    'innerText',
    'isConnected',
    'isContentEditable',
    'labels',
    'lastChild',
    'lastElementChild',
  ],
  ...['localName', 'namespaceURI', 'nextElementSibling', 'nextSibling', 'nodeName', 'nodeType', 'nodeValue'],
  ...[
    'outerHTML',
    'ownerDocument',
    'parentElement',
    'parentNode',
    'previousElementSibling',
    'previousSibling',
  ],
  ...['shadowRoot', 'tagName', 'textContent', 'documentElement', 'activeElement', 'defaultView'],
  ...['checkVisibility', 'cloneNode', 'closest', 'compareDocumentPosition', 'dispatchEvent', 'getAnimations'],
  ...['getAttribute', 'getBoundingClientRect', 'getClientRects', 'getElementById', 'getElementsByTagName'],
  ...['getRootNode', 'hasAttribute', 'isSameNode', 'querySelector', 'querySelectorAll', 'removeAttribute'],
  ...[
    'editContext',
    'requestSubmit',
    'scrollIntoView',
    'setAttribute',
    'createElement',
    'elementsFromPoint',
    'elementFromPoint',
  ],
];

/** Whose prototypes have such properties of their own. */
const interfaces =
  `EventTarget Node Element Attr CharacterData Text HTMLElement SVGElement Document HTMLDocument DocumentFragment
  ShadowRoot Range DOMTokenList HTMLInputElement HTMLTextAreaElement HTMLSelectElement HTMLButtonElement HTMLOutputElement
  HTMLMeterElement HTMLProgressElement HTMLFormElement`.split(/\s+/);

/** Gives the nodes of a window's documents the other names, if they do not have them yet. */
export function keepOwnNames(view: object | null): void {
  // Not by `defaultView`, which has another name here.
  const of = view as Record<string, { prototype: object } | undefined> | null;
  if (!of || 'getAttribute$' in (of.Element?.prototype ?? { getAttribute$: '' })) return;
  for (const name of interfaces) {
    const prototype = of[name]?.prototype;
    for (const key of prototype ? ownNames : []) {
      const own = prototype && Object.getOwnPropertyDescriptor(prototype, key);
      if (own) Object.defineProperty(prototype, `${key}$`, own);
    }
  }
}
