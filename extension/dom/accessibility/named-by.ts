/** Finds what an element names by `aria-labelledby`. */
import { isVisible } from '../tree/visibility';
import { roleOf } from './role';

/** By tree, what each element names; kept until the current task ends. */
let known: WeakMap<Node, Map<string, Element>> | undefined;

/** The visible element with a role that a label with this id names, if there is one. */
export function namedByLabel(label: Element): Element | undefined {
  const id = label.getAttribute('id');
  if (!id) return undefined;
  if (!known) {
    known = new WeakMap();
    queueMicrotask(() => {
      known = undefined;
    });
  }
  const root = label.getRootNode() as ParentNode & Node;
  let names = known.get(root);
  if (!names) {
    names = new Map();
    for (const one of root.querySelectorAll('[aria-labelledby]'))
      for (const name of one.getAttribute('aria-labelledby')?.split(/\s+/) ?? []) names.set(name, one);
    known.set(root, names);
  }
  const named = names.get(id);
  const isTold = named && named !== label && !/^(generic|presentation)$/.test(roleOf(named));
  return isTold && isVisible(named) ? named : undefined;
}
