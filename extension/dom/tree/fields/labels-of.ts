/** The labels of a form field. */

interface LabelsOfTree {
  byField: Map<Element, HTMLLabelElement[]>;
  observer: InstanceType<typeof globalThis.MutationObserver>;
}

/** Kept until the current task ends. */
const trees = new Map<Node, LabelsOfTree>();

/**
 * The labels of a field, in document order. Chromium's `labels` searches the whole tree again for each field, and reading
 * a long form then takes time that grows with the square of its length.
 */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  if (!(element as Partial<HTMLInputElement>).labels) return [];
  const view = element.ownerDocument.defaultView;
  if (!view) return [];
  const root = element.getRootNode();
  let known = trees.get(root);
  if (known && known.observer.takeRecords().length > 0) {
    known.observer.disconnect();
    known = undefined;
  }
  known ??= readLabels(root, view.MutationObserver);
  return known.byField.get(element) ?? [];
}

function readLabels(root: Node, Observer: typeof globalThis.MutationObserver): LabelsOfTree {
  if (trees.size === 0) queueMicrotask(forget);
  const byField = new Map<Element, HTMLLabelElement[]>();
  for (const label of (root as ParentNode).querySelectorAll('label')) {
    const field = label.control;
    if (field) byField.set(field, [...(byField.get(field) ?? []), label]);
  }
  const observer = new Observer(() => {});
  // All that decides which field a label is for, https://html.spec.whatwg.org/multipage/forms.html#labeled-control
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['for', 'id', 'type'] });
  const tree = { byField, observer };
  trees.set(root, tree);
  return tree;
}

function forget(): void {
  for (const { observer } of trees.values()) observer.disconnect();
  trees.clear();
}
