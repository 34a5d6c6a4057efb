type View = Window & typeof globalThis;
type Tree = Document | ShadowRoot;

const methods = ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const;
const focusPseudo = /:focus(-within|-visible)?(?![\w-])/g;

/**
 * Lets selectors with `:focus`, `:focus-visible` and `:focus-within` match in scripts what they would match if the window
 * had the focus: widgets that are moved through by keys find their item so. Styles do not change. Runs in the page's own
 * world, before `emulateFocus`.
 */
export function emulateFocusSelectors(view: View): void {
  const { hasFocus } = view.Document.prototype;
  for (const { prototype } of [view.Element, view.Document, view.DocumentFragment]) {
    for (const method of methods) {
      const own = Reflect.get(prototype, method);
      if (!own) continue;
      const apply = (_: unknown, node: Node, args: unknown[]) => {
        const [selector, ...rest] = args;
        if (typeof selector !== 'string' || !selector.includes(':focus'))
          return Reflect.apply(own, node, args);
        const document = node.ownerDocument ?? (node as Document);
        const meant = hasFocus.call(document)
          ? selector
          : named(selector, node.getRootNode() as Partial<Tree>);
        try {
          return Reflect.apply(own, node, [meant, ...rest]);
        } catch {
          return Reflect.apply(own, node, args);
        }
      };
      Reflect.set(prototype, method, new Proxy(own, { apply }));
    }
  }
}

/** The selector with the active element of the tree named by its place. */
function named(selector: string, { activeElement }: Partial<Tree>): string {
  if (!activeElement || activeElement === activeElement.ownerDocument.body) return selector;
  const path = pathOf(activeElement);
  return selector.replace(focusPseudo, (_, kind) =>
    kind === '-within' ? `:is(${path}, :has(${path}))` : `:is(${path})`,
  );
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  // Not as properties of the element: a form has its fields before them.
  const beside = (at: Element, key: 'parentElement' | 'previousElementSibling'): Element | null =>
    Reflect.get(Element.prototype, key, at);
  for (let at: Element | null = element; at; at = beside(at, 'parentElement')) {
    let place = 1;
    for (let one = beside(at, 'previousElementSibling'); one; one = beside(one, 'previousElementSibling'))
      place++;
    steps.unshift(`:nth-child(${place})`);
  }
  return `:not(* > *)${steps.join(' > ')}`;
}
