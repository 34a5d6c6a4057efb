/** Finds what a page has drawn in the place of an element that it has removed, whatever that says now. */
import { composedAncestors, composedParent, own, type ShadowLookup, tagNameOf } from '../../../dom/tree/walk';

/** @returns the element itself while it is in the page; undefined when nothing of its kind has taken its place */
export function placeOf(element: Element, shadow: ShadowLookup): () => Element | undefined {
  const chain = composedAncestors(element).map((at) => {
    const parent = composedParent(at);
    return { at, index: parent ? alikeIn(parent, at, shadow).indexOf(at) : -1 };
  });
  return () => {
    const kept = chain.findIndex(({ at }) => at.isConnected);
    let now = chain[kept]?.at;
    for (const { at, index } of chain.slice(0, Math.max(0, kept)).reverse())
      now = now && alikeIn(now, at, shadow)[index];
    return now;
  };
}

/** The children of the same kind. */
function alikeIn(parent: Element, child: Element, shadow: ShadowLookup): Element[] {
  const children = [...(shadow(parent)?.children ?? []), ...(own(parent, 'children') as HTMLCollection)];
  const role = child.getAttribute('role');
  return children.filter((one) => tagNameOf(one) === tagNameOf(child) && one.getAttribute('role') === role);
}
